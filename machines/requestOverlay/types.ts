export interface RequestOverlayContext {
  /** Calls under way that a person waits for. */
  readonly active: number
}

export type RequestOverlayEvent = { readonly type: 'request.started' } | { readonly type: 'request.finished' }
