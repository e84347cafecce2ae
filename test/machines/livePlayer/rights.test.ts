import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { selectIsWatching, selectOverlay } from '../../../machines/livePlayer/index.ts'
import { channel, channelId } from '../../support/lineups.ts'
import { addressOf, playerRig } from '../../support/playerRig.ts'
import { channels, news, sport } from './lineup.ts'

const refusedWith = (errCode: number) => () => left({ tag: 'refused', errCode, message: 'no' } as const)

describe('journeys: rights', () => {
  test('[LIVE-07] without the right the placeholder clip plays, and picture-in-picture is off until another channel', async () => {
    const rig = await playerRig({ channels, channelId: channelId('locked') })
    expect(rig.viewing()).toBe('noAuthority')
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('noAuthority')
    expect(rig.clip.loads.map(({ address }) => address)).toEqual(['/noAuthority.mp4'])
    expect(rig.stream.loads).toHaveLength(0)
    expect(rig.stageCommands).toEqual([{ type: 'stage.setPictureInPicture', allowed: false }])
    expect(selectIsWatching(rig.actor.getSnapshot())).toBe(false)
    await rig.send({ type: 'viewer.selectChannel', channelId: channelId('news') })
    expect(rig.stageCommands.at(-1)).toEqual({ type: 'stage.setPictureInPicture', allowed: true })
    expect(rig.stream.loads).toHaveLength(1)
    expect(selectIsWatching(rig.actor.getSnapshot())).toBe(true)
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

  test('[LIVE-07] beside the picture that goes on, a new line-up is the one to zap through', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    await rig.playNow()
    await rig.send({ type: 'lineup.changed', channels: [channel('fresh', { number: 7 }), news] })
    await rig.send({ type: 'viewer.zap', step: 1 })
    await rig.pass(250)
    expect(rig.stream.loads.at(-1)?.address).toBe('https://one.example/live/fresh-2')
  })

  test('[LIVE-07] a new line-up with another form of the channel begins that one', async () => {
    const rig = await playerRig({ channels: [news], channelId: channelId('news') })
    await rig.playNow()
    await rig.send({ type: 'lineup.changed', channels: [channel('news', { qualities: [6] })] })
    expect(rig.stream.loads.map(({ address }) => address)).toEqual(
      ['news-2', 'news-6'].map(stream => `https://one.example/live/${stream}`),
    )
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

  test('[LIVE-08] [CHAN-11] a line-up that comes meanwhile is what is asked for next', async () => {
    const rig = await playerRig({
      channels,
      channelId: channelId('news'),
      open: physical =>
        physical.channelId === 'news-1'
          ? right({ kind: 'stream', addresses: [addressOf(physical)] })
          : left({ tag: 'refused', errCode: 5001, message: 'no' }),
    })
    await rig.send({ type: 'lineup.changed', channels: [channel('news', { qualities: [1] })] })
    expect(rig.stream.loads).toMatchObject([{ address: 'https://one.example/live/news-1' }])
    await rig.playNow()
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('none')
  })

  test.each([6001, 6002, 6003])('[LIVE-09] %i says that the content is gone, until OK', async code => {
    const rig = await playerRig({ channels, channelId: channelId('news'), open: refusedWith(code) })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('gone')
    await rig.send({ type: 'viewer.dismiss' })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('none')
    expect(rig.viewing()).toBe('empty')
  })

  test('[LIVE-09] a channel that is not in the line-up is gone', async () => {
    const rig = await playerRig({ channels, channelId: channelId('nowhere') })
    expect(rig.viewing()).toEqual({ gone: 'channel' })
  })
})
