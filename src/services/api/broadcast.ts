import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { fromCallback, fromPromise } from 'xstate'
import type { BroadcastEvent, broadcastMachine } from '../../../machines/broadcast/index.ts'
import { BROADCAST_POLL, type PrepareTurn, type TurnAhead, type TurnPart } from '../../../models/broadcast.ts'
import { Instant, SECOND } from '../../../models/codec/instant.ts'
import { BroadcastProperties } from '../../../models/manifest.ts'
import { manifest } from '../../../models/wire/account.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Timer } from '../clock/timer.ts'
import { watchWake } from '../clock/wake.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { DeviceStorage } from '../storage/storage.ts'
import { makeSharedAnswer } from '../tabs/sharedAnswer.ts'
import type { Tabs } from '../tabs/tabs.ts'
import { type RestParts, watchRest } from '../tabs/watchRest.ts'

const Announced = t.strict({ at: Instant, announced: BroadcastProperties }, 'Announced')

interface BroadcastParts extends RestParts {
  readonly http: Http
  readonly clock: ServerClock
  readonly tabs: Tabs
  readonly storage: DeviceStorage
  readonly deviceNow: () => number
  /** From 0 to 1: so that not all devices ask in the same moment. */
  readonly random: () => number
  readonly prepare: PrepareTurn
}

/** What is live can be fetched in the last moments before a turn only: it grows old. */
const LAST_MOMENTS = 5 * SECOND

const later = ({ after }: Timer, ms: number): Promise<void> =>
  new Promise(resolve => {
    after(ms, resolve)
  })

/** The broadcast's chart with the manifest behind it. Waking from sleep asks anew, which also puts the server's time right. */
export const broadcastPorts = ({
  http,
  clock,
  tabs,
  timer,
  plays,
  storage,
  deviceNow,
  random,
  prepare,
}: BroadcastParts): PortsOf<typeof broadcastMachine> => {
  const shared = makeSharedAnswer({ tabs, stored: storage.value('device', 'broadcast', Announced) })
  const ask = async () => {
    const at = clock.now()
    const answer = await http.call(manifest, {}, { token: 'none', awaitedBy: 'nobody' })
    return E.map(({ broadcastProperties }: { readonly broadcastProperties: BroadcastProperties }) => ({
      at,
      announced: broadcastProperties,
    }))(answer)
  }
  const isFresh = ({ at }: { readonly at: Instant }): boolean => Math.abs(clock.now() - at) < BROADCAST_POLL / 2
  return {
    loadAnnounced: fromPromise(async () => {
      const answer = await shared.load({ isFresh, ask })
      return E.map(({ announced }: { readonly announced: BroadcastProperties }) => announced)(answer)
    }),
    prepareTurn: fromPromise<void, TurnAhead | undefined>(async ({ input, signal }) => {
      if (input === undefined) return
      const { turn, leftMs } = input
      const lastMs = Math.min(leftMs, LAST_MOMENTS)
      const fetchAfter = async (ms: number, part: TurnPart): Promise<void> => {
        await later(timer, ms)
        if (!signal.aborted) await prepare(turn, part)
      }
      await Promise.all([
        fetchAfter(random() * (leftMs - lastMs), 'lasting'),
        fetchAfter(leftMs - random() * lastMs, 'picture'),
      ])
    }),
    watchNews: fromCallback<BroadcastEvent>(({ sendBack }) => {
      const tell = (): void => sendBack({ type: 'news.came' })
      const stopAnswers = shared.onAnswer(tell)
      const stopWaking = watchWake({ ticks: clock.ticks, deviceNow, timer })(() => {
        shared.forget()
        tell()
      })
      const stopRest = watchRest({ tabs, timer, plays }, sendBack)
      return () => {
        stopAnswers()
        stopWaking()
        stopRest()
      }
    }),
  }
}
