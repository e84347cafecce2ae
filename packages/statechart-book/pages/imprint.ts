import type { About } from '../explorer/data.ts'

/** Whose charts these are and what writes their pages: what a book says beside its charts. */
export type Imprint = {
  readonly about: About
  /** The command that writes the pages. */
  readonly write: string
  /** The command that fails while a page is older than its chart. */
  readonly check: string
  /** The folder of the charts' code, from the root. */
  readonly source: string
  /** Where the ledger of requirements lies, as seen from a page. */
  readonly ledger: string
  /** Where the paths lie on which charts were seen to tell each other something: a link of Markdown. */
  readonly paths: string
}
