import { expect, test } from 'vitest'
import { instant } from '../../models/codec/instant.ts'
import type { Page } from '../../models/page.ts'
import { type PageStep, withPage } from '../../models/pagePath.ts'

const walked = (...pages: ReadonlyArray<Page>): ReadonlyArray<PageStep> =>
  pages.reduce<ReadonlyArray<PageStep>>((path, page, at) => withPage(path, { page }, instant(at)), [])

test('[ROUTE-13] a page is kept with its number and its route, and names no title', () => {
  expect(walked('home', 'vodDetail')).toEqual([
    { id: 'home', index: 1, name: '/home', ts: 0 },
    { id: 'vodDetail', index: 2, name: '/vod/detail/{metaId}', ts: 1 },
  ])
})

test('[ROUTE-13] fifty pages are kept, and the numbers go on', () => {
  const path = walked(...Array.from({ length: 60 }, (): Page => 'home'))
  expect(path).toHaveLength(50)
  expect([path[0]?.index, path.at(-1)?.index]).toEqual([11, 60])
})
