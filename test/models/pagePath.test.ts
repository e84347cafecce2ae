import { describe, expect, test } from 'vitest'
import { instant } from '../../models/codec/instant.ts'
import { placeOf } from '../../models/page.ts'
import { isSeenStill, type PagePath, withName, withPage } from '../../models/pagePath.ts'

const at = (address: string) => {
  const place = placeOf(address)
  if (place === undefined) throw new Error(`${address} is no page`)
  return place
}
const walked = (...steps: ReadonlyArray<readonly [string, string]>): PagePath =>
  steps.reduce<PagePath>((path, [address, name], ts) => withPage(path, at(address), name, instant(ts)), [])

test('[ROUTE-13] what was seen is kept with its number and its name, which may come later', () => {
  expect(withName(walked(['/home', 'Home'], ['/vod/detail/m1', 'Films']), 'The Harbour')).toEqual([
    { id: 'home', index: 1, name: 'Home', ts: 0 },
    { id: 'vodDetail', index: 2, name: 'The Harbour', ts: 1 },
  ])
})

test('[ROUTE-13] fifty steps are kept, and the numbers go on', () => {
  const path = walked(...Array.from({ length: 60 }, () => ['/home', 'Home'] as const))
  expect(path).toHaveLength(50)
  expect([path[0]?.index, path.at(-1)?.index]).toEqual([11, 60])
})

describe('The same is seen still', () => {
  test.each<[string, string, string, boolean, boolean]>([
    ['another page', '/home', '/search', true, false],
    ['another title', '/vod/detail/m1', '/vod/detail/m2', true, false],
    ['another channel', '/liveTv?id=1', '/liveTv?id=2', true, false],
    ['a programme of the channel', '/liveTv?id=1', '/liveTv?id=1&start=5', true, false],
    ['the guide', '/liveTv?id=1', '/liveTv?view=guide', true, false],
    ['another search', '/search?q=a', '/search?q=b', true, true],
    ['another group of channels', '/liveTv?id=1', '/liveTv?id=1&columnId=news', true, true],
    ['the channel of an address without one', '/liveTv', '/liveTv?id=1', false, true],
    ['the channel that came on in place of another', '/liveTv?id=0', '/liveTv?id=1', false, true],
    ['live TV while its channel is on', '/liveTv?id=1', '/liveTv', true, true],
  ])('[ROUTE-13] %s', (_, last, address, isNamed, still) => {
    expect(isSeenStill({ place: at(last), isNamed }, at(address))).toBe(still)
  })
})
