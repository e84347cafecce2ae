import { left } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  selectFailure,
  selectIsFullScreen,
  selectIsMuted,
  selectIsPaused,
  selectIsPlaying,
  selectIsSoundHeldBack,
  selectOverlay,
  selectPosters,
  selectQualities,
  selectQuality,
  selectVolume,
  selectZapChannel,
} from '../../../machines/livePlayer/index.ts'
import { instant, MINUTE } from '../../../models/codec/instant.ts'
import { chartSuite, invariant } from '../../support/chartSuite.ts'
import { channel, channelId } from '../../support/lineups.ts'
import { playerRig } from '../../support/playerRig.ts'
import { livePlayerModel } from './model.ts'

const news = channel('news', { number: 1, qualities: [2, 1] })
const sport = channel('sport', { number: 2 })
const locked = channel('locked', { number: 3, isOpen: false })
const film = channel('film', { number: 4, isProtected: true })
const radio = channel('radio', { number: 5, isAudio: true })
const channels = [news, sport, locked, film, radio]

const refusedWith = (errCode: number) => () => left({ tag: 'refused', errCode, message: 'no' } as const)

chartSuite(livePlayerModel)

describe('journeys: choosing', () => {
  test('[LIVE-01] a channel of the address plays from the form that the account may watch', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    expect(rig.stream.loads.map(({ address }) => address)).toEqual(['https://one.example/live/news-2'])
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('loading')
    await rig.playNow()
    expect(rig.viewing()).toEqual({ watching: 'playing' })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('none')
    expect(selectIsPlaying(rig.actor.getSnapshot())).toBe(true)
  })

  test('[LIVE-01] a form without the right is passed over for one with it', async () => {
    const [first, second] = news.physicalChannelList
    const half = { ...news, physicalChannelList: [{ ...first, liveAuthority: false }, second] } as typeof news
    const rig = await playerRig({ channels: [half], channelId: channelId('news') })
    expect(rig.stream.loads.map(({ address }) => address)).toEqual(['https://one.example/live/news-1'])
  })

  test('[LIVE-01] a deep link waits for the channel list', async () => {
    const rig = await playerRig({ channelId: channelId('sport') })
    expect(rig.viewing()).toBe('awaitingLineup')
    await rig.send({ type: 'lineup.changed', channels })
    expect(rig.stream.loads).toHaveLength(1)
    expect(rig.viewing()).toEqual({ watching: 'starting' })
  })

  test('[LIVE-01] without a channel in the address the last one watched comes back', async () => {
    const rig = await playerRig({ channels, remembered: channelId('sport') })
    expect(rig.stream.loads.map(({ address }) => address)).toEqual(['https://one.example/live/sport-2'])
    expect(rig.remembered).toEqual(['sport'])
  })

  test('[LIVE-01] without a memory, or when that channel is gone, the first one that may be watched comes', async () => {
    const fresh = await playerRig({ channels: [locked, sport] })
    expect(fresh.stream.loads.map(({ address }) => address)).toEqual(['https://one.example/live/sport-2'])
    const stale = await playerRig({ channels: [locked, sport], remembered: channelId('nowhere') })
    expect(stale.stream.loads.map(({ address }) => address)).toEqual(['https://one.example/live/sport-2'])
  })

  test('[CHAN-07] an audio channel plays with its posters as the picture', async () => {
    const rig = await playerRig({ channels, channelId: channelId('radio') })
    await rig.playNow()
    expect(rig.viewing()).toEqual({ watching: 'playing' })
    expect(selectPosters(rig.actor.getSnapshot())).toEqual(['https://art.example/poster.svg'])
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('news') })
    expect(selectPosters(rig.actor.getSnapshot())).toEqual([])
  })

  test('[LIVE-01] a channel with protected streams only ends in a clear card', async () => {
    const rig = await playerRig({ channels, channelId: channelId('film') })
    expect(rig.viewing()).toBe('failed')
    expect(selectFailure(rig.actor.getSnapshot())).toEqual({ reason: 'protected', code: 'LIVE-PROTECTED' })
    expect(rig.stream.loads).toHaveLength(0)
  })
})

