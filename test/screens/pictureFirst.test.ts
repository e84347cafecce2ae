import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { selectChannelId, selectOverlay } from '../../machines/livePlayer/index.ts'
import { pictureFirst } from '../../src/screens/live-tv/pictureFirst.ts'
import { channels } from '../machines/livePlayer/lineup.ts'
import { channelId } from '../support/lineups.ts'
import { playerRig } from '../support/playerRig.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A viewer of one channel, and what the page shows. */
const rig = async () => {
  const player = await playerRig({ channels, channelId: channelId('news') })
  await player.playNow()
  const view = pictureFirst(player.actor)
  const told: string[] = []
  const seen = () => `${selectChannelId(view.getSnapshot())} ${selectOverlay(view.getSnapshot())}`
  view.subscribe(() => told.push(seen()))
  return {
    ...player,
    view,
    seen,
    told,
    tune: (id: string) => player.send({ type: 'viewer.selectChannel', channelId: channelId(id) }),
  }
}

describe('what the page shows of the player', () => {
  test('[AHEAD-25] another channel is told of after its first frame is on screen, and once', async () => {
    const { tune, playNow, seen, told } = await rig()
    await tune('sport')
    expect(seen()).toBe('news none')
    vi.advanceTimersByTime(50)
    await playNow()
    expect(told).toEqual([])
    vi.advanceTimersByTime(17)
    expect(told).toEqual(['sport none'])
    vi.advanceTimersByTime(1_000)
    expect(told).toHaveLength(1)
  })

  test('[AHEAD-25] a picture that is not there after a tenth of a second is told to be on its way', async () => {
    const { tune, playNow, told } = await rig()
    await tune('sport')
    vi.advanceTimersByTime(99)
    expect(told).toEqual([])
    vi.advanceTimersByTime(1)
    expect(told).toEqual(['sport loading'])
    await playNow()
    expect(told.at(-1)).toBe('sport none')
  })

  test('[AHEAD-25] of several presses the last one is told, a tenth of a second after the first', async () => {
    const { tune, told } = await rig()
    await tune('sport')
    vi.advanceTimersByTime(60)
    await tune('radio')
    vi.advanceTimersByTime(40)
    expect(told).toEqual(['radio loading'])
  })

  test('[LIVE-01] what happens to the channel that is on is told at once', async () => {
    const { send, stream, seen } = await rig()
    await send({ type: 'viewer.pause' })
    stream.say({ type: 'media.paused' })
    stream.say({ type: 'media.waiting' })
    expect(seen()).toBe('news none')
    await send({ type: 'viewer.selectQuality', quality: 1 })
    expect(seen()).toBe('news loading')
  })

  test('[AHEAD-25] nobody who has stopped listening is told', async () => {
    const { tune, view } = await rig()
    const listener = vi.fn()
    view.subscribe(listener).unsubscribe()
    await tune('sport')
    vi.advanceTimersByTime(100)
    expect(listener).not.toHaveBeenCalled()
  })
})
