import { fromPromise } from 'xstate'
import { unprovided } from '../port.ts'
import type { OpenPolicy, PoliciesOutput, SignOutput } from './types.ts'

/** Asks which policies this account has not agreed to, or not in their present version, and for their texts. */
const loadPolicies = fromPromise<PoliciesOutput>(unprovided('loadPolicies'))
/** Tells the operator that the account agrees. */
const signPolicies = fromPromise<SignOutput, ReadonlyArray<OpenPolicy>>(unprovided('signPolicies'))

export const agreementActors = { loadPolicies, signPolicies }
