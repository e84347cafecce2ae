import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import type { MediaFact } from '../../../machines/engine/index.ts'
import type { LivePlayerEvent } from '../../../machines/livePlayer/index.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { channel } from '../../support/lineups.ts'
import { addressOf, playerRig } from '../../support/playerRig.ts'
import { channels } from './lineup.ts'

const ids = channels.map(({ logicalChannelId }) => logicalChannelId)
const withoutRights = channels.map(({ logicalChannelId, channelSeq }) =>
  channel(logicalChannelId, { number: channelSeq, isOpen: channelSeq === 2 }),
)

type Step =
  | { readonly kind: 'wish'; readonly event: LivePlayerEvent }
  /** `age` 0 is the newest load, 1 the one before. */
  | { readonly kind: 'fact'; readonly fact: MediaFact; readonly age: number }
  | { readonly kind: 'time'; readonly ms: number }

const wish = (event: LivePlayerEvent): Step => ({ kind: 'wish', event })
const select = (channelId: LogicalChannelId) => wish({ type: 'viewer.selectChannel', channelId })

const facts: ReadonlyArray<MediaFact> = [
  { type: 'media.firstFrame', paused: false },
  { type: 'media.playing' },
  { type: 'media.paused' },
  { type: 'media.waiting' },
  { type: 'media.playRefused' },
  { type: 'media.failed', failure: { kind: 'network', detail: 'x', status: 503 } },
  { type: 'media.failed', failure: { kind: 'unsupported', detail: 'x', status: undefined } },
]

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ids).map(select) },
  { weight: 3, arbitrary: fc.constantFrom(1 as const, -1 as const).map(by => wish({ type: 'viewer.zap', step: by })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      wish({ type: 'viewer.play' }),
      wish({ type: 'viewer.pause' }),
      wish({ type: 'viewer.retry' }),
      wish({ type: 'viewer.selectQuality', quality: 1 }),
      wish({ type: 'lineup.changed', channels: withoutRights }),
      wish({ type: 'lineup.changed', channels }),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('fact' as const), fact: fc.constantFrom(...facts), age: fc.nat(2) }),
  },
  { weight: 3, arbitrary: fc.constantFrom(100, 250, 500, 60_000).map((ms): Step => ({ kind: 'time', ms })) },
)

type Rig = Awaited<ReturnType<typeof playerRig>>

const take = async (rig: Rig, next: Step): Promise<void> => {
  if (next.kind === 'wish') return rig.send(next.event)
  if (next.kind === 'time') return rig.pass(next.ms)
  const loads = rig.stream.loads
  const generation = loads.at(-1 - next.age)?.generation
  if (generation !== undefined) rig.stream.say(next.fact, generation)
  return rig.pass(0)
}

/** What may be loaded now if the newest wish is all that counts; until its hosts are known the old picture goes on. */
const allowed = (rig: Rig): ReadonlyArray<string> => {
  const state = rig.actor.getSnapshot()
  const { channels: known = [], channelId } = state.context
  const openOf = (listed: typeof known) =>
    listed.flatMap(each => each.physicalChannelList.filter(form => form.liveAuthority).map(addressOf))
  const wished = openOf(known.filter(each => each.logicalChannelId === channelId))
  const old = rig.stream.loads.at(-1)?.address
  return state.matches({ viewing: 'opening' }) ? [...wished, ...openOf(known).filter(each => each === old)] : wished
}

/** The loads that were not allowed in their own moment. */
const watchLoads = (rig: Rig): ReadonlyArray<string> => {
  const wrong: string[] = []
  const load = rig.stream.load
  vi.spyOn(rig.stream, 'load').mockImplementation(request => {
    if (!allowed(rig).includes(request.address)) wrong.push(request.address)
    load(request)
  })
  return wrong
}

test('[AHEAD-01] [LIVE-07] whatever comes in whatever order: only the last wish is loaded, never without the right, never two sounds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async steps => {
      const rig = await playerRig({ channels, channelId: ids[0] as LogicalChannelId })
      const wrong = watchLoads(rig)
      for (const next of steps) {
        await take(rig, next)
        expect(wrong).toEqual([])
        expect(rig.stream.isAudible() && rig.clip.isAudible()).toBe(false)
        const isLocked = rig.actor.getSnapshot().hasTag('noAuthority')
        expect(isLocked && rig.stream.isAudible()).toBe(false)
      }
      rig.actor.stop()
    }),
    { numRuns: 150 },
  )
})
