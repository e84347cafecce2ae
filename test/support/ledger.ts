import { readFileSync } from 'node:fs'

export type LedgerRow = {
  readonly id: string
  readonly text: string
  /** The anchor of the heading that the row stands under, as forges make it. */
  readonly anchor: string
}

const ROW = /^\| ([A-Z][A-Z\d]*-\d+) \| (.*?) \|/

const HEADING = /^## (.+)$/

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w\s-]/g, '')
    .replaceAll(' ', '-')

/** The rows of a requirements ledger, in its order. */
export const ledgerRows = (markdown: string): readonly LedgerRow[] => {
  let anchor = ''
  return markdown.split('\n').flatMap(line => {
    const [, heading] = HEADING.exec(line) ?? []
    if (heading !== undefined) anchor = anchorOf(heading)
    const [, id, text] = ROW.exec(line) ?? []
    return id === undefined || text === undefined ? [] : [{ id, text, anchor }]
  })
}

/** The rows of docs/requirements.md. */
export const readLedger = (): readonly LedgerRow[] =>
  ledgerRows(readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8'))

export const ledgerIds = (): ReadonlySet<string> => new Set(readLedger().map(({ id }) => id))
