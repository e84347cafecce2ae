import { describe, expect, test } from 'vitest'
import { MINUTE } from '../../models/codec/instant.ts'
import { plays as playsOn } from '../../src/services/player/plays.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { watchRest } from '../../src/services/tabs/watchRest.ts'
import { fakeTab, handTimer } from './support/browser.ts'

const watched = ({ isVisible = true, isPlaying = false } = {}) => {
  const tab = fakeTab()
  tab.show(isVisible)
  const { timer, pass, count } = handTimer()
  const news: string[] = []
  let plays = isPlaying
  const stop = watchRest({ tabs: makeTabs(tab.parts), timer, plays: () => plays }, ({ type }) => news.push(type))
  return {
    ...tab,
    news,
    pass,
    count,
    stop,
    play: (on: boolean): void => {
      plays = on
    },
  }
}

describe('A tab', () => {
  test('[AHEAD-47] rests as soon as it is hidden, and wakes as soon as it is seen, each told once', () => {
    const { show, news, pass } = watched()
    pass(MINUTE)
    expect(news).toEqual([])
    show(false)
    pass(MINUTE)
    pass(MINUTE)
    expect(news).toEqual(['tab.rested'])
    show(true)
    pass(MINUTE)
    expect(news).toEqual(['tab.rested', 'tab.woke'])
  })

  test('[AHEAD-47] that is opened behind others rests from the beginning', () => {
    expect(watched({ isVisible: false }).news).toEqual(['tab.rested'])
  })

  test('[AHEAD-47] that plays does not rest while it is hidden, until a minute after the sound has ended, and wakes when it begins', () => {
    const { show, news, pass, play } = watched({ isPlaying: true })
    show(false)
    pass(MINUTE)
    expect(news).toEqual([])
    play(false)
    pass(MINUTE)
    expect(news).toEqual(['tab.rested'])
    play(true)
    pass(MINUTE)
    expect(news).toEqual(['tab.rested', 'tab.woke'])
  })

  test('[AHEAD-47] is watched no more when nobody asks', () => {
    const { show, news, stop, count } = watched()
    stop()
    show(false)
    expect([news, count()]).toEqual([[], 0])
  })
})

describe('Whether something plays', () => {
  const windowWith = (paused: readonly boolean[], own?: object) =>
    ({
      document: { querySelectorAll: () => paused.map(each => ({ paused: each })) },
      ...(own !== undefined && { documentPictureInPicture: { window: own } }),
    }) as unknown as Parameters<typeof playsOn>[0]

  test('[AHEAD-47] is asked of every picture, also of the one in the window over all others', () => {
    expect(playsOn(windowWith([]))).toBe(false)
    expect(playsOn(windowWith([true, true]))).toBe(false)
    expect(playsOn(windowWith([true, false]))).toBe(true)
    expect(playsOn(windowWith([], windowWith([false])))).toBe(true)
    expect(playsOn(windowWith([], windowWith([true])))).toBe(false)
  })
})