describe('journeys: zapping', () => {
  test('[AHEAD-01] a click tunes at once and the old picture is held until the first new frame', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    expect(rig.isPictureHeld()).toBe(false)
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('sport') })
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/sport-2')
    expect(rig.isPictureHeld()).toBe(true)
    rig.stream.say({ type: 'media.firstFrame', paused: false })
    expect(rig.isPictureHeld()).toBe(false)
  })

  test('[AHEAD-01] ten channel-downs in two seconds load only the last', async () => {
    const many = Array.from({ length: 20 }, (_, index) => channel(`c${index}`, { number: index }))
    const rig = await playerRig({ channels: many, channelId: channelId('c0') })
    await rig.playNow()
    for (let press = 1; press <= 10; press += 1) {
      await rig.send({ type: 'viewer.zap', step: 1 })
      expect(selectZapChannel(rig.actor.getSnapshot())?.logicalChannelId).toBe(`c${press}`)
      expect(rig.viewing()).toEqual({ watching: 'playing' })
      await rig.pass(200)
    }
    await rig.pass(50)
    expect(rig.stream.loads.map(({ address }) => address)).toEqual([
      'https://one.example/live/c0-2',
      'https://one.example/live/c10-2',
    ])
    expect(selectZapChannel(rig.actor.getSnapshot())).toBeUndefined()
  })

  test('[AHEAD-01] ten clicks in two seconds end on the last, whatever the earlier streams still say', async () => {
    const many = Array.from({ length: 11 }, (_, index) => channel(`c${index}`, { number: index }))
    const rig = await playerRig({ channels: many, channelId: channelId('c0') })
    await rig.playNow()
    for (let click = 1; click <= 10; click += 1) {
      await rig.send({ type: 'viewer.selectChannel', channelId: channelId(`c${click}`) })
      await rig.pass(200)
    }
    const generations = rig.stream.loads.map(({ generation }) => generation)
    for (const old of generations.slice(0, -1)) {
      rig.stream.say({ type: 'media.firstFrame', paused: false }, old)
      rig.stream.say({ type: 'media.playing' }, old)
      rig.stream.say({ type: 'media.failed', failure: { kind: 'unsupported', detail: 'old', status: 404 } }, old)
    }
    expect(rig.viewing()).toEqual({ watching: 'starting' })
    await rig.playNow()
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/c10-2')
    expect(rig.viewing()).toEqual({ watching: 'playing' })
  })

  test('[AHEAD-01] keys that come back to the channel that is on change nothing', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.send({ type: 'viewer.zap', step: -1 })
    await rig.pass(250)
    expect(rig.stream.loads).toHaveLength(1)
    expect(rig.viewing()).toEqual({ watching: 'playing' })
  })

  test('[AHEAD-01] keys go round the ends of the list, and a click ends their wait', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.send({ type: 'viewer.zap', step: -1 })
    expect(selectZapChannel(rig.actor.getSnapshot())?.logicalChannelId).toBe('radio')
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('sport') })
    await rig.pass(1_000)
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/sport-2')
  })

  test('[AHEAD-01] once a channel plays, its neighbours are prepared, and nothing is while another one loads', async () => {
    const rig = await playerRig({ channels: [news, sport, radio], channelId: channelId('sport') })
    await rig.playNow()
    expect(rig.prepared.at(-1)?.physicals.map(each => each.channelId)).toEqual(['radio-2', 'news-2'])
    await rig.send({ type: 'viewer.considerChannel', channelId: channelId('radio') })
    expect(rig.prepared.at(-1)?.physicals.map(each => each.channelId)).toEqual(['radio-2'])
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('radio') })
    expect(rig.prepared.at(-1)?.physicals).toEqual([])
  })
})

