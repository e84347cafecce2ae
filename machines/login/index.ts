export { loginMachine } from './machine.ts'
export {
  selectFields,
  selectIsBroken,
  selectIsSubmitting,
  selectLoginFailure,
  selectMethod,
  selectProblems,
} from './selectors.ts'
export type {
  LogInOutput,
  LoginEvent,
  LoginWish,
} from './types.ts'
