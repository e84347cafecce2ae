import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { remindedIds, remindersIn } from '../../../machines/reminders/index.ts'
import { HOUR, MINUTE, SECOND } from '../../../models/codec/instant.ts'
import { defaultReminderPreferences } from '../../../models/reminder.ts'
import { chartSuite, invariant, invariantOfSteps } from '../../support/chartSuite.ts'
import { channelId } from '../../support/lineups.ts'
import { onChannel, remindersModel } from './model.ts'
import { startReminders } from './rig.ts'

chartSuite(remindersModel)

const news = onChannel('news', 10)
const sport = onChannel('sport', 10)
const film = onChannel('film', 60)

const isReminded = ({ actor }: Awaited<ReturnType<typeof startReminders>>, { programId }: typeof news) =>
  remindedIds(actor.getSnapshot()).includes(programId)

describe('Subscribing a programme', () => {
  test('[REM-01] shows at once, is saved, and kept on the device', async () => {
    const rig = await startReminders([])
    rig.actor.send({ type: 'viewer.toggleReminder', programme: film })
    expect(isReminded(rig, film)).toBe(true)
    expect(rig.save.asked).toEqual([{ programme: film, isReminded: true }])
    await rig.save.answer(right(undefined))
    expect(rig.commands.at(-1)).toEqual({
      type: 'marks.keep',
      marks: [{ logicalChannelId: 'film', programId: film.programId, epgStatus: 'notStart' }],
    })
    rig.actor.send({ type: 'viewer.toggleReminder', programme: film })
    expect(isReminded(rig, film)).toBe(false)
    await rig.save.answer(right(undefined))
    expect(rig.save.asked.at(-1)).toEqual({ programme: film, isReminded: false })
    expect(rig.commands.at(-1)).toEqual({ type: 'marks.keep', marks: [] })
  })

  test('[REM-01] of a programme whose status the guide does not give is kept as one that has not begun', async () => {
    const rig = await startReminders([])
    rig.actor.send({ type: 'viewer.toggleReminder', programme: { ...film, epgStatus: undefined } })
    await rig.save.answer(right(undefined))
    expect(rig.commands.at(-1)).toMatchObject({ type: 'marks.keep', marks: [{ epgStatus: 'notStart' }] })
  })

  test('[REM-01] of quick presses the last one counts, while the first is still on its way', async () => {
    const rig = await startReminders([])
    const press = () => rig.actor.send({ type: 'viewer.toggleReminder', programme: film })
    press()
    press()
    expect(isReminded(rig, film)).toBe(false)
    press()
    expect(isReminded(rig, film)).toBe(true)
    expect(remindersIn(rig.actor.getSnapshot())).toEqual([film])
  })

  test('[REM-01] is put back when the operator does not take it', async () => {
    const rig = await startReminders([film])
    rig.actor.send({ type: 'viewer.toggleReminder', programme: film })
    expect(isReminded(rig, film)).toBe(false)
    await rig.save.answer(left({ tag: 'offline' }))
    expect(isReminded(rig, film)).toBe(true)
    expect(rig.save.isOpen()).toBe(false)
  })

  test('[REM-01] what the device remembers counts until the operator has answered', async () => {
    const rig = await startReminders(undefined)
    const { logicalChannelId, programId } = film
    rig.actor.send({ type: 'marks.recalled', marks: [{ logicalChannelId, programId, epgStatus: 'notStart' }] })
    expect([isReminded(rig, film), isReminded(rig, news)]).toEqual([true, false])
    await rig.list.answer(left({ tag: 'offline' }))
    expect(isReminded(rig, film)).toBe(true)
    rig.pass(MINUTE)
    await rig.list.answer(right([news]))
    expect([isReminded(rig, film), isReminded(rig, news)]).toEqual([false, true])
  })

  test('[REM-01] [AHEAD-13] a change in another tab shows here; one on its way is sent again', async () => {
    const rig = await startReminders([])
    rig.actor.send({ type: 'viewer.toggleReminder', programme: news })
    rig.actor.send({ type: 'reminders.changedElsewhere' })
    await rig.list.answer(right([film]))
    expect([isReminded(rig, news), isReminded(rig, film)]).toEqual([true, true])
    expect(rig.save.asked).toHaveLength(2)
  })

  test('[REM-01] all of them are listed by start', async () => {
    const rig = await startReminders([film, news])
    expect(remindersIn(rig.actor.getSnapshot())).toEqual([news, film])
  })
})

