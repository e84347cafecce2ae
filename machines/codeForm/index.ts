export { codeFormMachine } from './machine.ts'
export {
  selectCodeFailure,
  selectCodeFields,
  selectCodeMethod,
  selectCodeProblems,
  selectCodeStep,
  selectIsCodeFormBroken,
  selectIsCodeUnderWay,
  selectIsConfirming,
  selectIsSending,
  selectSecondsLeft,
  selectSentTo,
} from './selectors.ts'
export { NO_DRAFT } from './transitions.ts'
export type {
  CheckOutput,
  CheckWish,
  CodeField,
  CodeFormEvent,
  CodeFormWish,
  CodeStep,
  CodeWish,
  ConfirmOutput,
  SendOutput,
} from './types.ts'
