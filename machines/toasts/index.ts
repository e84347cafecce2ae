export { toastsMachine } from './machine.ts'
export { selectToast } from './selectors.ts'
export type { ToastMessage, ToastsContext, ToastsEvent, ToastText } from './types.ts'
