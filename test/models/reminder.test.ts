import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMs } from '../../models/codec/instant.ts'
import { dueReminders, ReminderMark } from '../../models/reminder.ts'
import { reminderList } from '../../models/wire/guide.ts'
import { decoded, read } from './laws.ts'
import { channelProgrammes } from './liveArbitraries.ts'

describe('A reminder', () => {
  it('[REM-02] is due from 120000 ms before the start until the programme ends', () => {
    fc.assert(
      fc.property(channelProgrammes, programme => {
        const isDue = (now: typeof programme.start) => dueReminders([programme], now, undefined).length === 1
        expect(isDue(addMs(programme.start, -120_001))).toBe(false)
        expect(isDue(addMs(programme.start, -120_000))).toBe(true)
        expect(isDue(addMs(programme.stop, -1))).toBe(true)
        expect(isDue(programme.stop)).toBe(false)
      }),
    )
  })

  it('[REM-02] is never due for the channel being watched, and others are not kept back by it', () => {
    fc.assert(
      fc.property(fc.array(channelProgrammes, { minLength: 1 }), list => {
        const [watched] = list
        fc.pre(watched !== undefined)
        const due = dueReminders(list, watched.start, watched.logicalChannelId)
        expect(due).not.toContain(watched)
        expect(due).toEqual(
          dueReminders(list, watched.start, undefined).filter(
            ({ logicalChannelId }) => logicalChannelId !== watched.logicalChannelId,
          ),
        )
      }),
    )
  })

  it('[NET-08] without its programme is left out of the list and reported', () => {
    const good = { programId: 1, programme: 'News', start: 1, stop: 2, logicalChannelId: 7, epgStatus: 'someday' }
    const { result, dropped } = decoded(reminderList.response, {
      subscribeList: [good, { ...good, programId: undefined }, { ...good, start: '1' }, { ...good, stop: 1 }],
    })
    expect(result).toMatchObject({ right: { subscribeList: [{ title: 'News', epgStatus: undefined }] } })
    expect(dropped.map(({ path }) => path)).toEqual(
      ['1.programId', '2.start', '3'].map(path => `subscribeList.${path}`),
    )
  })

  it('[REM-01] of an unknown status counts as one that has not started', () => {
    expect(read(ReminderMark, { logicalChannelId: 1, programId: 2, epgStatus: 9 }).epgStatus).toBe('notStart')
  })
})
