import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup, stateIn } from 'xstate'
import { type Instant, MINUTE } from '../../models/codec/instant.ts'
import type { ChannelProgramme, ProgramId } from '../../models/programme.ts'
import type { ReminderMark, ReminderPreferences } from '../../models/reminder.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import {
  afterClaim,
  alarmIn,
  dueIn,
  firstToTune,
  isReminded,
  marksOf,
  withFirstSaved,
  withoutShown,
  withToggled,
} from './transitions.ts'
import type {
  Claimed,
  ClaimWish,
  ReminderAnswer,
  RemindersAnswer,
  RemindersCommand,
  RemindersContext,
  RemindersEvent,
  RemindersFact,
  RemindersInput,
  ReminderWish,
} from './types.ts'

const loadReminders = fromPromise<RemindersAnswer>(unprovided('loadReminders'))
/** Creates or deletes one reminder. */
const saveReminder = fromPromise<ReminderAnswer, ReminderWish | undefined>(unprovided('saveReminder'))
/** Asks among the tabs who announces what: each reminder goes to one tab, and only once (AHEAD-12). */
const claim = fromPromise<Claimed, ClaimWish>(unprovided('claim'))
/** Lets the system tell of reminders, unless a tab that is seen announces them. */
const notify = fromPromise<ReadonlyArray<ProgramId>, ClaimWish>(unprovided('notify'))
/** What the device keeps, and what the other tabs do. */
const device = fromCallback<RemindersCommand>(unprovided('device'))

const remindersActors = { loadReminders, saveReminder, claim, notify, device }

interface Listed {
  readonly answer: RemindersAnswer
}
interface Chosen {
  readonly preferences: ReminderPreferences
}

export const remindersSetup = setup({
  types: {
    context: {} as RemindersContext,
    events: {} as RemindersEvent,
    input: {} as RemindersInput,
    meta: {} as ChartMeta,
  },
  actors: remindersActors,
  actions: {
    takeReminders: assign((_, { answer }: Listed) => (answer._tag === 'Right' ? { saved: answer.right } : {})),
    takeMarks: assign((_, { marks }: { readonly marks: ReadonlyArray<ReminderMark> }) => ({ marks })),
    keepMarks: sendTo(
      'device',
      ({ context }): RemindersCommand => ({ type: 'marks.keep', marks: marksOf(context.saved ?? []) }),
    ),
    wishReminder: assign(({ context }, { programme }: { readonly programme: ChannelProgramme }) =>
      withToggled(context, programme),
    ),
    keepFirst: assign(({ context }) => withFirstSaved(context)),
    undoFirst: assign({ wishes: ({ context }) => context.wishes.slice(1) }),
    takePreferences: assign((_, { preferences }: Chosen) => ({ preferences, isNotifyingRefused: false })),
    refuseNotifying: assign(({ context }) => ({
      preferences: { ...context.preferences, notifies: false },
      isNotifyingRefused: true,
    })),
    keepPreferences: sendTo(
      'device',
      (_, { preferences }: Chosen): RemindersCommand => ({ type: 'preferences.keep', preferences }),
    ),
    takeTime: assign(({ context }, { now }: { readonly now: Instant }) => ({
      now,
      watching: undefined,
      hidden: [],
      shown: context.shown.filter(({ stop }) => now < stop),
    })),
    passTime: assign(({ context }) => ({ now: context.alarmAt })),
    setAlarm: assign({ alarmAt: ({ context }) => alarmIn(context) }),
    takeClaimed: assign(({ context }, claimed: Claimed) => afterClaim(context, claimed)),
    noteNotified: assign(({ context }, { ids }: { readonly ids: ReadonlyArray<ProgramId> }) => ({
      notified: [...context.notified, ...ids],
    })),
    dismissShown: assign(({ context }) => withoutShown(context)),
    accept: enqueueActions(({ enqueue }, { programme }: { readonly programme: ChannelProgramme | undefined }) => {
      if (programme === undefined) return
      const { logicalChannelId: channelId } = programme
      enqueue.sendTo(parentOf, { type: 'reminder.accepted', channelId } satisfies RemindersFact)
    }),
  },
  guards: {
    isListed: (_, { answer }: Listed) => answer._tag === 'Right',
    isSaved: (_, { answer }: { readonly answer: ReminderAnswer }) => answer._tag === 'Right',
    isNotReminded: ({ context }, { programme }: { readonly programme: ChannelProgramme }) =>
      !isReminded(context, programme.programId),
    hasWish: ({ context }) => context.wishes.length > 0,
    isTabShown: stateIn({ tab: 'shown' }),
    isAnyDue: ({ context }) => dueIn(context).length > 0,
    isAnyToNotify: ({ context }) =>
      context.preferences.notifies && dueIn(context).some(({ programId }) => !context.notified.includes(programId)),
    isTimeToTune: ({ context }) => context.preferences.tunes && firstToTune(context) !== undefined,
  },
  delays: {
    untilAlarm: ({ context }) => context.alarmAt - context.now,
    listRetry: MINUTE,
  },
})
