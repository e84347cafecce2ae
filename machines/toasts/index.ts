export { toastsMachine } from './machine.ts'
export { toastOf } from './request.ts'
export { selectToast } from './selectors.ts'
export type { ToastMessage, ToastRequest, ToastsEvent, ToastText } from './types.ts'
