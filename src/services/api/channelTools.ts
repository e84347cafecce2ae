import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { channelSearchMachine, TopAnswer } from '../../../machines/channelSearch/index.ts'
import type { BeginWish, KidsState, kidsModeMachine, PinAnswer } from '../../../machines/kidsMode.ts'
import { addMs, instant } from '../../../models/codec/instant.ts'
import { type Deployment, hasChannels } from '../../../models/deployment.ts'
import { waitAfter } from '../../../models/kidsPin.ts'
import { channelTopSearch, topChannels } from '../../../models/wire/channelLists.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import { authenticationKeyOf } from '../crypto/authenticationKey.ts'
import type { CryptoService } from '../crypto/crypto.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'

/** The most searched and the most watched channels side by side; one that fails leaves the other alone (CHAN-10). */
const loadTop = async (http: Http): Promise<TopAnswer> => {
  const [searched, watched] = await Promise.all([
    http.call(channelTopSearch, {}, { awaitedBy: 'shelf' }),
    http.call(topChannels, {}, { awaitedBy: 'shelf' }),
  ])
  if (E.isLeft(searched) && E.isLeft(watched)) return searched
  const idsOf = (answer: typeof searched) =>
    E.isRight(answer) ? answer.right.topChannelList.map(({ logicalChannelId }) => logicalChannelId) : []
  return E.right({ searched: idsOf(searched), watched: idsOf(watched) })
}

export const channelSearchPorts = ({ http }: { readonly http: Http }): PortsOf<typeof channelSearchMachine> => ({
  loadTop: fromPromise(() => loadTop(http)),
})

interface KidsModeParts {
  readonly ownView: Pick<OwnViewStore, 'kidsLock' | 'keepKidsLock'>
  readonly crypto: CryptoService
  readonly clock: Pick<ServerClock, 'now'>
  readonly deployment: () => Deployment
}

/** The key that stands for a PIN, as one stands for a password (contract, Session): the PIN itself is kept nowhere. */
const keyOf = async (crypto: CryptoService, pin: string, salt: string): Promise<string> => {
  const key = await authenticationKeyOf(crypto, pin, salt)
  if (key === undefined) throw new Error('the salt of the PIN is broken')
  return key
}

const readState = ({ ownView, clock, deployment }: KidsModeParts): KidsState => {
  const lock = ownView.kidsLock()
  return {
    isOn: lock?.isOn ?? false,
    hasPin: lock !== undefined,
    hasGroups: hasChannels(deployment()),
    columnIds: lock?.columnIds ?? [],
    waitMs: lock === undefined ? 0 : Math.max(0, lock.blockedUntil - clock.now()),
  }
}

const begin = async ({ ownView, crypto }: KidsModeParts, { columnIds, pin }: BeginWish): Promise<void> => {
  const rest = { isOn: true, columnIds, wrongTries: 0, blockedUntil: instant(0) }
  const kept = ownView.kidsLock()
  if (pin === undefined) {
    if (kept !== undefined) ownView.keepKidsLock({ ...kept, ...rest })
    return
  }
  const salt = crypto.randomId()
  ownView.keepKidsLock({ salt, hash: await keyOf(crypto, pin, salt), ...rest })
}

/** Tries are counted on the device: loading the page anew gives no new ones. */
const tryPin = async ({ ownView, crypto, clock }: KidsModeParts, pin: string): Promise<PinAnswer> => {
  const lock = ownView.kidsLock()
  if (lock === undefined || !lock.isOn) return { isRight: true }
  const blockedMs = lock.blockedUntil - clock.now()
  if (blockedMs > 0) return { isRight: false, waitMs: blockedMs }
  if ((await keyOf(crypto, pin, lock.salt)) === lock.hash) {
    ownView.keepKidsLock({ ...lock, isOn: false, wrongTries: 0 })
    return { isRight: true }
  }
  const wrongTries = lock.wrongTries + 1
  const waitMs = waitAfter(wrongTries)
  ownView.keepKidsLock({ ...lock, wrongTries, blockedUntil: addMs(clock.now(), waitMs) })
  return { isRight: false, waitMs }
}

/** The dialogs of kids mode with the device behind them (AHEAD-22). */
export const kidsModePorts = (parts: KidsModeParts): PortsOf<typeof kidsModeMachine> => ({
  readKidsMode: fromPromise(async () => readState(parts)),
  beginKidsMode: fromPromise(({ input }) => begin(parts, input)),
  tryPin: fromPromise(({ input }) => tryPin(parts, input.pin)),
})
