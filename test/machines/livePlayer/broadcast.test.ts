import { describe, expect, test } from 'vitest'
import {
  selectChannel,
  selectChannelId,
  selectIsPaused,
  selectIsPlaying,
  selectIsTakenOver,
  selectIsWatching,
  selectOverlay,
  selectZapChannel,
} from '../../../machines/livePlayer/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import { invariant, invariantOfSteps } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { playerRig, settle } from '../../support/playerRig.ts'
import { channels } from './lineup.ts'
import { livePlayerModel } from './model.ts'

const CADENA = 'https://one.example/live/cadena-2'
const PLACE = instant(1_000_000_000_000)

const watching = async (options: Parameters<typeof playerRig>[0] = {}) => {
  const rig = await playerRig({ channels, channelId: channelId('news'), place: PLACE, ...options })
  await rig.playNow()
  return rig
}
const loaded = ({ stream }: Awaited<ReturnType<typeof playerRig>>) => stream.loads.map(({ address }) => address)

describe('A national broadcast', () => {
  test('[CAST-01] [CAST-03] takes the place of what is watched, and gives it back at its end', async () => {
    const rig = await watching()
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    expect(selectIsTakenOver(rig.actor.getSnapshot())).toBe(true)
    expect(selectIsWatching(rig.actor.getSnapshot())).toBe(true)
    expect(rig.broadcast()?.value).toEqual({ watching: 'playing' })
    await rig.send({ type: 'broadcast.ended' })
    await rig.playNow()
    expect(loaded(rig)).toEqual(['https://one.example/live/news-2', CADENA, 'https://one.example/live/news-2'])
    expect(rig.viewing()).toEqual({ watching: 'playing' })
    expect(selectChannel(rig.actor.getSnapshot())?.logicalChannelId).toBe('news')
  })

  test('[CAST-02] [AHEAD-25] nothing is prepared that cannot be chosen, be it looked at or its number typed', async () => {
    const rig = await watching()
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    rig.prepared.length = 0
    await rig.send({ type: 'viewer.considerChannel', channelId: channelId('sport') })
    await rig.send({ type: 'number.typed', number: 2 })
    expect(rig.prepared).toEqual([])
  })

  test('[AHEAD-47] gives the channel back to all in one moment: its neighbours are prepared once the viewer has chosen one', async () => {
    const rig = await watching()
    const lastPrepared = () => rig.prepared.at(-1)?.physicals.map(each => each.channelId)
    expect(lastPrepared()).toHaveLength(2)
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    await rig.send({ type: 'broadcast.ended' })
    await rig.playNow()
    expect(lastPrepared()).toEqual([])
    await rig.send({ type: 'viewer.considerChannel', channelId: channelId('sport') })
    expect(lastPrepared()).toEqual(['sport-2'])
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('sport') })
    await rig.playNow()
    expect(lastPrepared()).toEqual(['news-2'])
  })

  test('[CAST-01] is on at once when the page is loaded in the middle of it; the channel of the address comes after', async () => {
    const rig = await playerRig({ channels, channelId: channelId('sport'), isTakenOver: true })
    await rig.playNow()
    expect(loaded(rig)).toEqual([CADENA])
    await rig.send({ type: 'broadcast.ended' })
    expect(loaded(rig).at(-1)).toBe('https://one.example/live/sport-2')
  })

  test('[CAST-01] is seen to wait, to play, to pause and to play again by whoever looks at the player', async () => {
    const rig = await watching()
    await rig.send({ type: 'broadcast.started' })
    const seen: string[] = []
    let last: unknown
    rig.actor.subscribe(snapshot => {
      // as a view does, which looks at another snapshot alone
      if (snapshot === last) return
      last = snapshot
      const isBusy = selectOverlay(snapshot) === 'loading'
      const says = isBusy ? 'busy' : selectIsPlaying(snapshot) ? 'playing' : selectIsPaused(snapshot) ? 'paused' : '?'
      if (seen.at(-1) !== says) seen.push(says)
    })
    await rig.playNow()
    await rig.send({ type: 'viewer.pause' })
    rig.stream.say({ type: 'media.paused' })
    await settle()
    expect(seen.at(-1)).toBe('paused')
    await rig.playNow()
    expect(seen).toEqual(['busy', 'playing', 'paused', 'playing'])
  })

  test('[CAST-02] lets no channel be switched while it lasts, by click, key, number or address', async () => {
    const rig = await watching()
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.send({ type: 'broadcast.started' })
    await rig.pass(1000)
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('radio') })
    await rig.send({ type: 'viewer.zap', step: 1 })
    expect(selectZapChannel(rig.actor.getSnapshot())).toBeUndefined()
    await rig.pass(1000)
    await rig.send({ type: 'viewer.playProgramme', channelId: channelId('sport'), start: PLACE })
    await rig.send({ type: 'number.entered', number: 5 })
    expect(loaded(rig)).toEqual(['https://one.example/live/news-2', 'https://one.example/live/sport-2', CADENA])
    expect(selectChannelId(rig.actor.getSnapshot())).toBe('sport')
  })

  test('[ROUTE-15] [CAST-02] an address of another channel is put right; one that names none, or this one, is no switch', async () => {
    const rig = await watching()
    await rig.send({ type: 'broadcast.started' })
    await rig.send({ type: 'address.named', channelId: channelId('sport'), start: undefined })
    await rig.send({ type: 'address.named', channelId: channelId('news'), start: PLACE })
    expect(rig.toasts()).toHaveLength(2)
    await rig.send({ type: 'address.named', channelId: undefined, start: undefined })
    await rig.send({ type: 'address.named', channelId: channelId('news'), start: undefined })
    expect(rig.toasts()).toHaveLength(2)
    expect(rig.moves()).toEqual(['news', 'news', 'news', 'news', 'news'])
    expect(selectChannelId(rig.actor.getSnapshot())).toBe('news')
  })

  test('[CAST-01] a line-up that changes meanwhile counts for what comes back', async () => {
    const rig = await watching()
    await rig.send({ type: 'broadcast.started' })
    await rig.send({ type: 'lineup.changed', channels: channels.filter(each => each.logicalChannelId !== 'news') })
    expect(selectIsTakenOver(rig.actor.getSnapshot())).toBe(true)
    await rig.send({ type: 'broadcast.ended' })
    expect(rig.viewing()).toEqual({ gone: 'channel' })
  })

  test('[CAST-01] can be paused, and goes on by itself when its stream breaks', async () => {
    const rig = await watching()
    await rig.send({ type: 'broadcast.started' })
    await rig.playNow()
    await rig.send({ type: 'viewer.pause' })
    expect(rig.stream.commands.at(-1)).toBe('pause')
    await rig.send({
      type: 'engine.failed',
      failure: { kind: 'network', detail: 'network', status: undefined },
    })
    await rig.pass(5000)
    expect(loaded(rig).at(-1)).toBe(CADENA)
    expect(loaded(rig)).toHaveLength(3)
  })
})

describe('Always', () => {
  invariantOfSteps(
    livePlayerModel,
    '[CAST-02] never a switch on air: no step of a broadcast chooses another channel, or loads one',
    ({ before, after, effects }) =>
      !(before.context.isTakenOver && after.context.isTakenOver) ||
      (before.context.channelId === after.context.channelId && !effects.some(each => each.includes('"engine.load"'))),
  )
  invariant(
    livePlayerModel,
    '[CAST-02] never a switch on air: while a broadcast is on nothing else is on the screen, and no zap settles',
    ({ value, context: { isTakenOver, zapId } }) => {
      const isShown = typeof value.viewing === 'object' && 'broadcast' in value.viewing
      return isShown === isTakenOver && !(isTakenOver && zapId !== undefined)
    },
  )
})
