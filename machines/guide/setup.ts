import { assign, enqueueActions, fromCallback, fromPromise, setup, stateIn } from 'xstate'
import type { Channel } from '../../models/channel.ts'
import { type Instant, SECOND } from '../../models/codec/instant.ts'
import type { Column } from '../../models/column.ts'
import type { UtcDay } from '../../models/epg.ts'
import type { GuideArea } from '../../models/guideArea.ts'
import type { GuideHit } from '../../models/guideWindow.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import {
  atTime,
  isIn,
  isRegrouped,
  lacksCells,
  programmeIn,
  spotOfHit,
  toRead,
  withChannels,
  withColumns,
  withGroup,
} from './transitions.ts'
import type {
  DetailsAnswer,
  DetailsWish,
  GuideContext,
  GuideEmitted,
  GuideEvent,
  GuideFact,
  GuideInput,
  GuideSpot,
  GuideTag,
  HitsAnswer,
  ReadWish,
  TitleWish,
  WindowAnswer,
} from './types.ts'

/** Reads a window of the guide from the device, and from the operator where the device has nothing of it. */
const readWindow = fromPromise<WindowAnswer, ReadWish>(unprovided('readWindow'))
/** Whole programmes, with their text. */
const readProgrammes = fromPromise<DetailsAnswer, DetailsWish>(unprovided('readProgrammes'))
const searchTitles = fromPromise<HitsAnswer, TitleWish>(unprovided('searchTitles'))
/** Says when a sync, also another tab's, has stored something. */
const watchGuide = fromCallback<GuideEvent>(unprovided('watchGuide'))

const guideActors = { readWindow, readProgrammes, searchTitles, watchGuide }

/** An empty search is none; one letter would find half the guide. */
const LEAST_LETTERS = 2

interface Answered {
  readonly answer: WindowAnswer
}
interface Named {
  readonly columnId: string | undefined
}
interface Grouped {
  readonly columns: ReadonlyArray<Column>
}
interface Stored {
  readonly days: ReadonlyArray<UtcDay>
}

export const guideSetup = setup({
  types: {
    context: {} as GuideContext,
    events: {} as GuideEvent,
    input: {} as GuideInput,
    emitted: {} as GuideEmitted,
    tags: {} as GuideTag,
    meta: {} as ChartMeta,
  },
  actors: guideActors,
  actions: {
    takeGroup: assign(({ context }, { columnId }: Named) => withGroup(context, columnId)),
    takeColumns: assign(({ context }, { columns }: Grouped) => withColumns(context, columns)),
    dropReading: assign({ reading: undefined }),
    takeChannels: assign(({ context }, { channels }: { readonly channels: ReadonlyArray<Channel> }) =>
      withChannels(context, channels),
    ),
    takeTime: assign(({ context }, { now }: { readonly now: Instant }) => atTime(context, now)),
    takeSeen: assign((_, { area }: { readonly area: GuideArea }) => ({ seen: area })),
    takeFocus: assign((_, { spot }: { readonly spot: GuideSpot }) => ({ focus: spot })),
    noteAsking: assign({ asking: ({ context }) => toRead(context) }),
    takeWindow: assign(({ context }, { answer }: Answered) =>
      answer._tag === 'Right'
        ? { reading: { area: context.asking, columns: answer.right }, failure: undefined }
        : { failure: answer.left },
    ),
    moveTo: enqueueActions(({ context, enqueue }, { to, place }: Omit<GuideEmitted, 'type'>) => {
      const { focus } = context
      if (focus !== undefined) enqueue.assign({ focus: { ...focus, at: to } })
      enqueue.emit({ type: 'guide.moved', to, place })
    }),
    moveToHit: enqueueActions(({ context, enqueue }, { hit }: { readonly hit: GuideHit }) => {
      const spot = spotOfHit(context, hit)
      if (spot === undefined) return
      const isListed = context.rows.some(({ logicalChannelId }) => logicalChannelId === spot.channelId)
      if (!isListed) {
        enqueue.assign(withGroup(context, undefined))
        enqueue.sendTo(parentOf, { type: 'group.left', columnId: undefined } satisfies GuideFact)
      }
      enqueue.assign({ focus: spot })
      enqueue.emit({ type: 'guide.moved', to: spot.at, place: 'inside' })
    }),
    dropProgramme: assign({ programme: undefined }),
    takeProgramme: assign(({ context }, { answer }: { readonly answer: DetailsAnswer }) => ({
      programme: programmeIn(answer, context.focus?.at),
    })),
    takeText: assign((_, { text }: { readonly text: string }) => ({ searchText: text })),
    takeHits: assign((_, { hits }: { readonly hits: ReadonlyArray<GuideHit> }) => ({ hits })),
    dropHits: assign({ hits: [] }),
    dropSearch: assign({ searchText: '', hits: [] }),
  },
  guards: {
    hasFailed: (_, { answer }: Answered) => answer._tag === 'Left',
    isOtherGroup: ({ context }, { columnId }: Named) => columnId !== context.columnId,
    isRegrouped: ({ context }, { columns }: Grouped) => isRegrouped(context, columns),
    isOvertaken: stateIn({ reading: { asking: 'overtaken' } }),
    lacksCells: ({ context }) => lacksCells(context),
    isAskedFor: ({ context }, { days }: Stored) => isIn(context.asking, days),
    isTouched: ({ context }, { days }: Stored) => context.reading !== undefined && isIn(context.reading.area, days),
    isSearchable: ({ context }) => context.searchText.trim().length >= LEAST_LETTERS,
  },
  delays: {
    /** A sync stores much in a short time: it is read once. */
    gatherTime: 200,
    windowRetry: 5 * SECOND,
    /** The focus rests on a cell: its text is wanted. */
    restTime: 200,
    /** Contract, search: asked for 300 ms after the last letter. */
    typingPause: 300,
  },
})
