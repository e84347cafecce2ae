import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Language } from '../../../models/language.ts'
import { makeServerClock } from '../../../src/services/clock/serverClock.ts'
import { makeCrypto } from '../../../src/services/crypto/crypto.ts'
import type { Seal } from '../../../src/services/crypto/seal.ts'
import { makeDevice } from '../../../src/services/device/device.ts'
import { makeHttp } from '../../../src/services/http/http.ts'
import type { Pace } from '../../../src/services/http/pace.ts'
import type { Credentials, Tip } from '../../../src/services/http/types.ts'
import { makeStorage } from '../../../src/services/storage/storage.ts'
import { makeStoredValues } from '../../../src/services/storage/values.ts'
import { deployment } from '../../support/operators.ts'
import { handTimer, sharedStorage } from './browser.ts'
import { keptReport } from './report.ts'

export const ANA: Credentials = {
  token: 'token-ana',
  accountId: 'ana',
  virtualCode: 'v-ana',
  country: 'BR',
  clientIp: '203.0.113.7',
}

/** An http service against a real server, with everything that it tells the app. */
export const httpTo = (
  origin: string,
  signedIn: Credentials | 'nobody' = ANA,
  deviceWrongBy = 0,
  seal?: Seal,
  pace: Pace | undefined = undefined,
  ticks = (): number => performance.now(),
) => {
  const tips: Tip[] = []
  const activity: string[] = []
  const reached: boolean[] = []
  const refused: string[] = []
  const expired: string[] = []
  const told: string[] = []
  const time = handTimer()
  const report = keptReport()
  const state = {
    credentials: signedIn === 'nobody' ? undefined : signedIn,
    language: 'en' as Language,
    offersTwins: false,
    /** What a refresh brings: new tokens, or the reason why there are none. */
    renewal: undefined as Credentials | CallFailure | undefined,
  }
  const clock = makeServerClock({ ticks, deviceNow: () => Date.now() + deviceWrongBy })
  const area = sharedStorage().areaOf({})
  const storage = makeStorage({ area: () => area, report, onDegraded: () => undefined })
  const crypto = makeCrypto(globalThis.crypto)
  const settings = deployment({ apiOrigin: origin })
  const { timer } = time
  const http = makeHttp({
    fetch,
    clock,
    timer,
    deployment: () => settings,
    offersTwins: () => state.offersTwins,
    seal: () => seal,
    onWrongShareKey: () => told.push('wrong share key'),
    language: () => state.language,
    report,
    device: makeDevice({
      deployment: () => settings,
      deviceId: makeStoredValues(storage).deviceId,
      crypto,
      now: clock.now,
      language: () => state.language,
    }),
    session: {
      credentials: () => state.credentials,
      renew: async token => {
        refused.push(token)
        const { renewal } = state
        if (renewal === undefined) return left({ tag: 'expired' })
        if ('tag' in renewal) return left(renewal)
        state.credentials = renewal
        return right(undefined)
      },
      expire: token => expired.push(token),
    },
    onTip: tip => tips.push(tip),
    onActivity: change => activity.push(change),
    onReached: answered => reached.push(answered),
    pace: () => pace,
  })
  return { ...http, state, tips, activity, reached, refused, expired, told, time, timer, report, clock }
}
