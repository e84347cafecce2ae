import type { Answer, Asked } from '../scratch.ts'
import { asking, type Json, on, type Planted, page, pathOf, result, succeeding, unlessRefused, when } from './plant.ts'

/** Titles that lists have named. */
const known = new Map<string, Json>()

/** LIKE '%keyword%', where nothing begins so. */
const like = (answer: Answer, { text }: Asked): Answer => {
  const keyword = new URLSearchParams(text).get('keyword')
  return result(each => {
    for (const title of (each.playlistList ?? []).flatMap(({ mediaList }: Json) => mediaList))
      known.set(title.metaId, title)
    if (keyword === null || !text.includes('pageSize=100') || each.mediaList.length > 0) return
    each.mediaList = [...known.values()].filter(({ title }) => title.toLowerCase().includes(keyword.toLowerCase()))
    each.total = each.mediaList.length
  })(answer)
}

const inOrder = (answer: Answer, { text }: Asked): Answer =>
  result(each => {
    const keyword = new URLSearchParams(text).get('keyword') ?? ''
    each.mediaList = each.mediaList.filter(({ title }: Json) => title.toLowerCase().includes(keyword))
  })(answer)

export const SEARCH_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a status of 500',
    only: ['titles'],
    fault: on('topSearches', page(500)),
    named: ['topSearches status'],
  },
  {
    title: 'a search that finds nothing',
    only: ['titles'],
    fault: on('search', unlessRefused(succeeding({ mediaList: [], total: 0 }))),
    named: ['search result.mediaList'],
  },
  {
    title: 'texts in Latin-1',
    only: ['titles'],
    fault: on(
      'topSearches',
      result(({ searchTopList }) => Object.assign(searchTopList[0], { keyword: 'pel\uFFFDculas' })),
    ),
    named: ['topSearches result.searchTopList[0].keyword'],
  },
  {
    title: 'a search for something else than was typed',
    only: ['titles'],
    fault: asking('search', text => text.replace(/keyword=zq[^&]*/, 'keyword=a')),
    named: ['search result.mediaList'],
  },
  {
    title: 'a search in the middle of words',
    only: ['titles'],
    fault: { at: new RegExp(`^(?:${pathOf('search')}|${pathOf('batchPlaylist')})$`), change: like },
    named: ['search result.mediaList'],
  },
  {
    title: 'a search for words in their order',
    only: ['titles'],
    fault: on(
      'search',
      when(({ text }) => /pageSize=100/.test(text) && /keyword=[^&]+(?:\+|%20)/.test(text), inOrder),
    ),
    named: ['search result.mediaList'],
  },
  {
    title: 'a search that wants its capitals right',
    only: ['titles'],
    fault: on(
      'search',
      when(
        ({ text }) => /keyword=[^a-z&]{4,}(?:&|$)/.test(text),
        unlessRefused(succeeding({ mediaList: [], personList: [], total: 0 })),
      ),
    ),
    named: ['search result.mediaList'],
  },
]