describe('A reminder that is due', () => {
  test('[REM-02] pops up 120000 ms before the start, without waiting for a tick', async () => {
    const rig = await startReminders([news])
    rig.pass(8 * MINUTE - 1)
    expect(rig.claim.isOpen()).toBe(false)
    rig.pass(1)
    await rig.announce()
    expect(rig.shown()).toEqual([news.programId])
  })

  test('[REM-02] [AHEAD-12] whose programme runs already pops up at the first tick after a sleep', async () => {
    const rig = await startReminders([news])
    rig.tick(30 * MINUTE)
    await rig.announce()
    expect(rig.shown()).toEqual([news.programId])
  })

  test('[REM-02] [AHEAD-22] of a channel that is hidden is not shown, and comes when it is hidden no more', async () => {
    const rig = await startReminders([news])
    rig.pass(8 * MINUTE)
    await rig.claim.answer({ mine: [], theirs: [], watching: undefined, hidden: [news.programId] })
    expect([rig.shown(), rig.claim.isOpen()]).toEqual([[], false])
    rig.tick(8 * MINUTE + 10 * SECOND)
    await rig.announce()
    expect(rig.shown()).toEqual([news.programId])
  })

  test('[REM-02] is not shown on the channel being watched, and comes when that is left', async () => {
    const rig = await startReminders([news])
    rig.pass(8 * MINUTE)
    await rig.claim.answer({ mine: [], theirs: [], watching: channelId('news'), hidden: [] })
    expect([rig.shown(), rig.claim.isOpen()]).toEqual([[], false])
    rig.tick(8 * MINUTE + 10 * SECOND)
    await rig.claim.answer({ mine: [], theirs: [], watching: channelId('news'), hidden: [] })
    expect([rig.shown(), rig.claim.isOpen()]).toEqual([[], false])
    rig.tick(8 * MINUTE + 20 * SECOND)
    await rig.announce()
    expect(rig.shown()).toEqual([news.programId])
  })

  test('[REM-04] several are listed together, also when one comes later', async () => {
    const rig = await startReminders([sport, news, onChannel('late', 11)])
    rig.pass(8 * MINUTE)
    await rig.announce()
    expect(rig.shown()).toHaveLength(2)
    rig.pass(MINUTE)
    await rig.announce()
    expect(rig.shown()).toEqual([sport.programId, news.programId, 'late-11'])
  })

  test('[REM-04] are listed by their start, whenever each came to be shown', async () => {
    const late = onChannel('late', 11)
    const rig = await startReminders([news, late])
    rig.pass(9 * MINUTE)
    await rig.claim.answer({ mine: [late.programId], theirs: [], watching: undefined, hidden: [news.programId] })
    expect(rig.shown()).toEqual([late.programId])
    rig.tick(9 * MINUTE + 10 * SECOND)
    await rig.announce()
    expect(rig.shown()).toEqual([news.programId, late.programId])
  })

  test('[REM-03] closing deletes what the dialog showed', async () => {
    const rig = await startReminders([sport, news, film])
    rig.pass(8 * MINUTE)
    await rig.announce()
    rig.actor.send({ type: 'viewer.closeReminders' })
    await rig.save.answer(right(undefined))
    await rig.save.answer(right(undefined))
    expect(rig.save.asked).toEqual([sport, news].map(programme => ({ programme, isReminded: false })))
    expect(remindersIn(rig.actor.getSnapshot())).toEqual([film])
    expect([rig.shown(), rig.facts]).toEqual([[], []])
  })

  test('[REM-03] acting on it leads to the channel and deletes it', async () => {
    const rig = await startReminders([news])
    rig.pass(8 * MINUTE)
    await rig.announce()
    rig.actor.send({ type: 'viewer.watchReminder', programme: news })
    expect(rig.facts).toEqual([{ type: 'reminder.accepted', channelId: 'news' }])
    expect(rig.save.asked).toEqual([{ programme: news, isReminded: false }])
    expect(rig.shown()).toEqual([])
  })

  test('[REM-03] a deletion that fails brings no second dialog', async () => {
    const rig = await startReminders([news])
    rig.pass(8 * MINUTE)
    await rig.announce()
    rig.actor.send({ type: 'viewer.closeReminders' })
    await rig.save.answer(left({ tag: 'offline' }))
    rig.tick(9 * MINUTE)
    expect(isReminded(rig, news)).toBe(true)
    expect([rig.shown(), rig.claim.isOpen()]).toEqual([[], false])
  })

  test('[AHEAD-12] that another tab has shown is not shown here', async () => {
    const rig = await startReminders([news])
    rig.pass(8 * MINUTE)
    await rig.claim.answer({ mine: [], theirs: [news.programId], watching: undefined, hidden: [] })
    rig.tick(9 * MINUTE)
    expect([rig.shown(), rig.claim.isOpen()]).toEqual([[], false])
  })

  test('leaves the dialog when its programme is over', async () => {
    const rig = await startReminders([news])
    rig.pass(8 * MINUTE)
    await rig.announce()
    rig.tick(10 * MINUTE + HOUR)
    expect(rig.shown()).toEqual([])
  })
})

