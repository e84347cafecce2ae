export { passwordChangeMachine } from './machine.ts'
export { selectChangeFailure, selectIsChangeBroken, selectIsChanging, selectPasswordProblems } from './selectors.ts'
export type {
  ChangeOutput,
  PasswordChangeOutput,
  PasswordName,
  Passwords,
} from './types.ts'
