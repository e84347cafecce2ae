/** One request as a test wants to count it: never its body or token, and of its query only what players say of themselves. */
export interface SeenRequest {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly call: string | undefined
  /** Common Media Client Data that came with it (CTA-5004-A), as it was written. */
  readonly cmcd?: Cmcd | undefined
}

export type Cmcd = { readonly query: string } | { readonly headers: Readonly<Record<string, string>> }

export interface RequestLog {
  readonly add: (request: SeenRequest) => void
  /** The last ones. */
  readonly list: () => ReadonlyArray<SeenRequest>
  /** Of all, however long ago. */
  readonly count: (name: string) => number
  readonly counts: () => Readonly<Record<string, number>>
  readonly clear: () => void
}

const KEPT = 5000

export const makeRequestLog = (): RequestLog => {
  const seen: SeenRequest[] = []
  const counted = new Map<string, number>()
  const count = (name: string): number => counted.get(name) ?? 0
  return {
    add: request => {
      const name = request.call ?? request.path
      counted.set(name, count(name) + 1)
      seen.push(request)
      if (seen.length > KEPT) seen.shift()
    },
    list: () => [...seen],
    count,
    counts: () => Object.fromEntries(counted),
    clear: () => {
      seen.length = 0
      counted.clear()
    },
  }
}