describe('How one is reminded', () => {
  const choose = (
    rig: Awaited<ReturnType<typeof startReminders>>,
    chosen: Partial<typeof defaultReminderPreferences>,
  ) =>
    rig.actor.send({
      type: 'viewer.choosePreferences',
      preferences: { ...defaultReminderPreferences, ...chosen },
    })

  test('[AHEAD-12] the chosen lead counts, and is kept', async () => {
    const rig = await startReminders([film])
    choose(rig, { lead: 15 * MINUTE })
    expect(rig.commands.at(-1)).toMatchObject({ type: 'preferences.keep', preferences: { lead: 15 * MINUTE } })
    rig.tick(0)
    rig.pass(45 * MINUTE - 1)
    expect(rig.claim.isOpen()).toBe(false)
    rig.pass(1)
    expect(rig.claim.isOpen()).toBe(true)
  })

  test('[AHEAD-12] a hidden tab shows nothing until it is seen', async () => {
    const rig = await startReminders([news])
    rig.actor.send({ type: 'tab.hidden' })
    rig.tick(9 * MINUTE)
    expect([rig.claim.isOpen(), rig.notify.isOpen()]).toEqual([false, false])
    rig.actor.send({ type: 'tab.shown' })
    expect(rig.claim.isOpen()).toBe(true)
  })

  test('[AHEAD-12] the system tells of it once while no page is seen, if the viewer wishes', async () => {
    const rig = await startReminders([news])
    choose(rig, { notifies: true })
    rig.actor.send({ type: 'tab.hidden' })
    rig.tick(9 * MINUTE)
    expect(rig.notify.asked).toEqual([{ programmes: [news] }])
    await rig.notify.answer([news.programId])
    rig.tick(9 * MINUTE + 10 * SECOND)
    expect(rig.notify.isOpen()).toBe(false)
    rig.actor.send({ type: 'tab.shown' })
    await rig.announce()
    expect(rig.shown()).toEqual([news.programId])
  })

  test('[AHEAD-12] it goes to the channel by itself when the programme begins, if the viewer wishes', async () => {
    const rig = await startReminders([news])
    choose(rig, { tunes: true })
    rig.pass(8 * MINUTE)
    await rig.announce()
    rig.pass(2 * MINUTE - 1)
    expect(rig.facts).toEqual([])
    rig.pass(1)
    expect(rig.facts).toEqual([{ type: 'reminder.accepted', channelId: 'news' }])
    expect(rig.shown()).toEqual([])
  })

  test('[AHEAD-12] closing the dialog calls that off', async () => {
    const rig = await startReminders([news])
    choose(rig, { tunes: true })
    rig.pass(8 * MINUTE)
    await rig.announce()
    rig.actor.send({ type: 'viewer.closeReminders' })
    rig.pass(3 * MINUTE)
    expect(rig.facts).toEqual([])
  })
})

describe('Always', () => {
  invariantOfSteps(
    remindersModel,
    '[REM-03] [AHEAD-12] what was shown once, here or in another tab, is never shown anew',
    ({ before, after }) =>
      after.context.shown.every(
        each =>
          before.context.shown.some(({ programId }) => programId === each.programId) ||
          !before.context.announced.includes(each.programId),
      ),
  )
  invariant(remindersModel, '[AHEAD-12] a reminder is shown at most once', ({ context: { announced, shown } }) => {
    const ids = shown.map(({ programId }) => programId)
    return new Set(announced).size === announced.length && ids.every(id => announced.includes(id))
  })
  invariant(remindersModel, '[REM-03] what is shown is still a reminder', ({ context: { shown, wishes } }) =>
    wishes.every(({ isReminded, programme }) => isReminded || !shown.includes(programme)),
  )
})
