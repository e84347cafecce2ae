import { type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { selectFilms, selectPerson } from '../../machines/person.ts'
import {
  selectIsTitleGone,
  selectOpenPerson,
  selectProgress,
  selectSeasonNumber,
  selectTitleStar,
  selectTitleView,
  type titleDetailMachine,
} from '../../machines/titleDetail/index.ts'
import { selectIsStarred } from '../../machines/titleStar.ts'
import { instant } from '../../models/codec/instant.ts'
import { VodProgress } from '../../models/vodHistory.ts'
import { vodFavourites, vodHistoryAdd } from '../../models/wire/vodProfile.ts'
import type { TitleDetailParts } from '../../src/services/catalogue/provideTitleDetail.ts'
import type { Http } from '../../src/services/http/types.ts'
import type { Places } from '../../src/services/titles/places.ts'
import { provideTitleDetail } from '../../src/shell/provide/provideTitleDetail.ts'
import { ANA as EMAIL, PASSWORD } from '../e2e/support/accounts.ts'
import { must as entity } from '../support/lineups.ts'
import { metaId } from '../support/titles.ts'
import { ANA, httpTo } from './support/http.ts'
import { placesOver } from './support/places.ts'

const parts = (http: Http, places: Places) =>
  ({
    http,
    gateway: async () => undefined,
    ownView: { isKidsMode: () => false },
    places,
  }) as unknown as TitleDetailParts

describe('The page of a title at the local operator', () => {
  let headEnd: HeadEnd
  let http: Http
  let machine: typeof titleDetailMachine
  let places: Places
  beforeAll(async () => {
    headEnd = await startHeadEnd()
    const { tokens } = await must(logIn(headEnd.origin, EMAIL.email, PASSWORD))
    http = httpTo(headEnd.origin, { ...ANA, token: tokens.token })
    places = placesOver(http)
    machine = provideTitleDetail(parts(http, places))
  })
  afterAll(() => headEnd.close())

  const open = async (id: string) => {
    const actor = createActor(machine, { input: { metaId: metaId(id), isUser: true, now: instant(0) } }).start()
    const shown = await waitFor(actor, snapshot => !snapshot.matches({ page: 'loading' }))
    return { actor, shown, view: selectTitleView(shown) }
  }

  test('[VOD-05] a season and an episode come with all seasons of their series', async () => {
    for (const [id, type] of [
      ['s101-2', 'SEASON'],
      ['s101-2-3', 'EPISODE'],
    ] as const) {
      const { view, shown } = await open(id)
      expect([view?.title.metaType, view?.series?.metaId]).toEqual([type, 's101'])
      expect(view?.episodes).toHaveLength(8 + 7 + 6)
      expect(view?.persons.length).toBeGreaterThan(0)
      expect(selectSeasonNumber(shown)).toBe(2)
    }
  })

  test('[LIVE-09] a title that the operator has not is gone', async () => {
    expect(selectIsTitleGone((await open('m9')).shown)).toBe(true)
  })

  test('[VOD-07] where the user stands in a series is found from the series and from the episode', async () => {
    const wish = { metaId: metaId('s101'), seriesId: metaId('s101'), episodeId: metaId('s101-1-2'), seasonNo: 1 }
    const progress = { played: false, playedTime: 60, playProgress: 5, totalDuration: 1200, episodeNo: 2 }
    const unknown = { seasonId: undefined, videoType: undefined, imdbId: undefined, tmdbId: undefined }
    await http.call(vodHistoryAdd, { ...unknown, ...wish, ...progress })
    for (const id of ['s101', 's101-1-2']) {
      const { actor } = await open(id)
      const known = await waitFor(actor, snapshot => snapshot.matches({ progress: 'known' }))
      expect(selectProgress(known)).toMatchObject({ episodeId: 's101-1-2', playedTime: 60 })
    }
    const { actor } = await open('m1000')
    const known = await waitFor(actor, snapshot => snapshot.matches({ progress: 'known' }))
    expect(selectProgress(known)).toBeUndefined()
  })

  test('[VOD-07] [AHEAD-06] what the operator could not be told yet counts: it is told first, or shown as the device has it', async () => {
    const at = (episode: number) =>
      entity(VodProgress, {
        metaId: 's102',
        seriesId: 's102',
        seasonId: 's102-1',
        episodeId: `s102-1-${episode}`,
        seasonNo: 1,
        episodeNo: episode,
        playedTime: 300,
        playProgress: 20,
        totalDuration: 1500,
      })
    const stands = async () => {
      const { actor } = await open('s102')
      return selectProgress(await waitFor(actor, snapshot => snapshot.matches({ progress: 'known' })))?.episodeId
    }
    places.keep(at(2))
    expect(await stands()).toBe('s102-1-2')
    headEnd.control.addFault({ call: 'vodHistoryAdd', status: 500 })
    places.keep(at(3))
    expect(await stands()).toBe('s102-1-3')
    headEnd.control.clearFaults()
  })

  test('[VOD-09] the star is kept by the operator, and taken back', async () => {
    const listed = async () => {
      const answer = await http.call(vodFavourites, { pageId: 1, pageSize: 16 })
      return answer._tag === 'Right' ? answer.right.list.map(({ metaId: id }) => id) : answer
    }
    const star = selectTitleStar((await open('m1003')).actor.getSnapshot())
    if (star === undefined) throw new Error('a user has a star')
    const rest = () => waitFor(star, snapshot => snapshot.matches('resting'))
    await rest()
    star.send({ type: 'viewer.toggleTitle' })
    expect(selectIsStarred(await rest())).toBe(true)
    expect(await listed()).toContain('m1003')
    const again = selectTitleStar((await open('m1003')).actor.getSnapshot())
    expect(again && selectIsStarred(await waitFor(again, snapshot => snapshot.matches('resting')))).toBe(true)
    star.send({ type: 'viewer.toggleTitle' })
    await rest()
    expect(await listed()).not.toContain('m1003')
  })

  test('[VOD-05] a person comes with the titles, page by page', async () => {
    const { actor, view } = await open('s101')
    const [somebody] = view?.persons ?? []
    if (somebody === undefined) throw new Error('nobody is in it')
    actor.send({ type: 'viewer.openPerson', personId: somebody.personId })
    const person = selectOpenPerson(actor.getSnapshot())
    if (person === undefined) throw new Error('the person is not open')
    const shown = await waitFor(person, snapshot => snapshot.matches('shown'))
    expect(selectPerson(shown)?.name).toBe(somebody.name)
    const { titles, hasMore } = selectFilms(shown)
    expect(titles.map(({ metaId: id }) => id)).toContain('s101')
    expect(hasMore).toBe(titles.length === 16)
  })
})
