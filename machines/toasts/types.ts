/** The messages of the app itself that a toast can show; each has its text in three languages. */
export type ToastMessage =
  | 'error.server'
  | 'error.network'
  | 'error.storage'
  | 'error.unavailable'
  | 'error.refresh'
  | 'error.delete'
  | 'broadcast.noSwitching'
  | 'broadcast.over'
  | 'playingInFloatingWindow'
  | 'rechargeSuccess'
  | 'passwordSaved'
  | 'profileSaved'
  | 'shareKey.linkRefused'

/** The server's own words, or a message of the app. */
export type ToastText =
  | { readonly tag: 'said'; readonly text: string }
  | { readonly tag: 'known'; readonly message: ToastMessage }

export interface ToastsContext {
  /** The first one is on screen, the others wait. */
  readonly queue: ReadonlyArray<ToastText>
}

/** A part of the app has something to say: the chart above it passes it on. */
export interface ToastRequest {
  readonly type: 'toast.requested'
  readonly toast: ToastText
}

export type ToastsEvent = ToastRequest | { readonly type: 'viewer.dismissToast' }
