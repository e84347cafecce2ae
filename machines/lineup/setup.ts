import { assign, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import type { LogicalChannelId } from '../../models/channel.ts'
import type { OwnView } from '../../models/channelChoices.ts'
import { type Instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import type { UtcDay } from '../../models/epg.ts'
import type { ProgrammesAnswer, ProgrammeWish } from '../../models/guideWindow.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import {
  isShown,
  leavesTheSame,
  missingProgrammes,
  shownAt,
  withEarlierParts,
  withoutRights,
  withProgrammes,
} from './transitions.ts'
import type {
  ColumnsFact,
  LineupAnswer,
  LineupContext,
  LineupEvent,
  LineupFact,
  LineupInput,
  LineupTag,
  LineupWish,
  OwnViewWish,
} from './types.ts'

/** Asks for the channels and their groups, rights, rules and the operator's layout, all at once. */
const loadLineup = fromPromise<LineupAnswer, LineupWish>(unprovided('loadLineup'))
const loadProgrammes = fromPromise<ProgrammesAnswer, ProgrammeWish>(unprovided('loadProgrammes'))

/** Keeps what the person decides, and says what this device leaves out: at once, and whenever that changes. */
const ownView = fromCallback<OwnViewWish, undefined, LineupEvent>(unprovided('ownView'))

const lineupActors = { loadLineup, loadProgrammes, ownView }

interface Answered {
  readonly answer: LineupAnswer
}
interface Told {
  readonly answer: ProgrammesAnswer
}

export const lineupSetup = setup({
  types: {
    context: {} as LineupContext,
    events: {} as LineupEvent,
    input: {} as LineupInput,
    tags: {} as LineupTag,
    meta: {} as ChartMeta,
  },
  actors: lineupActors,
  actions: {
    takeLineup: assign(({ context }, { answer }: Answered) => {
      if (answer._tag === 'Left') return {}
      const data = withEarlierParts(answer.right, context.data)
      return { data, failure: undefined, ...shownAt(data, context.ownView, context.now) }
    }),
    takeFailure: assign((_, { answer }: Answered) => (answer._tag === 'Left' ? { failure: answer.left } : {})),
    takeTime: assign((_, { now }: { readonly now: Instant }) => ({ now })),
    takeOwnView: assign((_, { ownView }: { readonly ownView: OwnView }) => ({ ownView })),
    showAnew: assign(({ context: { data, ownView, now } }) => (data === undefined ? {} : shownAt(data, ownView, now))),
    tellOwnView: sendTo('ownView', (_, wish: OwnViewWish) => wish),
    takeRows: assign((_, { channelIds }: { readonly channelIds: ReadonlyArray<LogicalChannelId> }) => ({
      onScreen: channelIds,
    })),
    askForMissing: assign({ asking: ({ context }) => missingProgrammes(context) }),
    takeProgrammes: assign(({ context }, { answer }: Told) =>
      answer._tag === 'Right' ? withProgrammes(context, context.asking, answer.right) : {},
    ),
    forgetRights: assign({ data: ({ context }) => withoutRights(context.data) }),
    forgetKnown: assign({ knownUntil: {} }),
    tellColumns: sendTo(
      parentOf,
      ({ context: { data } }): ColumnsFact => ({ type: 'columns.changed', columns: data?.columns ?? [] }),
    ),
    tellChanged: sendTo(parentOf, ({ context }): LineupFact => ({ type: 'lineup.changed', channels: context.visible })),
  },
  guards: {
    isWhole: (_, { answer }: Answered) => answer._tag === 'Right' && answer.right.missing.length === 0,
    isUsable: (_, { answer }: Answered) => answer._tag === 'Right',
    /** Less is missing than before. */
    bringsMore: ({ context: { data } }, { answer }: Answered) =>
      answer._tag === 'Right' && answer.right.missing.length < (data?.missing.length ?? 0),
    hasLineup: ({ context }) => context.data !== undefined,
    /** The person leaves out something else than before, from a list that is there. */
    listsOthers: ({ context }, { ownView }: { readonly ownView: OwnView }) =>
      context.data !== undefined && !leavesTheSame(context.ownView, ownView),
    isRightOver: ({ context }, { now }: { readonly now: Instant }) =>
      context.rightsUntil !== undefined && context.rightsUntil <= now,
    isShown: ({ context }, { days }: { readonly days: ReadonlyArray<UtcDay> }) => isShown(context, days),
    isTold: (_, { answer }: Told) => answer._tag === 'Right',
    hasMissingProgrammes: ({ context }) => missingProgrammes(context).epgIds.length > 0,
  },
  delays: {
    /** A part that failed is asked again quietly. */
    partRetry: 10 * SECOND,
    /** Rows that come on screen within this time share one query. */
    gatherTime: 80,
    programmeRetry: 5 * SECOND,
    /** The days that rows show are stored within this time. */
    guideSettle: 2 * SECOND,
    lineupRetry: MINUTE,
  },
})
