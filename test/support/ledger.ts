import { readFileSync } from 'node:fs'

export type LedgerRow = { readonly id: string; readonly text: string }

const ROW = /^\| ([A-Z]+-\d+) \| (.*?) \|/

/** The rows of docs/requirements.md, in its order. */
export const readLedger = (): readonly LedgerRow[] =>
  readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, id, text] = ROW.exec(line) ?? []
      return id === undefined || text === undefined ? [] : [{ id, text }]
    })

export const ledgerIds = (): ReadonlySet<string> => new Set(readLedger().map(({ id }) => id))
