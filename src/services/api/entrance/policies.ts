import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { OpenPolicy, PoliciesOutput, SignOutput } from '../../../../machines/agreement.ts'
import { AgreedVersions, type Policy, unsigned } from '../../../../models/policy.ts'
import * as entranceEndpoints from '../../../../models/wire/entrance.ts'
import type { CallOptions, Credentials, Http } from '../../http/types.ts'
import type { Stored } from '../../storage/storage.ts'
import type { PendingLogin } from './pendingLogin.ts'

/** By account, what it agreed to on this device (STORE-01). */
export const AgreedByAccount = t.record(t.string, AgreedVersions, 'AgreedByAccount')
type AgreedByAccount = t.TypeOf<typeof AgreedByAccount>

export interface PoliciesParts {
  readonly http: Http
  readonly pending: Pick<PendingLogin, 'credentials' | 'account'>
  readonly agreed: Stored<AgreedByAccount>
}

/** For who was let in, whose session has not begun. */
const optionsFor = (token: Credentials | undefined): CallOptions => ({ token: token ?? 'none', hideErrorTip: 'all' })

/** What this account agreed to on this device before. */
const agreedHere = ({ pending, agreed }: PoliciesParts): AgreedVersions =>
  agreed.read()?.[pending.account()?.accountId ?? ''] ?? {}

const noteAgreed = (parts: PoliciesParts, policies: ReadonlyArray<OpenPolicy>): void => {
  const accountId = parts.pending.account()?.accountId
  if (accountId === undefined) return
  const fresh = Object.fromEntries(policies.map(({ policyId, contractVersion }) => [policyId, contractVersion]))
  parts.agreed.write({ ...parts.agreed.read(), [accountId]: { ...agreedHere(parts), ...fresh } })
}

/** What the account has still to agree to, with the texts (AUTH-05). */
export const loadPolicies = (parts: PoliciesParts) => async (): Promise<PoliciesOutput> => {
  const { http, pending } = parts
  const options = optionsFor(pending.credentials())
  const listed = await http.call(entranceEndpoints.policies, {}, options)
  if (E.isLeft(listed)) return listed
  const withText = async ({ policyId, title, contractVersion }: Policy) => {
    const detail = await http.call(entranceEndpoints.policyDetail, { policyId }, options)
    return E.isLeft(detail) ? detail : E.right({ policyId, title, contractVersion, content: detail.right.content })
  }
  const texts = await Promise.all(unsigned(listed.right.policyList, agreedHere(parts)).map(withText))
  const missing = texts.find(E.isLeft)
  return missing ?? E.right(texts.filter(E.isRight).map(({ right }) => right))
}

/** One call for all policies of a version. */
export const signPolicies =
  (parts: PoliciesParts) =>
  async (policies: ReadonlyArray<OpenPolicy>): Promise<SignOutput> => {
    const { http, pending } = parts
    const token = pending.credentials()
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
    noteAgreed(parts, policies)
    return E.right(undefined)
  }
