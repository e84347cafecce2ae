/** One request as a test wants to count it: never its body, token or query. */
export interface SeenRequest {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly call: string | undefined
}

export interface RequestLog {
  readonly add: (request: SeenRequest) => void
  readonly list: () => ReadonlyArray<SeenRequest>
  readonly count: (name: string) => number
  readonly counts: () => Readonly<Record<string, number>>
  readonly clear: () => void
}

const KEPT = 5000

export const makeRequestLog = (): RequestLog => {
  const seen: SeenRequest[] = []
  const nameOf = ({ call, path }: SeenRequest): string => call ?? path
  return {
    add: request => {
      seen.push(request)
      if (seen.length > KEPT) seen.shift()
    },
    list: () => [...seen],
    count: name => seen.filter(request => nameOf(request) === name).length,
    counts: () =>
      seen.reduce<Record<string, number>>((counts, request) => {
        counts[nameOf(request)] = (counts[nameOf(request)] ?? 0) + 1
        return counts
      }, {}),
    clear: () => {
      seen.length = 0
    },
  }
}
