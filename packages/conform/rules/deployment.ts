import { at, isOn, listAt, numberAt, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { NOBODY } from '../wire/requests.ts'
import { UNKNOWN } from './samples.ts'
import { tryTwins } from './twins.ts'
import { refused, result, rule, uniqueIn, type Visit } from './visit.ts'

/** What the operator says of itself before anybody is signed in. */
export interface DeploymentFacts {
  readonly manifest: unknown
  readonly letsGuestsIn: boolean
  readonly isCacheable: boolean
  readonly hasLive: boolean
  readonly hasTitles: boolean
}

const LIVE_MODES = [0, 1]
const TITLE_MODES = [0, 2, 3]
const SHOWN_POLICIES = 3

/** What everybody may read before a login. */
export const tryPublic = async (visit: Visit): Promise<void> => {
  await result(visit, 'publicNotices', {}, NOBODY)
  const policies = listAt(await result(visit, 'policies', {}, NOBODY), 'policyList')
  const ids = textsOf(policies, 'policyId')
  rule(visit, 'policies', NOBODY, 'names each policy once', uniqueIn('result.policyList', 'policyId', ids))
  for (const policyId of ids.slice(0, SHOWN_POLICIES)) {
    const detail = await result(visit, 'policyDetail', { policyId }, NOBODY)
    const came = textAt(detail, 'policyId')
    rule(visit, 'policyDetail', NOBODY, 'is the policy that was asked for', [
      came === undefined || came === policyId
        ? undefined
        : { field: 'result.policyId', came, expected: 'the id that was asked for', source: SOURCES.ids },
    ])
  }
  const refusal = { about: 'refuses a policy that is not there', source: SOURCES.gone }
  await refused(visit, 'policyDetail', { policyId: UNKNOWN }, NOBODY, refusal)
}

export const tryDeployment = async (visit: Visit): Promise<DeploymentFacts> => {
  const manifest = await result(visit, 'manifest', {}, NOBODY)
  await tryTwins(visit, NOBODY, isOn(at(manifest, 'cacheable')), { manifest: {} })
  const properties = await result(visit, 'appProperties', {}, NOBODY)
  const mode = numberAt(properties, 'contentMode') ?? 0
  return {
    manifest,
    letsGuestsIn: isOn(at(manifest, 'otherProperties', 'visitorMode')),
    isCacheable: isOn(at(manifest, 'cacheable')),
    hasLive: LIVE_MODES.includes(mode),
    hasTitles: TITLE_MODES.includes(mode),
  }
}
