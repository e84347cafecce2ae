import { describe, expect, test } from 'vitest'
import {
  selectFailure,
  selectIsAudio,
  selectIsPlaying,
  selectOverlay,
  selectPosters,
  selectZapChannel,
} from '../../../machines/livePlayer/index.ts'
import { chartSuites, invariant, invariantOfSteps } from '../../support/chartSuite.ts'
import { channel, channelId } from '../../support/lineups.ts'
import { playerRig } from '../../support/playerRig.ts'
import { channels, locked, news, radio, sport } from './lineup.ts'
import { livePlayerModel, livePlayerOnAirModel } from './model.ts'

chartSuites([livePlayerModel, livePlayerOnAirModel])

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
    const shut = await playerRig({ channels: [locked] })
    expect(shut.viewing(), 'where none may be watched, it is the first that is said to be locked').toBe('noAuthority')
  })

  test('[CHAN-07] an audio channel plays with its posters as the picture', async () => {
    const rig = await playerRig({ channels, channelId: channelId('radio') })
    await rig.playNow()
    expect(rig.viewing()).toEqual({ watching: 'playing' })
    expect(selectIsAudio(rig.actor.getSnapshot())).toBe(true)
    expect(selectPosters(rig.actor.getSnapshot())).toEqual(['https://art.example/poster.svg'])
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('news') })
    await rig.playNow()
    expect(selectIsAudio(rig.actor.getSnapshot())).toBe(false)
    expect(selectPosters(rig.actor.getSnapshot())).toEqual([])
  })

  test('[LIVE-01] [DRM-01] a channel with protected streams only ends in a clear card where the browser opens none', async () => {
    const rig = await playerRig({ channels, channelId: channelId('film') })
    expect(rig.viewing()).toEqual({ failed: 'live' })
    expect(selectFailure(rig.actor.getSnapshot())).toEqual({ reason: 'protected', code: 'LIVE-DRM-NONE' })
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

  test('[AHEAD-01] [AHEAD-25] the first channel-down tunes at once; of ten in two seconds the others load only the last', async () => {
    const many = Array.from({ length: 20 }, (_, index) => channel(`c${index}`, { number: index }))
    const rig = await playerRig({ channels: many, channelId: channelId('c0') })
    await rig.playNow()
    for (let press = 1; press <= 10; press += 1) {
      await rig.send({ type: 'viewer.zap', step: 1 })
      expect(selectZapChannel(rig.actor.getSnapshot())?.logicalChannelId).toBe(`c${press}`)
      expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/c1-2')
      await rig.pass(200)
    }
    await rig.pass(50)
    expect(rig.stream.loads.map(({ address }) => address)).toEqual(
      ['c0', 'c1', 'c10'].map(id => `https://one.example/live/${id}-2`),
    )
    await rig.playNow()
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
    for (const step of [1, 1, -1] as const) await rig.send({ type: 'viewer.zap', step })
    await rig.pass(250)
    expect(rig.stream.loads.map(({ address }) => address)).toEqual(
      ['news', 'sport'].map(id => `https://one.example/live/${id}-2`),
    )
  })

  test('[AHEAD-01] a key is the first one again when none was pressed for a quarter of a second', async () => {
    const many = Array.from({ length: 5 }, (_, index) => channel(`c${index}`, { number: index }))
    const rig = await playerRig({ channels: many, channelId: channelId('c0') })
    await rig.playNow()
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.pass(249)
    await rig.send({ type: 'viewer.zap', step: 1 })
    expect(rig.stream.loads).toHaveLength(2)
    await rig.pass(250)
    expect(rig.stream.loads).toHaveLength(3)
    await rig.send({ type: 'viewer.zap', step: 1 })
    expect(rig.stream.loads).toHaveLength(4)
    await rig.pass(250)
    await rig.send({ type: 'viewer.zap', step: 1 })
    expect(rig.stream.loads.map(({ address }) => address)).toEqual(
      many.map(({ logicalChannelId }) => `https://one.example/live/${logicalChannelId}-2`),
    )
  })

  test('[AHEAD-01] keys go round the ends of the list, and a click ends their wait', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.send({ type: 'viewer.zap', step: -1 })
    await rig.send({ type: 'viewer.zap', step: -1 })
    expect(selectZapChannel(rig.actor.getSnapshot())?.logicalChannelId).toBe('radio')
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('sport') })
    await rig.pass(1_000)
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/sport-2')
  })

  test('[AHEAD-25] keys on their way fetch nothing', async () => {
    const rig = await playerRig({ channels: [news, sport, radio], channelId: channelId('news') })
    await rig.playNow()
    rig.prepared.length = 0
    for (let press = 0; press < 3; press += 1) await rig.send({ type: 'viewer.zap', step: 1 })
    expect(rig.prepared.flatMap(({ physicals }) => physicals)).toEqual([])
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

  test('[AHEAD-07] [AHEAD-25] a number that is typed prepares its channel as soon as no other can be meant, and never a locked one', async () => {
    const numbered = [
      channel('one', { number: 1 }),
      channel('ten', { number: 10 }),
      channel('forty', { number: 41 }),
      channel('locked', { number: 7, isOpen: false }),
    ]
    const rig = await playerRig({ channels: numbered, channelId: channelId('one') })
    await rig.playNow()
    rig.prepared.length = 0
    const preparedBy = async (number: number) => {
      await rig.send({ type: 'number.typed', number })
      return rig.prepared.splice(0).map(({ physicals }) => physicals.map(each => each.channelId))
    }
    expect(await preparedBy(1)).toEqual([])
    expect(await preparedBy(10)).toEqual([['ten-2']])
    expect(await preparedBy(4)).toEqual([['forty-2']])
    expect(await preparedBy(7)).toEqual([[]])
    expect(await preparedBy(9)).toEqual([])
  })

  test('[AHEAD-25] the channels in sight are introduced in the forms that would be played, locked ones are not', async () => {
    const locked = channel('locked', { number: 9, isOpen: false })
    const rig = await playerRig({ channels: [news, sport, locked], channelId: channelId('sport') })
    await rig.send({ type: 'viewer.sawChannels', channelIds: [channelId('news'), channelId('locked')] })
    expect(rig.prepared.at(-1)).toMatchObject({ type: 'neighbours.inSight' })
    expect(rig.prepared.at(-1)?.physicals.map(each => each.channelId)).toEqual(['news-2'])
  })
})

