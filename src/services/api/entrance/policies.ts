import * as E from 'fp-ts/lib/Either.js'
import type { OpenPolicy, PoliciesOutput, SignOutput } from '../../../../machines/agreement/index.ts'
import { type Policy, unsigned } from '../../../../models/policy.ts'
import * as entranceEndpoints from '../../../../models/wire/entrance.ts'
import type { CallOptions, Credentials, Http } from '../../http/types.ts'
import type { Desk } from './desk.ts'

export interface PoliciesParts {
  readonly http: Http
  readonly desk: Pick<Desk, 'credentials'>
}

/** For who was let in, whose session has not begun. */
const optionsFor = (token: Credentials | undefined): CallOptions => ({ token: token ?? 'none', hideErrorTip: 'all' })

/** What the account has still to agree to, with the texts (AUTH-05). */
export const loadPolicies =
  ({ http, desk }: PoliciesParts) =>
  async (): Promise<PoliciesOutput> => {
    const options = optionsFor(desk.credentials())
    const listed = await http.call(entranceEndpoints.policies, {}, options)
    if (E.isLeft(listed)) return listed
    const withText = async ({ policyId, title, contractVersion }: Policy) => {
      const detail = await http.call(entranceEndpoints.policyDetail, { policyId }, options)
      return E.isLeft(detail) ? detail : E.right({ policyId, title, contractVersion, content: detail.right.content })
    }
    const texts = await Promise.all(unsigned(listed.right.policyList).map(withText))
    const missing = texts.find(E.isLeft)
    return missing ?? E.right(texts.filter(E.isRight).map(({ right }) => right))
  }

/** One call for all policies of a version. */
export const signPolicies =
  ({ http, desk }: PoliciesParts) =>
  async (policies: ReadonlyArray<OpenPolicy>): Promise<SignOutput> => {
    const token = desk.credentials()
    for (const contractVersion of new Set(policies.map(policy => policy.contractVersion))) {
      const policyIdList = policies
        .filter(policy => policy.contractVersion === contractVersion)
        .map(({ policyId }) => policyId)
      const signed = await http.call(
        entranceEndpoints.policySign,
        { policyIdList, contractVersion, virtualCode: token?.virtualCode },
        optionsFor(token),
      )
      if (E.isLeft(signed)) return signed
    }
    return E.right(undefined)
  }
