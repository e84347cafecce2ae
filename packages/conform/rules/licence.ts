import { ENDS_LOGIN } from '../contract/codes.ts'
import { listAt, parseJson, textAt, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { said } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { UNKNOWN } from './samples.ts'
import type { Session } from './session.ts'
import { type Protected, refused, result, rule, unless, type Visit } from './visit.ts'

const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** The ids of the keys that a playlist names, as base64url. */
const keyIdsIn = (keys: ReadonlyArray<string>): ReadonlyArray<string> => [
  ...new Set(
    keys.flatMap(line => {
      const hex = /KEYID=0x([\da-f]{32})/i.exec(line)?.[1]
      return hex === undefined ? [] : [Buffer.from(hex, 'hex').toString('base64url')]
    }),
  ),
]

/** Clear Key is the one system whose licence can be asked for without a browser. */
const tryClearKey = async (visit: Visit, caller: Caller, { contentId, keys }: Protected): Promise<void> => {
  const kids = keyIdsIn(keys)
  if (kids.length === 0) return
  const originalRequestInfo = base64(JSON.stringify({ kids, type: 'temporary' }))
  const fields = { drmSystem: 'clearkey', sn: visit.device.deviceFingerprint, contentId, originalRequestInfo }
  const answer = await result(visit, 'licence', fields, caller, 'gives a Clear Key licence')
  const licence = textAt(answer, 'license')
  if (licence === undefined) return
  const set = parseJson(Buffer.from(licence, 'base64').toString('utf8'))?.value
  const given = textsOf(listAt(set, 'keys'), 'kid')
  rule(visit, 'licence', caller, 'gives the key that was asked for', [
    unless(
      kids.every(kid => given.includes(kid)),
      {
        field: 'result.license',
        came: said(`keys for ${given.length} ids, not those of the playlist`),
        expected: 'in base64 a JSON Web Key Set with the keys that were asked for',
        source: SOURCES.clearKey,
      },
    ),
  ])
}

/** A licence for what is protected, and none for a request that is none. */
export const tryLicence = async (visit: Visit, { caller, drmTemplates }: Session): Promise<void> => {
  const systems = textsOf(Array.isArray(drmTemplates) ? drmTemplates : [], 'drmSystem')
  const [first] = visit.locked
  if (first === undefined || !systems.includes('clearkey')) {
    const why = 'no protected stream with a Clear Key template: a licence of another system needs a browser'
    visit.findings.unasked('licence', caller.as, 'gives a licence', why)
  } else await tryClearKey(visit, caller, first)
  const refusal = { about: 'gives no licence for what is no request', source: SOURCES.licence, not: ENDS_LOGIN }
  const fields = { sn: visit.device.deviceFingerprint, contentId: UNKNOWN, originalRequestInfo: base64('no request') }
  for (const drmSystem of systems) await refused(visit, 'licence', { drmSystem, ...fields }, caller, refusal)
}
