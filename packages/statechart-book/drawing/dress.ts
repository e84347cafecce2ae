/** What lies over a drawing: coverage, a difference, the states of a running app. */
export type Mark = {
  readonly className: string
  /** Written beside the name or the event, in at most four letters. */
  readonly count?: string
}

export type Dress = {
  readonly states: ReadonlyMap<string, Mark>
  readonly transitions: ReadonlyMap<string, Mark>
  /** Rules for marks that no other drawing has. */
  readonly style?: string
}

export const UNDRESSED: Dress = { states: new Map(), transitions: new Map() }

/** Who goes one of several transitions goes along their arrow. */
const ON_THE_WAY = 'mark-way'

/** The class of an arrow that several transitions share: theirs, where they agree. */
export const sharedClass = (dress: Dress, ids: readonly string[]): string => {
  const [first = '', ...others] = new Set(ids.map(id => dress.transitions.get(id)?.className ?? ''))
  if (first === ON_THE_WAY || others.includes(ON_THE_WAY)) return ON_THE_WAY
  return others.length === 0 ? first : 'mark-partly'
}
