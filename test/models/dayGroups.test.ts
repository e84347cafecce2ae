import { expect, it } from 'vitest'
import { addMs, DAY, instant } from '../../models/codec/instant.ts'
import { byDay } from '../../models/dayGroups.ts'
import { localDay } from '../../models/localDay.ts'

it('[CHAN-09] [VOD-10] what was watched stands by day, in the order of the list, and what has no moment at the end', () => {
  const now = addMs(localDay(instant(1_790_000_000_000), 0).start, DAY / 2)
  const at = (days: number) => addMs(now, -days * DAY)
  const items = [at(0), at(0.1), at(1), at(2), at(6), at(7), undefined, at(40)]
  expect(byDay(items, each => each, now)).toEqual([
    { group: 'today', items: [at(0), at(0.1)] },
    { group: 'yesterday', items: [at(1)] },
    { group: 'week', items: [at(2), at(6)] },
    { group: 'earlier', items: [at(7), undefined, at(40)] },
  ])
  expect(byDay([at(1)], each => each, now).map(({ group }) => group)).toEqual(['yesterday'])
  expect(byDay([addMs(now, DAY)], each => each, now).map(({ group }) => group)).toEqual(['today'])
})
