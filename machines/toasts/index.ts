export { toastsMachine } from './machine.ts'
export { selectToast } from './selectors.ts'
export type { ToastMessage, ToastsEvent, ToastText } from './types.ts'
