import type { Instant } from './codec/instant.ts'
import { dayOffset } from './stretch.ts'

/** How long ago something was, as people sort it: `week` is within seven days. */
const GROUPS = ['today', 'yesterday', 'week', 'earlier'] as const
export type DayGroup = (typeof GROUPS)[number]

const WEEK = 7

export const dayGroupOf = (at: Instant | undefined, now: Instant): DayGroup => {
  const days = at === undefined ? WEEK : -dayOffset(at, now)
  if (days <= 0) return 'today'
  if (days === 1) return 'yesterday'
  return days < WEEK ? 'week' : 'earlier'
}

/** What was done, the latest days first, each in the order of the list; what has no moment comes last. */
export const byDay = <Item>(
  items: ReadonlyArray<Item>,
  atOf: (item: Item) => Instant | undefined,
  now: Instant,
): ReadonlyArray<{ readonly group: DayGroup; readonly items: ReadonlyArray<Item> }> =>
  GROUPS.map(group => ({ group, items: items.filter(item => dayGroupOf(atOf(item), now) === group) })).filter(
    each => each.items.length > 0,
  )