describe('journeys: rights', () => {
  test('[LIVE-07] without the right the placeholder clip plays, and picture-in-picture is off until another channel', async () => {
    const rig = await playerRig({ channels, channelId: channelId('locked') })
    expect(rig.viewing()).toBe('noAuthority')
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('noAuthority')
    expect(rig.clip.loads.map(({ address }) => address)).toEqual(['/noAuthority.mp4'])
    expect(rig.stream.loads).toHaveLength(0)
    expect(rig.stageCommands).toEqual([{ type: 'stage.setPictureInPicture', allowed: false }])
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('news') })
    expect(rig.stageCommands.at(-1)).toEqual({ type: 'stage.setPictureInPicture', allowed: true })
    expect(rig.stream.loads).toHaveLength(1)
  })

  test('[LIVE-07] a right that ends replaces the stream at once; one that comes starts it', async () => {
    const rig = await playerRig({ channels: [news], channelId: channelId('news') })
    await rig.playNow()
    await rig.send({ type: 'lineup.changed', channels: [channel('news', { isOpen: false })] })
    expect(rig.viewing()).toBe('noAuthority')
    expect(rig.stream.commands).toContain('destroy')
    expect(rig.stream.isAudible()).toBe(false)
    await rig.send({ type: 'lineup.changed', channels: [news] })
    expect(rig.viewing()).toEqual({ watching: 'starting' })
  })

  test('[LIVE-07] a new line-up with the same right does not disturb the picture', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    await rig.send({ type: 'lineup.changed', channels: [sport, news] })
    expect(rig.stream.loads).toHaveLength(1)
    expect(rig.viewing()).toEqual({ watching: 'playing' })
  })

  test.each([5001, 5002, 5003, 5004, 5005])(
    '[LIVE-08] %i of the operator shows the overlay of a locked channel',
    async code => {
      const rig = await playerRig({ channels, channelId: channelId('news'), open: refusedWith(code) })
      expect(rig.viewing()).toBe('refused')
      expect(selectOverlay(rig.actor.getSnapshot())).toBe('noAuthority')
      expect(rig.stream.loads).toHaveLength(0)
      expect(rig.clip.loads).toHaveLength(1)
    },
  )

  test.each([6001, 6002, 6003])('[LIVE-09] %i says that the content is gone, until OK', async code => {
    const rig = await playerRig({ channels, channelId: channelId('news'), open: refusedWith(code) })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('gone')
    await rig.send({ type: 'viewer.dismiss' })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('none')
    expect(rig.viewing()).toBe('empty')
  })

  test('[LIVE-09] a channel that is not in the line-up is gone', async () => {
    const rig = await playerRig({ channels, channelId: channelId('nowhere') })
    expect(rig.viewing()).toBe('gone')
  })
})

describe('journeys: watching', () => {
  test('[LIVE-01] a wish commands the engine, only its fact moves the chart', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    await rig.send({ type: 'viewer.pause' })
    expect(rig.stream.commands).toEqual(['pause'])
    expect(selectIsPaused(rig.actor.getSnapshot())).toBe(false)
    rig.stream.say({ type: 'media.paused' })
    expect(selectIsPaused(rig.actor.getSnapshot())).toBe(true)
    await rig.send({ type: 'viewer.play' })
    rig.stream.say({ type: 'media.playing' })
    expect(selectIsPlaying(rig.actor.getSnapshot())).toBe(true)
  })

  test('[LIVE-10] another quality pauses, reloads and keeps the place', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    rig.stream.showMoment(instant(1_700_000_000_000))
    expect(selectQualities(rig.actor.getSnapshot())).toEqual([2, 1])
    expect(selectQuality(rig.actor.getSnapshot())).toBe(2)
    await rig.send({ type: 'viewer.selectQuality', quality: 1 })
    expect(rig.stream.commands).toEqual(['pause'])
    expect(rig.stream.loads.at(-1)).toMatchObject({
      address: 'https://one.example/live/news-1',
      startAt: 1_700_000_000_000,
      paused: false,
    })
    expect(selectQuality(rig.actor.getSnapshot())).toBe(1)
  })

  test('[LIVE-10] paused stays paused over a change of quality, and the same quality loads nothing', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    await rig.send({ type: 'viewer.selectQuality', quality: 2 })
    expect(rig.stream.loads).toHaveLength(1)
    rig.stream.say({ type: 'media.paused' })
    await rig.send({ type: 'viewer.selectQuality', quality: 1 })
    expect(rig.stream.loads.at(-1)).toMatchObject({ paused: true })
    rig.stream.say({ type: 'media.firstFrame', paused: true })
    expect(selectIsPaused(rig.actor.getSnapshot())).toBe(true)
  })

  test('[LIVE-01] a browser that wants a gesture for sound plays without it, and a wish for sound is heard', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    rig.stream.say({ type: 'media.playRefused' })
    rig.stageSays({ type: 'stage.volumeChanged', volume: 1, muted: true })
    await rig.playNow()
    expect(selectIsSoundHeldBack(rig.actor.getSnapshot())).toBe(true)
    expect(rig.stream.commands).toEqual(['play'])
    await rig.send({ type: 'viewer.setMuted', muted: false })
    expect(rig.stageCommands).toEqual([{ type: 'stage.setMuted', muted: false }])
    rig.stageSays({ type: 'stage.volumeChanged', volume: 1, muted: false })
    expect(selectIsSoundHeldBack(rig.actor.getSnapshot())).toBe(false)
  })

  test('[LIVE-01] volume and full screen follow the facts of the stage', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.send({ type: 'viewer.setVolume', volume: 0.3 })
    expect(rig.stageCommands).toEqual([{ type: 'stage.setVolume', volume: 0.3 }])
    expect(selectVolume(rig.actor.getSnapshot())).toBe(1)
    rig.stageSays({ type: 'stage.volumeChanged', volume: 0.3, muted: true })
    expect(selectVolume(rig.actor.getSnapshot())).toBe(0.3)
    expect(selectIsMuted(rig.actor.getSnapshot())).toBe(true)
    await rig.send({ type: 'viewer.enterFullScreen' })
    expect(selectIsFullScreen(rig.actor.getSnapshot())).toBe(false)
    rig.stageSays({ type: 'stage.fullScreenEntered' })
    expect(selectIsFullScreen(rig.actor.getSnapshot())).toBe(true)
    await rig.send({ type: 'viewer.leaveFullScreen' })
    rig.stageSays({ type: 'stage.fullScreenLeft' })
    expect(selectIsFullScreen(rig.actor.getSnapshot())).toBe(false)
  })
})

