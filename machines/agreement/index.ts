export { agreementMachine } from './machine.ts'
export {
  selectAgreementFailure,
  selectHasAgreementFailed,
  selectIsRead,
  selectIsWaiting,
  selectPolicies,
} from './selectors.ts'
export type { AgreementOutput, OpenPolicy, PoliciesOutput, SignOutput } from './types.ts'
