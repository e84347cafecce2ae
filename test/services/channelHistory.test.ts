import { right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { selectRemoval, watchedIn } from '../../machines/channelHistory/index.ts'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { ChannelPlay } from '../../models/channelHistory.ts'
import { instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import type { ChannelHistoryParts } from '../../src/services/api/channelHistory.ts'
import { makeReport } from '../../src/services/report/report.ts'
import { makeStorage } from '../../src/services/storage/storage.ts'
import { makeTabs } from '../../src/services/tabs/tabs.ts'
import { provideChannelHistory } from '../../src/shell/provide/provideChannelHistory.ts'
import { channelId } from '../support/lineups.ts'
import { ana, tokensOf } from '../support/sessions.ts'
import { fakeTab, handTimer, sharedStorage } from './support/browser.ts'

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

type Gone = Pick<ChannelPlay, 'logicalChannelId'>

/** A tab of Ana's in which the test says what plays and how time passes; the operator takes every report. */
const tab = (device = sharedStorage(), saved: ReadonlyArray<ChannelPlay> = []) => {
  const { parts, area } = fakeTab(device)
  const time = handTimer()
  const reports: ReadonlyArray<ChannelPlay>[] = []
  const deleted: Gone[] = []
  let ticks = 0
  let playing: LogicalChannelId | undefined
  const call = async (
    endpoint: { readonly name: string },
    request: { playHistoryList?: ReadonlyArray<ChannelPlay>; playHistoryDeleteList?: ReadonlyArray<Gone> },
  ) => {
    if (endpoint.name === 'channelHistoryList') return right({ playHistoryList: saved })
    if (endpoint.name === 'channelHistoryDelete') deleted.push(...(request.playHistoryDeleteList ?? []))
    if (endpoint.name === 'channelHistoryCreate') reports.push(request.playHistoryList ?? [])
    return right({ playHistoryList: [] })
  }
  const history = provideChannelHistory({
    http: { call } as unknown as ChannelHistoryParts['http'],
    clock: {
      now: () => instant(1_000_000 + ticks),
      ticks: () => ticks,
      note: () => undefined,
      onCorrected: () => () => false,
    },
    timer: time.timer,
    tabs: makeTabs(parts),
    storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
    store: { read: () => ({ ...ana, tokens: tokensOf('ana') }) },
    playing: () => playing,
  })
  const actor = createActor(history, {
    input: { reportMs: MINUTE },
    clock: { setTimeout: (run, ms) => time.timer.after(ms, run), clearTimeout: (stop: () => void) => stop() },
  }).start()
  return {
    reports,
    deleted: () => deleted.map(({ logicalChannelId }) => logicalChannelId),
    remove: async (removal: 'all' | ReadonlyArray<string>): Promise<void> => {
      const some = removal === 'all' ? removal : removal.map(channelId)
      selectRemoval(actor.getSnapshot())?.send({ type: 'viewer.remove', removal: some })
      actor.send({ type: 'viewer.navigated', page: 'home' })
      await settle()
    },
    shown: () => watchedIn(actor.getSnapshot()),
    close: () => actor.stop(),
    play: (channel: string | undefined) => {
      playing = channel === undefined ? undefined : channelId(channel)
    },
    pass: async (seconds: number): Promise<void> => {
      for (let second = 0; second < seconds; second += 1) {
        ticks += SECOND
        time.pass(SECOND)
        await settle()
      }
    },
    sleep: async (ms: number): Promise<void> => {
      ticks += ms
      time.pass(SECOND)
      await settle()
    },
  }
}

const secondsOf = (reports: ReadonlyArray<ReadonlyArray<ChannelPlay>>) =>
  reports.map(report => report.map(({ logicalChannelId, playDuration }) => [logicalChannelId, playDuration]))

describe('What is watched', () => {
  test('[CHAN-09] counts from ten seconds on, until it is left; what was zapped past does not', async () => {
    const { play, pass, reports, shown } = tab()
    play('news')
    await pass(9)
    play('sport')
    await pass(14)
    play(undefined)
    await pass(5)
    expect(shown()).toEqual([channelId('sport')])
    await pass(60)
    expect(secondsOf(reports)).toEqual([[['sport', 14]]])
  })

  test('[CHAN-09] goes on being added up until it is reported, and from then on anew', async () => {
    const { play, pass, reports } = tab()
    await pass(1)
    play('news')
    await pass(120)
    expect(reports.map(report => report.map(({ logicalChannelId }) => logicalChannelId))).toEqual([['news'], ['news']])
    await pass(60)
    const seconds = reports.map(([play]) => play?.playDuration ?? 0)
    expect(seconds).toHaveLength(3)
    // a note is made every ten seconds
    expect(seconds[0]).toBeGreaterThanOrEqual(50)
    expect(seconds.every(each => each <= 70)).toBe(true)
    expect(seconds.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(170)
    expect(seconds.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(180)
  })

  test('[CHAN-09] is kept over a reload, and reported then', async () => {
    const device = sharedStorage()
    const before = tab(device)
    before.play('news')
    await before.pass(12)
    before.close()
    const after = tab(device)
    expect(after.shown()).toEqual([channelId('news')])
    await after.pass(61)
    expect(secondsOf(after.reports)).toEqual([[['news', 10]]])
    await after.pass(120)
    expect(after.reports).toHaveLength(1)
  })

  test('[CHAN-09] [AHEAD-13] of two tabs is reported by one of them, once', async () => {
    const device = sharedStorage()
    const [one, other] = [tab(device), tab(device)]
    one.play('news')
    await one.pass(11)
    expect(other.shown()).toEqual([channelId('news')])
    one.play(undefined)
    await one.pass(60)
    expect(one.reports).toHaveLength(1)
    await other.pass(120)
    expect(other.reports).toEqual([])
  })

  test('[CHAN-09] a device that was asleep has not watched', async () => {
    const { play, pass, sleep, reports } = tab()
    play('news')
    await pass(11)
    await sleep(8 * 60 * MINUTE)
    play(undefined)
    await pass(120)
    expect(reports.flat().reduce((sum, { playDuration }) => sum + playDuration, 0)).toBeLessThanOrEqual(71)
  })

  test('[CHAN-09] [AHEAD-06] what is deleted is deleted with the operator and on the device: one, or all of both', async () => {
    const old = { logicalChannelId: channelId('old'), updateTime: instant(1), playDuration: 60 }
    const { play, pass, remove, deleted, shown, reports } = tab(sharedStorage(), [old])
    play('news')
    await pass(20)
    await remove(['news'])
    expect([deleted(), shown()]).toEqual([[channelId('news')], [channelId('old')]])
    await remove('all')
    expect([deleted().slice(1), shown()]).toEqual([[channelId('old')], []])
    play(undefined)
    await pass(120)
    expect(reports.flat().filter(({ playDuration }) => playDuration >= 20)).toEqual([])
  })
})
