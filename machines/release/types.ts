/** What the page says of itself. */
export type PageFact =
  /** Something plays, a dialog is open, or something is typed. */
  { readonly type: 'page.taken' } | { readonly type: 'page.freed' }

export type ReleaseEvent =
  | PageFact
  /** The viewer waits no longer. */
  | { readonly type: 'viewer.loadAnew' }
  /** The viewer has read it. */
  | { readonly type: 'viewer.closeNews' }

export type ReleaseTag = 'told' | 'closable' | 'loading'
