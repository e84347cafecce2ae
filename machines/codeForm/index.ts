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
export type {
  CodeField,
  CodeFields,
  CodeFormEvent,
  CodeFormProblems,
  CodeFormWish,
  CodeWish,
  ConfirmOutput,
  SendOutput,
} from './types.ts'
