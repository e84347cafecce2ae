import { describe, expect, test } from 'vitest'
import { selectFailure, selectOverlay } from '../../../machines/livePlayer/index.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { channel, channelId } from '../../support/lineups.ts'
import { playerRig } from '../../support/playerRig.ts'
import { channels } from './lineup.ts'

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

  test('[LIVE-13] [LIVE-09] the card stands under a new line-up, and gives way where there is something else to say', async () => {
    const rig = await playerRig({ channels, channelId: channelId('news') })
    rig.stream.say({ type: 'media.failed', failure: { kind: 'unsupported', detail: 'codec', status: undefined } })
    await rig.send({ type: 'lineup.changed', channels: [...channels] })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('failed')
    expect(rig.reports).toHaveLength(1)
    await rig.send({ type: 'lineup.changed', channels: [channel('news', { isOpen: false })] })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('noAuthority')
    expect(selectFailure(rig.actor.getSnapshot())).toBeUndefined()
  })

  test('[LIVE-09] a channel that failed and has left the line-up is gone', async () => {
    const rig = await playerRig({ channels, channelId: channelId('film') })
    expect(selectFailure(rig.actor.getSnapshot())?.reason).toBe('protected')
    await rig.send({ type: 'lineup.changed', channels: [] })
    expect(selectOverlay(rig.actor.getSnapshot())).toBe('gone')
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