describe('journeys: failures', () => {
  test('[LIVE-06] a minute without a picture reloads, three times, and then there is a card', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    rig.stream.say({ type: 'media.waiting' })
    await rig.pass(MINUTE - 1)
    expect(rig.stream.loads).toHaveLength(1)
    await rig.pass(1)
    expect(rig.stream.loads).toHaveLength(2)
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('reconnecting')
    await rig.pass(MINUTE)
    await rig.pass(MINUTE)
    expect(rig.stream.loads).toHaveLength(4)
    await rig.pass(MINUTE)
    expect(rig.stream.loads).toHaveLength(4)
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('failed')
    expect(selectFailure(rig.actor.getSnapshot())?.reason).toBe('stalled')
  })

  test('[LIVE-13] a failure shows a card with a code that holds no address, is reported once, and can be retried', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    rig.stream.say({
      type: 'media.failed',
      failure: { kind: 'unsupported', detail: 'bufferAddCodecError', status: undefined },
    })
    await rig.pass(0)
    const failure = selectFailure(rig.actor.getSnapshot())
    expect(failure).toEqual({ reason: 'media', code: expect.stringMatching(/^LIVE-UNSUPPORTED-[0-9a-f]{6}$/) })
    expect(rig.reports).toEqual([{ ...failure, channelId: 'news' }])
    await rig.send({ type: 'viewer.retry' })
    expect(rig.stream.loads).toHaveLength(2)
    await rig.playNow()
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('none')
  })

  test('[LIVE-13] a call that fails shows its code, and the network back goes on unaided', async () => {
    let isOnline = false
    const rig = await playerRig({
      channels,
      channelId: channelId('news'),
      open: () =>
        isOnline
          ? { _tag: 'Right', right: { kind: 'stream', addresses: ['https://one.example/live/news-2'] } }
          : { _tag: 'Left', left: { tag: 'offline' } },
    })
    expect(selectFailure(rig.actor.getSnapshot())).toEqual({ reason: 'network', code: 'LIVE-OFFLINE' })
    isOnline = true
    rig.stageSays({ type: 'network.restored' })
    await rig.pass(0)
    expect(rig.viewing()).toEqual({ watching: 'starting' })
  })
})

describe('invariants', () => {
  const channelOf = ({
    context,
  }: {
    readonly context: { readonly channels: typeof channels | undefined; readonly channelId: string | undefined }
  }) => context.channels?.find(each => each.logicalChannelId === context.channelId)

  invariant(livePlayerModel, '[LIVE-07] a stream is never opened or watched without the right', snapshot => {
    const isOpen = snapshot.matches({ viewing: 'opening' }) || snapshot.matches({ viewing: 'watching' })
    return !isOpen || channelOf(snapshot as never)?.liveAuthority === true
  })
  invariant(
    livePlayerModel,
    '[LIVE-13] a card always has a code',
    snapshot => !snapshot.matches({ viewing: 'failed' }) || snapshot.context.failure !== undefined,
  )
  invariant(
    livePlayerModel,
    '[AHEAD-01] the zapping card is shown only while the keys settle',
    snapshot => snapshot.matches({ zapping: 'settling' }) || snapshot.context.zapId === undefined,
  )
})
