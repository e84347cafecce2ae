import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import {
  selectChannelHistory,
  selectEarlyReminders,
  selectReminders,
  selectSleepTimer,
  selectToasts,
} from '../../../machines/app/index.ts'
import { reportMsOf } from '../../../machines/app/transitions.ts'
import { remindersIn } from '../../../machines/reminders/index.ts'
import { selectSleepChoice } from '../../../machines/sleepTimer.ts'
import { selectToast } from '../../../machines/toasts.ts'
import { MINUTE } from '../../../models/codec/instant.ts'
import { defaultLayoutConfig } from '../../../models/layoutConfig.ts'
import { HOME } from '../../../models/page.ts'
import { operator } from '../../support/operators.ts'
import { ana, guest } from '../../support/sessions.ts'
import { onChannel } from '../reminders/model.ts'
import { visit } from './running.ts'

const news = onChannel('news', 10)
const sport = onChannel('sport', 10)

const reminded = (app: Awaited<ReturnType<typeof visit>>) => {
  const reminders = selectReminders(app.snapshot())
  return reminders === undefined ? undefined : remindersIn(reminders.getSnapshot())
}

describe('What goes on beside the screens', () => {
  test('[REM-01] a reminder asked for before its code has come is made as soon as it is there; a second press takes it back', async () => {
    const app = await visit(HOME, ana)
    app.send({ type: 'viewer.toggleReminder', programme: news })
    app.send({ type: 'viewer.toggleReminder', programme: sport })
    app.send({ type: 'viewer.toggleReminder', programme: sport })
    expect(selectEarlyReminders(app.snapshot())).toEqual([news])
    await app.companionsCode.answer(right(undefined))
    expect(reminded(app)).toEqual([news])
    expect(selectEarlyReminders(app.snapshot())).toEqual([])
  })

  test('[REM-01] code that does not come is fetched again with the next press; that a press came to nothing is said', async () => {
    const app = await visit(HOME, ana)
    const said = () => {
      const toasts = selectToasts(app.snapshot())
      return toasts && selectToast(toasts.getSnapshot())
    }
    await app.companionsCode.answer(left({ tag: 'offline' }))
    expect(said()).toBeUndefined()
    app.send({ type: 'viewer.toggleReminder', programme: news })
    await app.companionsCode.answer(left({ tag: 'offline' }))
    expect(selectEarlyReminders(app.snapshot())).toEqual([])
    expect(said()).toEqual({ tag: 'known', message: 'error.unavailable' })
    app.send({ type: 'viewer.toggleReminder', programme: sport })
    await app.companionsCode.answer(right(undefined))
    expect(reminded(app)).toEqual([sport])
  })

  test('[REM-01] [SES-08] what one person asked for early is nothing of the next', async () => {
    const app = await visit(HOME, ana)
    app.send({ type: 'viewer.toggleReminder', programme: news })
    app.send({ type: 'session.ended' })
    app.send({ type: 'session.changed', session: ana })
    await app.companionsCode.answer(right(undefined))
    expect(reminded(app)).toEqual([])
  })

  test('[AHEAD-15] the sleep timer goes on when a login is required, and when another person has logged in', async () => {
    const app = await visit(HOME, ana)
    await app.companionsCode.answer(right(undefined))
    selectSleepTimer(app.snapshot())?.send({ type: 'viewer.sleepAfter', choice: 30 })
    const choice = () => {
      const timer = selectSleepTimer(app.snapshot())
      return timer && selectSleepChoice(timer.getSnapshot())
    }
    app.send({ type: 'session.loginRequired' })
    expect([choice(), selectReminders(app.snapshot())]).toEqual([30, undefined])
    app.send({ type: 'session.changed', session: guest })
    expect(choice()).toBe(30)
  })

  test('[AHEAD-15] [AHEAD-22] [MODE-01] where only titles are sold the sleep timer and kids mode run, and nothing of channels does', async () => {
    const app = await visit(HOME, ana, true, 'vod')
    app.send({ type: 'viewer.toggleReminder', programme: news })
    await app.companionsCode.answer(right(undefined))
    const { sleepTimer, kidsMode, broadcast, channelUpdates, epgSync, reminders, channelHistory } =
      app.snapshot().children
    expect(sleepTimer).toBeDefined()
    expect(kidsMode).toBeDefined()
    expect([broadcast, channelUpdates, epgSync, reminders, channelHistory]).toEqual(Array(5).fill(undefined))
    expect(selectEarlyReminders(app.snapshot())).toEqual([])
  })

  test.each(['live2vod', 'replays'] as const)(
    '[MODE-06] [REM-04] where %s is sold nobody is reminded of a channel: none is played live',
    async sold => {
      const app = await visit(HOME, ana, true, sold)
      app.send({ type: 'viewer.toggleReminder', programme: news })
      await app.companionsCode.answer(right(undefined))
      expect(selectReminders(app.snapshot())).toBeUndefined()
      expect(selectEarlyReminders(app.snapshot())).toEqual([])
      expect(app.snapshot().children.epgSync).toBeDefined()
    },
  )

  test('[CHAN-09] [ROLE-01] there is a history for a user only', async () => {
    const app = await visit(HOME, guest)
    await app.companionsCode.answer(right(undefined))
    expect(selectChannelHistory(app.snapshot())).toBeUndefined()
    app.send({ type: 'session.changed', session: ana })
    expect(selectChannelHistory(app.snapshot())).toBeDefined()
    app.send({ type: 'session.ended' })
    expect(selectChannelHistory(app.snapshot())).toBeUndefined()
  })

  test("[CHAN-09] what is watched is reported by the operator's interval, else every minute", () => {
    const said = operator(true)
    const layoutConfig = { ...defaultLayoutConfig, play_history_report_interval: 300 }
    expect(reportMsOf(undefined)).toBe(MINUTE)
    expect(reportMsOf({ ...said, properties: { ...said.properties, layoutConfig } })).toBe(5 * MINUTE)
  })
})
