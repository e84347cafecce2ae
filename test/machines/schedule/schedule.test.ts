import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import type { ReadWish, WindowAnswer } from '../../../machines/guide/index.ts'
import {
  type ScheduleEvent,
  scheduleMachine,
  selectDayProgrammes,
  selectHasDayFailed,
  selectIsDayLoading,
  selectScheduleChannel,
  selectScheduleDay,
  selectScheduleNow,
} from '../../../machines/schedule/index.ts'
import { addMs, DAY } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { localDay } from '../../../models/localDay.ts'
import { chartSuite } from '../../support/chartSuite.ts'
import { epgId } from '../../support/lineups.ts'
import { handPort } from '../../support/machinePorts.ts'
import { columns, columnsOf } from '../guide/columns.ts'
import { day, NOW, news, scheduleModel, sport } from './model.ts'

const opened = () => {
  const read = handPort<WindowAnswer, ReadWish>()
  const clock = new SimulatedClock()
  const machine = scheduleMachine.provide({
    actors: {
      readWindow: fromPromise<WindowAnswer, ReadWish>(read.ask),
      watchGuide: fromCallback<ScheduleEvent>(() => undefined),
    },
  })
  const schedule = createActor(machine, { clock, input: { now: NOW } }).start()
  return {
    read,
    send: (event: ScheduleEvent) => schedule.send(event),
    pass: (ms: number) => clock.increment(ms),
    now: () => schedule.getSnapshot(),
  }
}

const shown = async () => {
  const schedule = opened()
  schedule.send({ type: 'viewer.chooseChannel', channel: news })
  await schedule.read.answer(right(columnsOf(day)))
  return schedule
}

chartSuite(scheduleModel)

describe('The programmes of a channel', () => {
  test('[EPG-04] the channel that is on is shown with today', async () => {
    const { read, send, now } = opened()
    expect(read.isOpen()).toBe(false)
    send({ type: 'viewer.chooseChannel', channel: news })
    const { start, stop } = localDay(NOW, 0)
    expect(read.asked).toEqual([{ epgIds: [epgId('epg-news')], from: start, until: stop, isAwaited: true }])
    expect(selectIsDayLoading(now())).toBe(true)
    await read.answer(right(columnsOf(day)))
    expect(selectDayProgrammes(now())).toBe(day)
    expect(selectIsDayLoading(now())).toBe(false)
  })

  test('[EPG-04] another day is read by the calendar of the device', async () => {
    const { read, send, now } = await shown()
    send({ type: 'viewer.chooseDay', offset: -7 })
    expect(selectScheduleDay(now())).toBe(-7)
    expect(read.asked[1]).toMatchObject({ from: localDay(NOW, -7).start, until: localDay(NOW, -7).stop })
    expect(selectDayProgrammes(now())).toBeUndefined()
  })

  test('[EPG-04] another channel begins with today; the same one with other rights stays on its day', async () => {
    const { read, send, now } = await shown()
    send({ type: 'viewer.chooseDay', offset: 3 })
    const locked = { ...news, playBackAuthority: false }
    send({ type: 'viewer.chooseChannel', channel: locked })
    expect([selectScheduleDay(now()), selectScheduleChannel(now())]).toEqual([3, locked])
    send({ type: 'viewer.chooseChannel', channel: sport })
    expect(selectScheduleDay(now())).toBe(0)
    expect(read.asked.at(-1)?.epgIds).toEqual([epgId('epg-sport')])
  })

  test('[EPG-09] the same channel with another guide is read anew', async () => {
    const { read, send } = await shown()
    send({ type: 'viewer.chooseChannel', channel: { ...news, epgId: epgId('epg-other') } })
    expect(read.asked.at(-1)?.epgIds).toEqual([epgId('epg-other')])
  })

  test('[EPG-06] [AHEAD-31] it follows the clock; past midnight today is the next day', async () => {
    const { read, send, now } = await shown()
    send({ type: 'clock.ticked', now: addMs(NOW, 60_000) })
    expect(selectScheduleNow(now())).toBe(NOW + 60_000)
    expect(read.asked).toHaveLength(1)
    send({ type: 'clock.ticked', now: addMs(NOW, DAY) })
    expect(read.asked[1]?.from).toBe(localDay(addMs(NOW, DAY), 0).start)
  })

  test('[EPG-09] what a sync stores of the day is read once, a moment later', async () => {
    const { read, send, pass, now } = await shown()
    send({ type: 'guide.changed', days: [utcDayOf(addMs(NOW, -5 * DAY))] })
    pass(500)
    expect(read.asked).toHaveLength(1)
    for (let times = 0; times < 4; times += 1) send({ type: 'guide.changed', days: [utcDayOf(NOW)] })
    pass(200)
    expect(read.asked).toHaveLength(2)
    const newer = columns('news', [])
    await read.answer(right(columnsOf(newer)))
    expect(selectDayProgrammes(now())).toBe(newer)
  })

  test('[EPG-09] so is what it stores while the day is being read', async () => {
    const { read, send, pass, now } = opened()
    send({ type: 'viewer.chooseChannel', channel: news })
    for (let times = 0; times < 4; times += 1) send({ type: 'guide.changed', days: [utcDayOf(NOW)] })
    expect(read.asked).toHaveLength(1)
    await read.answer(right(columnsOf(day)))
    expect(selectDayProgrammes(now())).toBe(day)
    pass(200)
    expect(read.asked).toHaveLength(2)
    const newer = columns('news', [])
    await read.answer(right(columnsOf(newer)))
    expect(selectDayProgrammes(now())).toBe(newer)
    pass(1000)
    expect(read.asked).toHaveLength(2)
  })

  test('[EPG-09] [AHEAD-03] so is the day before: its last programme runs over midnight', async () => {
    const { read, send, pass } = await shown()
    send({ type: 'guide.changed', days: [utcDayOf(addMs(localDay(NOW, 0).start, -DAY))] })
    pass(200)
    expect(read.asked).toHaveLength(2)
  })

  test('[EPG-09] [AHEAD-03] a day that is shown stays while it is read again, and where that fails', async () => {
    const { read, send, pass, now } = await shown()
    send({ type: 'guide.changed', days: [utcDayOf(NOW)] })
    pass(200)
    expect([read.isOpen(), selectIsDayLoading(now())]).toEqual([true, false])
    await read.answer(left({ tag: 'offline' }))
    expect([selectHasDayFailed(now()), selectDayProgrammes(now())]).toEqual([false, day])
  })

  test('[NET-05] a day that cannot be read says so and is read again; only a person waits for it', async () => {
    const { read, send, pass, now } = opened()
    send({ type: 'viewer.chooseChannel', channel: news })
    const wishes = [() => send({ type: 'viewer.retry' }), () => send({ type: 'network.restored' }), () => pass(5000)]
    for (const wish of wishes) {
      await read.answer(left({ tag: 'offline' }))
      expect(selectHasDayFailed(now())).toBe(true)
      wish()
      expect(read.isOpen()).toBe(true)
    }
    expect(read.asked.map(({ isAwaited }) => isAwaited)).toEqual([true, true, false, false])
  })
})
