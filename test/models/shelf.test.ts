import { describe, expect, test } from 'vitest'
import { columnsNamed } from '../../models/column.ts'
import { continueWatching } from '../../models/continueWatching.ts'
import { rowsOf, shelvesOf } from '../../models/shelf.ts'
import { slidesOf } from '../../models/slides.ts'
import { column } from '../support/lineups.ts'
import { banner, entry, movie, movies, playlist, watched } from '../support/shelves.ts'

const page = (...playlists: ReadonlyArray<ReturnType<typeof playlist>>) =>
  shelvesOf({ categories: [], entries: playlists, playlists })

const banners = (...list: ReadonlyArray<ReturnType<typeof banner>>) => ({
  ...playlist('top', []),
  ...entry('top', 'BANNER'),
  bannerList: list,
})

describe('The shelves of a page', () => {
  test('[VOD-01] a playlist that is named twice stands once; an empty one is not shown, one that is to come is', () => {
    const shelves = shelvesOf({
      categories: [],
      entries: [entry('new'), entry('empty'), entry('new'), entry('later')],
      playlists: [playlist('new', movies(1, 2)), playlist('empty', [])],
    })
    expect(rowsOf(shelves).map(({ entry }) => entry.title)).toEqual(['new', 'later'])
  })

  test('[VOD-02] a slide that leads nowhere is left out; a carousel has ten slides at most', () => {
    const lost = banner('lost', { metaId: undefined })
    const list = banner('list', { linkType: 'VOD_LIST', metaId: undefined })
    expect(slidesOf(page(banners(lost, list))).map(({ title }) => title)).toEqual(['list'])
    const many = Array.from({ length: 14 }, (_, at) => banner(`slide-${at}`))
    expect(slidesOf(page(banners(...many)))).toHaveLength(10)
  })

  test('[VOD-02] without banners the first titles stand in, with what is known of them', () => {
    const replay = movie('final', { plot: 'Late goal', epgProgramInfo: { startTime: 1_700_000_000_000 } })
    const [slide] = slidesOf(page(banners(), playlist('new', [replay, ...movies(1, 9)])))
    expect(slide).toMatchObject({ title: 'final', metaId: 'final', plot: 'Late goal', hasEpgSource: true })
    expect(slidesOf(page(playlist('new', movies(1, 9))))).toHaveLength(5)
    expect(slidesOf(page())).toEqual([])
  })
})

describe('What a person goes on with', () => {
  test('[VOD-01] the newest first, each title once, without what was seen, not begun, or has left the catalogue', () => {
    const shown = continueWatching([
      watched('old', 600, 6000, { updateTime: 1 }),
      watched('new', 1200, 2400, { updateTime: 9 }),
      watched('new', 60, 2400, { updateTime: 3 }),
      watched('seen', 2390, 2400, { played: true, updateTime: 8 }),
      watched('unopened', 0, 2400, { updateTime: 7 }),
      watched('gone', 60, 2400, { media: undefined, updateTime: 6 }),
      watched('over', 2400, 2400, { updateTime: 5 }),
      watched('nothing', 10, 0, { updateTime: 4 }),
    ])
    expect(shown.map(({ title, progress, minutesLeft }) => [title.title, progress, minutesLeft])).toEqual([
      ['new', 0.5, 20],
      ['old', 0.1, 90],
    ])
  })

  test('[VOD-01] the last seconds are a minute', () => {
    expect(continueWatching([watched('film', 2390, 2400)])[0]?.minutesLeft).toBe(1)
  })
})

describe('The groups on a live home page', () => {
  test('[CHAN-14] the operator names them and their order; unknown ones are left out, none means all', () => {
    const [news, sport] = [column('news', []), column('sport', [])]
    expect(columnsNamed([news, sport], [])).toEqual([news, sport])
    expect(columnsNamed([news, sport], ['sport', 'opera', 'news'])).toEqual([sport, news])
  })
})