describe('invariants', () => {
  const isStreamLoad = (effect: string) => effect.includes('"engine.load"') && effect.includes('"stream"')
  const channelOf = ({
    context,
  }: {
    readonly context: { readonly channels: typeof channels | undefined; readonly channelId: string | undefined }
  }) => context.channels?.find(each => each.logicalChannelId === context.channelId)

  invariant(livePlayerModel, '[LIVE-07] a stream is never opened or watched without the right', snapshot => {
    const isOpen = snapshot.matches({ viewing: 'opening' }) || snapshot.matches({ viewing: 'watching' })
    return !isOpen || channelOf(snapshot as never)?.liveAuthority === true
  })
  invariantOfSteps(
    livePlayerModel,
    '[LIVE-07] no stream of a channel is loaded without the right to it',
    ({ after, effects }) => !effects.some(isStreamLoad) || channelOf(after as never)?.liveAuthority === true,
  )
  invariant(
    livePlayerModel,
    '[LIVE-12] one sound at most: of a channel, a recording and a broadcast only one has the engine',
    snapshot => {
      const isLive = snapshot.matches({ viewing: 'watching' }) || snapshot.matches({ viewing: 'noAuthority' })
      const { recording, broadcast, engine } = snapshot.children
      return engine !== undefined && [isLive, recording, broadcast].filter(Boolean).length <= 1
    },
  )
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
