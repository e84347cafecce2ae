import { describe, expect, test } from 'vitest'
import { selectDigits, selectIsNumberUnknown } from '../../../machines/dial.ts'
import { selectChannelId, selectDial } from '../../../machines/livePlayer/index.ts'
import { playerRig } from '../../support/playerRig.ts'
import { channels, news, sport } from './lineup.ts'

const watching = async () => {
  const rig = await playerRig({ channels, channelId: news.logicalChannelId })
  const dial = selectDial(rig.actor.getSnapshot())
  if (dial === undefined) throw new Error('no dial')
  return {
    ...rig,
    type: (digit: string) => dial.send({ type: 'viewer.typeDigit', digit }),
    back: () => dial.send({ type: 'viewer.goBack' }),
    shown: () => selectDigits(dial.getSnapshot()),
    isUnknown: () => selectIsNumberUnknown(dial.getSnapshot()),
    channel: () => selectChannelId(rig.actor.getSnapshot()),
  }
}

describe('Channel numbers', () => {
  test('[CHAN-13] a typed number tunes its channel', async () => {
    const { type, clock, channel, shown } = await watching()
    type('2')
    clock.increment(1_500)
    expect(channel()).toBe(sport.logicalChannelId)
    expect(shown()).toBe('')
  })

  test('[AHEAD-07] a number that the line-up does not have changes nothing but what is said', async () => {
    const { type, clock, channel, shown, isUnknown } = await watching()
    type('9')
    clock.increment(1_500)
    expect(channel()).toBe(news.logicalChannelId)
    expect([shown(), isUnknown()]).toEqual(['9', true])
  })

  test('[CHAN-13] back to the channel before, and to this one again', async () => {
    const { actor, back, channel } = await watching()
    back()
    expect(channel()).toBe(news.logicalChannelId)
    actor.send({ type: 'viewer.selectChannel', channelId: sport.logicalChannelId })
    back()
    expect(channel()).toBe(news.logicalChannelId)
    back()
    expect(channel()).toBe(sport.logicalChannelId)
  })

  test('[AHEAD-07] the channel of the number that is on already goes on as it is', async () => {
    const { type, clock, channel, shown, stream } = await watching()
    const loads = stream.loads.length
    type('1')
    clock.increment(1_500)
    expect(channel()).toBe(news.logicalChannelId)
    expect(stream.loads.length).toBe(loads)
    expect(shown()).toBe('')
  })

  test('[CHAN-13] a channel that has left the line-up is not gone back to', async () => {
    const { actor, back, channel } = await watching()
    actor.send({ type: 'viewer.selectChannel', channelId: sport.logicalChannelId })
    actor.send({ type: 'lineup.changed', channels: channels.filter(each => each !== news) })
    back()
    expect(channel()).toBe(sport.logicalChannelId)
  })
})
