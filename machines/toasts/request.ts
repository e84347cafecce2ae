import type { ToastMessage, ToastRequest } from './types.ts'

/** The wish to show a message of the app itself. */
export const toastOf = (message: ToastMessage): ToastRequest => ({
  type: 'toast.requested',
  toast: { tag: 'known', message },
})
