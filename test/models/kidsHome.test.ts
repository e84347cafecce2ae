import { describe, expect, test } from 'vitest'
import { areComing, kidsTitlesOf } from '../../models/kidsHome.ts'
import { shelvesOf, withFailed, withPlaylists } from '../../models/shelf.ts'
import type { Title } from '../../models/title.ts'
import { entry, movies, playlist } from '../support/shelves.ts'
import { film, series } from '../support/titles.ts'

const page = (...lists: ReadonlyArray<readonly [id: string, titles: ReadonlyArray<Title>]>) =>
  shelvesOf({
    categories: [],
    entries: lists.map(([id]) => entry(id)),
    playlists: lists.map(([id, titles]) => playlist(id, titles)),
  })

const idsOf = (titles: ReadonlyArray<Title>) => titles.map(({ metaId }) => metaId)

describe('The titles of the home page for children', () => {
  test('[AHEAD-22] series are friends and the rest are stories, each once, from whichever shelf', () => {
    const shelves = page(
      ['new', [film('whale'), series('owls'), film('kite')]],
      ['late at night', [film('kite'), series('fox'), series('owls')]],
    )
    const { friends, stories } = kidsTitlesOf({ recommended: [film('kite'), series('fox'), film('kite')], shelves })
    expect([idsOf(friends), idsOf(stories)]).toEqual([
      ['fox', 'owls'],
      ['kite', 'whale'],
    ])
  })

  test('[AHEAD-22] what is for the youngest comes first, and of one age what is recommended', () => {
    const shelves = page(['new', [film('ten', { ageRating: 10 }), film('all', { ageRating: 0 })]])
    const recommended = [film('seven', { ageRating: 7 }), film('recommended', { ageRating: 0 })]
    const { stories } = kidsTitlesOf({ recommended, shelves })
    expect(idsOf(stories)).toEqual(['recommended', 'all', 'seven', 'ten'])
  })

  test('[AHEAD-22] what would lead to a plan, or was recorded from some channel, is left out', () => {
    const shelves = page([
      'new',
      [
        film('locked', { authority: 0 }),
        film('recorded', { epgProgramInfo: { channelName: 'Mundo 24' } }),
        film('open'),
        series('locked series', { authority: 0 }),
      ],
    ])
    const { friends, stories } = kidsTitlesOf({ recommended: [], shelves })
    expect([idsOf(friends), idsOf(stories)]).toEqual([[], ['open']])
  })

  test('[AHEAD-22] more may come until every shelf has come or failed', () => {
    const two = shelvesOf({ categories: [], entries: [entry('new'), entry('best')], playlists: [] })
    expect(areComing(two)).toBe(true)
    const one = withPlaylists(two, { playlistIds: [entry('new').playlistId], pageId: 1 }, [
      playlist('new', movies(1, 2)),
    ])
    expect(areComing(one)).toBe(true)
    expect(areComing(withFailed(one, { playlistIds: [entry('best').playlistId], pageId: 1 }))).toBe(false)
    expect(areComing([])).toBe(false)
  })
})
