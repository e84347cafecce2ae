export { codeFormMachine } from './machine.ts'
export {
  selectCodeFailure,
  selectCodeFields,
  selectCodeMethod,
  selectCodeProblems,
  selectIsCodeFormBroken,
  selectIsConfirming,
  selectIsSending,
  selectSecondsLeft,
  selectSentTo,
} from './selectors.ts'
export { NO_DRAFT } from './transitions.ts'
export type {
  CodeField,
  CodeFormEvent,
  CodeFormWish,
  CodeWish,
  ConfirmOutput,
  SendOutput,
} from './types.ts'
