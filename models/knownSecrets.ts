/** No secret that is looked for is shorter. */
export const SHORTEST_SECRET = 5

/** Secrets with what stands in their place in a text. What a text costs does not grow with their number. */
export interface KnownSecrets {
  readonly add: (secret: string, standIn: string) => void
  /** Where several fit, the longest one counts. */
  readonly replacedIn: (text: string) => string
}

export const makeKnownSecrets = (): KnownSecrets => {
  const standIns = new Map<string, string>()
  /** How long those are that begin so, the longest first. */
  const lengths = new Map<string, number[]>()

  const secretAt = (text: string, at: number): string | undefined => {
    for (const length of lengths.get(text.slice(at, at + SHORTEST_SECRET)) ?? []) {
      const part = text.slice(at, at + length)
      if (part.length === length && standIns.has(part)) return part
    }
    return undefined
  }

  return {
    add: (secret, standIn) => {
      standIns.set(secret, standIn)
      const start = secret.slice(0, SHORTEST_SECRET)
      const known = lengths.get(start) ?? []
      if (!known.includes(secret.length))
        lengths.set(
          start,
          [...known, secret.length].sort((one, other) => other - one),
        )
    },
    replacedIn: text => {
      if (standIns.size === 0) return text
      let made = ''
      let from = 0
      for (let at = 0; at + SHORTEST_SECRET <= text.length; at += 1) {
        const secret = secretAt(text, at)
        if (secret === undefined) continue
        made += text.slice(from, at) + standIns.get(secret)
        from = at + secret.length
        at = from - 1
      }
      return made + text.slice(from)
    },
  }
}
