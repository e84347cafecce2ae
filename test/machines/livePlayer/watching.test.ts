import { describe, expect, test } from 'vitest'
import {
  selectFollowsNetwork,
  selectIsMuted,
  selectIsPaused,
  selectIsPlaying,
  selectIsSoundHeldBack,
  selectQualities,
  selectQuality,
  selectVolume,
} from '../../../machines/livePlayer/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import { channelId } from '../../support/lineups.ts'
import { playerRig } from '../../support/playerRig.ts'
import { channels, news } from './lineup.ts'

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

  test('[LIVE-10] a form without a quality of its own follows the network, until the viewer chooses one', async () => {
    const [first, ...others] = news.physicalChannelList
    const byNetwork = { ...news, physicalChannelList: [{ ...first, resolution: undefined }, ...others] } as typeof news
    const rig = await playerRig({ channels: [byNetwork], channelId: channelId('news') })
    await rig.playNow()
    const offered = () => [
      selectFollowsNetwork(rig.actor.getSnapshot()),
      selectQualities(rig.actor.getSnapshot()),
      selectQuality(rig.actor.getSnapshot()),
    ]
    expect(offered()).toEqual([true, [1], undefined])
    await rig.send({ type: 'viewer.selectQuality', quality: 1 })
    expect(offered()).toEqual([true, [1], 1])
    const fixed = await playerRig({ channels, channelId: channelId('news') })
    expect(selectFollowsNetwork(fixed.actor.getSnapshot())).toBe(false)
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
    await rig.send({ type: 'viewer.selectQuality', quality: 1 })
    expect(rig.stream.loads).toHaveLength(2)
  })

  test('[MODE-07] begins in the quality and the rest that the operator wishes, until the viewer wishes something else', async () => {
    const playConfig = { resolution: 1, autoPlay: false, muted: false }
    for (const start of [{ channelId: channelId('news') }, { remembered: channelId('news') }]) {
      const rig = await playerRig({ channels, playConfig, ...start })
      expect(rig.stream.loads).toMatchObject([{ address: 'https://one.example/live/news-1', paused: true }])
      rig.stream.say({ type: 'media.firstFrame', paused: true })
      expect(selectIsPaused(rig.actor.getSnapshot())).toBe(true)
      await rig.send({ type: 'viewer.play' })
      expect(rig.stream.commands).toEqual(['play'])
      rig.stream.say({ type: 'media.playing' })
      await rig.send({ type: 'viewer.selectQuality', quality: 2 })
      expect(rig.stream.loads.at(-1)).toMatchObject({ address: 'https://one.example/live/news-2', paused: false })
      await rig.send({ type: 'viewer.selectChannel', channelId: channelId('sport') })
      await rig.send({ type: 'viewer.selectChannel', channelId: channelId('news') })
      expect(rig.stream.loads.at(-1)).toMatchObject({ address: 'https://one.example/live/news-1', paused: false })
    }
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

  test('[LIVE-01] volume follows the facts of the stage', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.send({ type: 'viewer.setVolume', volume: 0.3 })
    expect(rig.stageCommands).toEqual([{ type: 'stage.setVolume', volume: 0.3 }])
    expect(selectVolume(rig.actor.getSnapshot())).toBe(1)
    rig.stageSays({ type: 'stage.volumeChanged', volume: 0.3, muted: true })
    expect(selectVolume(rig.actor.getSnapshot())).toBe(0.3)
    expect(selectIsMuted(rig.actor.getSnapshot())).toBe(true)
  })
})
