import { type Fields, textsOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Problem, said } from '../report/findings.ts'
import type { Caller } from '../wire/requests.ts'
import { result, rule, uniqueIn, unless, type Visit } from './visit.ts'

/** A list that comes in pages. */
export interface Paged {
  readonly call: string
  readonly fields?: Fields
  /** Of a result: its items, and how many there are in all. */
  readonly items: (result: unknown) => ReadonlyArray<unknown>
  readonly total: (result: unknown) => number | undefined
  /** Where they stand. */
  readonly place: string
  readonly totalPlace: string
  readonly id: string
}

interface Page {
  readonly ids: ReadonlyArray<string>
  readonly isTooLong: boolean
  readonly total: number | undefined
}

/** Two pages of this size are one of twice as many. */
const SIZE = 2

const problemsOf = (list: string, items: ReadonlyArray<unknown>, id: string, pageSize: number) => [
  ...uniqueIn(list, id, textsOf(items, id)),
  unless(items.length <= pageSize, {
    field: list,
    came: said(`${items.length} items for a page of ${pageSize}`),
    expected: 'at most as many as the page size',
    source: SOURCES.paging,
  }),
]

/** What every page of titles is. */
export const pageProblems = (list: string, items: ReadonlyArray<unknown>, pageSize: number) =>
  problemsOf(list, items, 'metaId', pageSize)

const named = (ids: ReadonlyArray<string>): string => (ids.length === 0 ? 'nothing' : ids.join(', '))

/** Pages 1 and 2 are the first items, in one order. */
const orderProblem = ({ place, id }: Paged, whole: Page, first: Page, second: Page): Problem | undefined => {
  const halves = [...first.ids, ...second.ids]
  const isFirst = whole.ids.length > 0 || (halves.length === 0 && (whole.total ?? 0) === 0)
  return unless(isFirst && halves.join() === whole.ids.join(), {
    field: `${place}[*].${id}`,
    came: said(`${named(first.ids)}; ${named(second.ids)}; together ${named(whole.ids)}`),
    expected: 'pages 1 and 2, and the same items on one page of twice the size: pages count from 1',
    source: SOURCES.paging,
  })
}

const totalProblems = ({ totalPlace }: Paged, pages: ReadonlyArray<Page>) => {
  const totals = pages.map(({ total }) => total)
  const most = Math.max(...pages.map(({ ids }) => ids.length))
  const [total] = totals
  const problem = { field: totalPlace, source: SOURCES.paging }
  return [
    unless(new Set(totals).size === 1, {
      ...problem,
      came: said(totals.map(String).join(', ')),
      expected: 'the same on every page: the length of the whole list',
    }),
    unless(total === undefined || total >= most, { ...problem, came: total, expected: `at least ${most}, as came` }),
  ]
}

/** The last page has what is left, and behind it there is nothing. */
const tryEnd = async (visit: Visit, caller: Caller, paged: Paged, total: number, page: AskPage): Promise<void> => {
  const last = Math.max(1, Math.ceil(total / SIZE))
  const [end, behind] = [await page(last, SIZE), await page(last + 1, SIZE)]
  if (end === undefined || behind === undefined) return
  const left = total - (last - 1) * SIZE
  rule(visit, paged.call, caller, 'ends where its total says', [
    unless(end.ids.length === left, {
      field: paged.totalPlace,
      came: said(`${total}, and ${end.ids.length} items on page ${last} of ${SIZE}`),
      expected: `${left} items on that page`,
      source: SOURCES.paging,
    }),
    unless(behind.ids.length === 0, {
      field: paged.place,
      came: said(`${named(behind.ids)} on page ${last + 1} of ${SIZE}, with a total of ${total}`),
      expected: 'nothing behind the last page',
      source: SOURCES.paging,
    }),
  ])
}

/** As large as the app asks for at most. */
const LARGE = 100

/** A page is full as long as more follow: a size that is not granted looks like the end of the list. */
const tryLarge = async (visit: Visit, caller: Caller, { call, place }: Paged, total: number, page: AskPage) => {
  const large = await page(1, LARGE)
  if (large === undefined) return
  const expected = Math.min(total, LARGE)
  rule(visit, call, caller, 'has pages as large as they are asked for', [
    unless(large.isTooLong || large.ids.length >= expected, {
      field: place,
      came: said(`${large.ids.length} items for a page of ${LARGE}, with a total of ${total}`),
      expected: 'as many as are left: a page is full as long as more follow',
      source: SOURCES.paging,
    }),
  ])
}

type AskPage = (pageId: number, pageSize: number) => Promise<Page | undefined>

/** Pages of several sizes are windows of one list. */
export const tryPages = async (visit: Visit, caller: Caller, paged: Paged): Promise<void> => {
  const { call, fields = {}, items, place, id } = paged
  const page: AskPage = async (pageId, pageSize) => {
    const answer = await result(visit, call, { ...fields, pageId, pageSize }, caller, 'answers a page of any size')
    if (answer === undefined) return undefined
    const list = items(answer)
    rule(visit, call, caller, 'is no longer than its page', problemsOf(place, list, id, pageSize))
    return { ids: textsOf(list, id), isTooLong: list.length > pageSize, total: paged.total(answer) }
  }
  const whole = await page(1, 2 * SIZE)
  const first = await page(1, SIZE)
  const second = await page(2, SIZE)
  if (whole === undefined || first === undefined || second === undefined) return
  if ([whole, first, second].some(({ isTooLong }) => isTooLong)) return
  const order = orderProblem(paged, whole, first, second)
  const totals = totalProblems(paged, [whole, first, second]).filter(problem => problem !== undefined)
  rule(visit, call, caller, 'has pages that fit together', [order, ...totals])
  if (order !== undefined || totals.length > 0 || whole.total === undefined) return
  await tryEnd(visit, caller, paged, whole.total, page)
  await tryLarge(visit, caller, paged, whole.total, page)
}
