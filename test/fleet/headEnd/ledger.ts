import { SECOND } from '../../../models/codec/instant.ts'

/** `api`: the operator's own machines. `edge`: a cache before them, which answered in their place. `cdn`: streams. `files`: the app. */
export type Host = 'api' | 'edge' | 'cdn' | 'files'

export interface Arrival {
  readonly host: Host
  readonly call: string
  readonly at: number
  /** Of the answer, as it travels. */
  readonly bytes: number
}

export interface Row {
  readonly host: Host
  readonly call: string
  /** Requests in each second from the beginning on. */
  readonly perSecond: ReadonlyArray<number>
  readonly requests: number
  readonly bytes: number
}

/** What arrives, counted where it arrives. */
export const makeLedger = (beginsAt: number) => {
  const rows = new Map<string, { host: Host; call: string; perSecond: number[]; requests: number; bytes: number }>()
  return {
    count: ({ host, call, at, bytes }: Arrival): void => {
      const key = `${host} ${call}`
      const row = rows.get(key) ?? { host, call, perSecond: [], requests: 0, bytes: 0 }
      rows.set(key, row)
      const second = Math.max(0, Math.floor((at - beginsAt) / SECOND))
      while (row.perSecond.length <= second) row.perSecond.push(0)
      row.perSecond[second] = (row.perSecond[second] ?? 0) + 1
      row.requests += 1
      row.bytes += bytes
    },
    rows: (): ReadonlyArray<Row> => [...rows.values()],
  }
}
export type Ledger = ReturnType<typeof makeLedger>
