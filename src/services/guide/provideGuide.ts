import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type { ColumnsOf, GuideEvent, guideMachine, ReadWish, WindowAnswer } from '../../../machines/guide/index.ts'
import type { ScheduleEvent, scheduleMachine } from '../../../machines/schedule/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { areSameColumns } from '../../../models/guideRow.ts'
import type { Guide, GuideColumns } from '../../../models/guideWindow.ts'
import type { Language } from '../../../models/language.ts'
import type { PortsOf } from '../ports.ts'

export interface GuideScreenParts {
  readonly guide: Guide
  readonly language: () => Language
  readonly now: () => Instant
}

/** For whoever measures how soon the cells follow (test/bench/guide.ts). */
const WINDOW_READ = 'guide.read'
/** A list of hits that can be looked over. */
const MOST_HITS = 30

const isEmpty = ({ starts }: GuideColumns): boolean => starts.length === 0

/** Before the first sync the device has next to nothing: what is on there runs on from the day before. */
const isBare = (columns: ReadonlyArray<GuideColumns>, { from }: ReadWish): boolean => {
  const bare = columns.filter(({ starts }) => starts.every(start => start < from))
  return columns.length > 0 && bare.length * 2 > columns.length
}

/** Reads windows one after the other; a channel in which nothing has changed keeps its columns, and what is drawn of them. */
const makeReader = ({ guide, language }: GuideScreenParts) => {
  let before: ColumnsOf = {}
  const keep = (columns: ReadonlyArray<GuideColumns>): ColumnsOf => {
    before = Object.fromEntries(
      columns.map(each => {
        const known = before[each.epgId]
        return [each.epgId, known !== undefined && areSameColumns(known, each) ? known : each]
      }),
    )
    return before
  }
  const read = async (wish: ReadWish): Promise<WindowAnswer> => {
    const stored = await guide.read(wish, language())
    if (!isBare(stored, wish)) return E.right(keep(stored))
    const asked = await guide.programmes(wish, wish.isAwaited)
    const columns = await guide.read(wish, language())
    return E.isLeft(asked) && columns.every(isEmpty) ? asked : E.right(keep(columns))
  }
  return async (wish: ReadWish): Promise<WindowAnswer> => {
    const answer = await read(wish)
    // whoever observes hears of it; none is kept
    performance.mark(WINDOW_READ)
    performance.clearMarks(WINDOW_READ)
    return answer
  }
}

type Changed = Extract<GuideEvent & ScheduleEvent, { readonly type: 'guide.changed' }>

const watch =
  ({ guide }: GuideScreenParts) =>
  ({ sendBack }: { readonly sendBack: (event: Changed) => void }) =>
    guide.onChanged(days => sendBack({ type: 'guide.changed', days }))

/** The chart of the grid with the guide that it reads. */
export const guidePorts = (parts: GuideScreenParts): PortsOf<typeof guideMachine> => {
  const read = makeReader(parts)
  const { guide, language, now } = parts
  return {
    readWindow: fromPromise(({ input }) => read(input)),
    readProgrammes: fromPromise(({ input }) => guide.programmes(input, true)),
    searchTitles: fromPromise(async ({ input }) =>
      guide.search({ ...input, language: language(), now: now(), limit: MOST_HITS }),
    ),
    watchGuide: fromCallback<GuideEvent>(watch(parts)),
  }
}

/** The chart of a channel's list with the guide that it reads. */
export const schedulePorts = (parts: GuideScreenParts): PortsOf<typeof scheduleMachine> => {
  const read = makeReader(parts)
  return {
    readWindow: fromPromise(({ input }) => read(input)),
    watchGuide: fromCallback<ScheduleEvent>(watch(parts)),
  }
}
