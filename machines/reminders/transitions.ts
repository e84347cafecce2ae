import { nextAlarm } from '../../models/alarm.ts'
import { addMs, type Instant } from '../../models/codec/instant.ts'
import type { ChannelProgramme, ProgramId } from '../../models/programme.ts'
import { dueReminders, type ReminderMark } from '../../models/reminder.ts'
import type { Claimed, RemindersContext, ReminderWish } from './types.ts'

const NONE: ReadonlyArray<ChannelProgramme> = []

const isOther =
  ({ programId }: ChannelProgramme) =>
  (each: ChannelProgramme): boolean =>
    each.programId !== programId

const applied = (
  saved: ReadonlyArray<ChannelProgramme>,
  { programme, isReminded }: ReminderWish,
): ReadonlyArray<ChannelProgramme> => {
  const others = saved.filter(isOther(programme))
  return isReminded ? [...others, programme] : others
}

type Kept = Pick<RemindersContext, 'saved' | 'wishes'>

/** The saved reminders with every wish that is still under way. */
export const remindersOf = ({ saved = NONE, wishes }: Kept): ReadonlyArray<ChannelProgramme> =>
  wishes.reduce(applied, saved)

/** Until the operator has answered, as the device remembers it (REM-01). */
export const isReminded = (
  { saved, marks, wishes }: Kept & Pick<RemindersContext, 'marks'>,
  id: ProgramId,
): boolean => {
  const wish = wishes.findLast(({ programme }) => programme.programId === id)
  if (wish !== undefined) return wish.isReminded
  return (saved ?? marks).some(({ programId }) => programId === id)
}

export const remindedIn = (context: Kept & Pick<RemindersContext, 'marks'>): ReadonlyArray<ProgramId> => {
  const known = [...(context.saved ?? context.marks), ...context.wishes.map(({ programme }) => programme)]
  return [...new Set(known.map(({ programId }) => programId))].filter(id => isReminded(context, id))
}

export const withToggled = (
  context: Kept & Pick<RemindersContext, 'marks' | 'shown'>,
  programme: ChannelProgramme,
): Pick<RemindersContext, 'wishes' | 'shown'> => ({
  wishes: [...context.wishes, { programme, isReminded: !isReminded(context, programme.programId) }],
  shown: context.shown.filter(isOther(programme)),
})

export const withFirstSaved = ({ saved = NONE, wishes }: Kept): Kept => {
  const [first, ...rest] = wishes
  return first === undefined ? { saved, wishes } : { saved: applied(saved, first), wishes: rest }
}

export const marksOf = (programmes: ReadonlyArray<ChannelProgramme>): ReadonlyArray<ReminderMark> =>
  programmes.map(({ logicalChannelId, programId, epgStatus }) => ({
    logicalChannelId,
    programId,
    epgStatus: epgStatus ?? 'notStart',
  }))

type Due = Kept & Pick<RemindersContext, 'now' | 'watching' | 'hidden' | 'announced' | 'preferences'>

/** Due and not yet announced. */
export const dueIn = (context: Due): ReadonlyArray<ChannelProgramme> =>
  dueReminders(remindersOf(context), context.now, context.watching, context.preferences.lead).filter(
    ({ programId }) => !context.announced.includes(programId) && !context.hidden.includes(programId),
  )

/** When the clock brings something next: a reminder that falls due, or a programme that begins. */
export const alarmIn = (context: Kept & Pick<RemindersContext, 'now' | 'preferences'>): Instant =>
  nextAlarm(
    context.now,
    remindersOf(context).flatMap(({ start }) => [addMs(start, -context.preferences.lead), start]),
  )

/** What another tab announces is over for this one; what is on screen, or hidden, stays due for when it is not. */
export const afterClaim = (
  context: Kept & Pick<RemindersContext, 'announced' | 'shown'>,
  { mine, theirs, watching, hidden }: Claimed,
): Pick<RemindersContext, 'announced' | 'shown' | 'watching' | 'hidden'> => {
  const fresh = remindersOf(context).filter(({ programId }) => mine.includes(programId))
  return {
    watching,
    hidden,
    announced: [...context.announced, ...mine, ...theirs],
    shown: [...context.shown, ...fresh].sort((one, other) => one.start - other.start),
  }
}

type Shown = Pick<RemindersContext, 'shown' | 'wishes'>

/** Closing the dialog, or acting on it, deletes what it shows (REM-03). */
export const withoutShown = ({ shown, wishes }: Shown): Shown => ({
  shown: NONE,
  wishes: [...wishes, ...shown.map(programme => ({ programme, isReminded: false }))],
})

/** The first of those in the dialog that has begun. */
export const firstToTune = ({ shown, now }: Pick<RemindersContext, 'shown' | 'now'>): ChannelProgramme | undefined =>
  shown.find(({ start }) => start <= now)

export const allDue = (context: Due): Claimed => ({
  mine: dueIn(context).map(({ programId }) => programId),
  theirs: [],
  watching: context.watching,
  hidden: context.hidden,
})
