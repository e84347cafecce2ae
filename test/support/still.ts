/** Of these events none comes: for a model that looks at little. */
export const still = <Events extends object>(events: Events) =>
  Object.fromEntries(Object.keys(events).map(type => [type, []])) as unknown as {
    readonly [Type in keyof Events]: readonly []
  }
