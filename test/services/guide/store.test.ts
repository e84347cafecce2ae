import { left, right } from 'fp-ts/lib/Either.js'
import { describe, expect, test } from 'vitest'
import { addMs, DAY, HOUR, instant, MINUTE } from '../../../models/codec/instant.ts'
import { epgId } from '../../support/lineups.ts'
import {
  answer,
  dayAt,
  daysAnswer,
  fetchOf,
  NOW,
  openedStore,
  storeDay,
  sumsAnswer,
  TODAY,
  window,
  wireProgramme,
} from './rig.ts'

const titlesOf = (columns: ReadonlyArray<{ readonly titles: ReadonlyArray<string> }>) =>
  columns.map(({ titles }) => titles)

const read = async (store: ReturnType<typeof openedStore>['store'], ...channels: string[]) =>
  store.read(window(NOW, 3, ...channels), 'en')

describe('The guide of the device', () => {
  test('[EPG-01] gives back a window of what was stored, in the order of the channels asked for', async () => {
    const { store } = openedStore()
    expect(await storeDay(store, TODAY, 'news', 'sport')).toEqual(right(2))
    const [sport, nowhere, news] = await read(store, 'sport', 'nowhere', 'news')
    expect(sport?.epgId).toBe('sport')
    expect([...(sport?.starts ?? [])]).toEqual([0, 1, 2].map(hour => NOW + hour * HOUR))
    expect([...(sport?.stops ?? [])]).toEqual([1, 2, 3].map(hour => NOW + hour * HOUR))
    expect(sport?.programIds).toEqual([0, 1, 2].map(hour => `sport-${NOW / HOUR + hour}`))
    expect(sport?.isCatchup).toBe(true)
    expect(news?.titles).toHaveLength(3)
    expect(nowhere).toMatchObject({ epgId: 'nowhere', isCatchup: false, titles: [], programIds: [] })
  })

  test('[EPG-01] [EPG-09] is there again at the next visit', async () => {
    const { store, name } = openedStore()
    await storeDay(store, TODAY, 'news')
    const again = openedStore({ name })
    expect(await read(again.store, 'news')).toEqual(await read(store, 'news'))
    expect(titlesOf(await read(again.store, 'news'))).toEqual([expect.arrayContaining([expect.any(String)])])
  })

  test('[LANG-05] has its titles in the language asked for, else as the operator wrote them', async () => {
    const { store } = openedStore()
    await store.keep(
      fetchOf(TODAY, 'news'),
      daysAnswer(TODAY, {
        news: [
          wireProgramme('one', NOW, NOW + HOUR),
          wireProgramme('two', NOW + HOUR, NOW + 2 * HOUR, { multilingualList: [] }),
        ],
      }),
    )
    const inLanguage = async (language: 'en' | 'es') => titlesOf(await store.read(window(NOW, 3, 'news'), language))
    expect(await inLanguage('es')).toEqual([['Título de one', 'Title of two']])
    expect(await inLanguage('en')).toEqual([['Title of one', 'Title of two']])
  })

  test('[EPG-03] gives whole programmes with their translations, and says which days it has not', async () => {
    const { store } = openedStore()
    await storeDay(store, TODAY, 'news')
    const { found, missing } = await store.programmes(window(NOW, 24, 'news', 'sport'))
    expect(found[epgId('news')]).toHaveLength(12)
    expect(found[epgId('news')]?.[0]).toEqual({
      programId: `news-${NOW / HOUR}`,
      title: `Title of news-${NOW / HOUR}`,
      desc: `About news-${NOW / HOUR}`,
      start: NOW,
      stop: NOW + HOUR,
      translations: [{ lang: 'es', title: `Título de news-${NOW / HOUR}`, content: `Sobre news-${NOW / HOUR}` }],
    })
    expect(found[epgId('sport')]).toEqual([])
    expect(missing).toEqual([fetchOf(dayAt(1), 'news', 'sport'), fetchOf(TODAY, 'sport')])
  })

  test('[EPG-01] a programme keeps its own picture, also beside one that is told alike; a picture that is no address is left out', async () => {
    const { store } = openedStore()
    const alike = { title: 'News', content: 'What is new' }
    await store.keep(
      fetchOf(TODAY, 'news'),
      daysAnswer(TODAY, {
        news: [
          wireProgramme('one', NOW, NOW + HOUR, { ...alike, posterLandscape: '/one.webp' }),
          wireProgramme('two', NOW + HOUR, NOW + 2 * HOUR, { ...alike, posterLandscape: '/two.webp' }),
          wireProgramme('three', NOW + 2 * HOUR, NOW + 3 * HOUR, { ...alike, posterLandscape: 'javascript:alert(1)' }),
        ],
      }),
    )
    const { found } = await store.programmes(window(NOW, 3, 'news'))
    expect(found[epgId('news')]?.map(({ picture }) => picture)).toEqual(['/one.webp', '/two.webp', undefined])
  })

  test('[AHEAD-03] a programme that runs past midnight is there on both sides of it', async () => {
    const { store } = openedStore()
    const late = wireProgramme('late', dayAt(1) - 30 * MINUTE, dayAt(1) + 90 * MINUTE)
    await store.keep(fetchOf(TODAY, 'news'), daysAnswer(TODAY, { news: [late] }))
    const after = window(dayAt(1), 1, 'news')
    expect(titlesOf(await store.read(after, 'en'))).toEqual([['Title of late']])
    const early = wireProgramme('early', dayAt(1) + 90 * MINUTE, dayAt(1) + 120 * MINUTE)
    await store.keep(fetchOf(dayAt(1), 'news'), daysAnswer(dayAt(1), { news: [early] }))
    const { found, missing } = await store.programmes(after)
    expect(found[epgId('news')]?.map(({ programId }) => programId)).toEqual(['late'])
    expect(missing).toEqual([])
  })

  test('[AHEAD-03] just after midnight the day before is asked for, when the new day begins with a later programme', async () => {
    const { store } = openedStore()
    const early = wireProgramme('early', dayAt(1) + 30 * MINUTE, dayAt(1) + 120 * MINUTE)
    await store.keep(fetchOf(dayAt(1), 'news'), daysAnswer(dayAt(1), { news: [early] }))
    const missingAt = async (minutes: number) =>
      (await store.programmes(window(addMs(dayAt(1), minutes * MINUTE), 1, 'news'))).missing
    expect(await missingAt(10)).toEqual([fetchOf(TODAY, 'news')])
    expect(await missingAt(40)).toEqual([])
  })

  test('[EPG-02] a channel that is stored again replaces its day and leaves the others of its chunk alone', async () => {
    const { store } = openedStore()
    await storeDay(store, TODAY, 'news', 'sport')
    const special = wireProgramme('special', NOW, NOW + 3 * HOUR)
    await store.keep(fetchOf(TODAY, 'news'), daysAnswer(TODAY, { news: [special] }))
    expect(titlesOf(await read(store, 'news'))).toEqual([['Title of special']])
    expect((await read(store, 'sport'))[0]?.titles).toHaveLength(3)
  })

  test('[EPG-01] a day that is read while other channels of it are being stored is whole, and stays', async () => {
    const { store, dropped } = openedStore()
    await storeDay(store, TODAY, 'news')
    const lengths: unknown[] = []
    const reading = async (): Promise<void> => {
      for (let time = 0; time < 30; time += 1) {
        const { found } = await store.programmes(window(NOW, 3, 'news'))
        lengths.push(found[epgId('news')]?.length)
      }
    }
    const storing = async (): Promise<void> => {
      for (let time = 0; time < 30; time += 1) await storeDay(store, TODAY, `other${time}`)
    }
    await Promise.all([storing(), reading(), reading(), reading()])
    expect(new Set(lengths)).toEqual(new Set([3]))
    expect(dropped).toEqual([])
  })
})

describe('What an operator may send', () => {
  const shown = async (...programmes: ReadonlyArray<unknown>) => {
    const { store, dropped } = openedStore()
    await store.keep(fetchOf(TODAY, 'news'), daysAnswer(TODAY, { news: programmes }))
    const [columns] = await store.read(window(NOW, 4, 'news'), 'en')
    const rows = columns?.titles.map((title, index) => [
      title.replace('Title of ', ''),
      ((columns.starts[index] ?? 0) - NOW) / MINUTE,
      ((columns.stops[index] ?? 0) - NOW) / MINUTE,
    ])
    return { rows, dropped, store }
  }
  const at = (id: string, start: number, stop: number) => wireProgramme(id, NOW + start * MINUTE, NOW + stop * MINUTE)

  test('[EPG-09] of programmes that overlap the earlier ends where the next begins; the whole ones stay as they are', async () => {
    const { rows, store } = await shown(at('film', 0, 90), at('news', 60, 120))
    expect(rows).toEqual([
      ['film', 0, 60],
      ['news', 60, 120],
    ])
    const { found } = await store.programmes(window(NOW, 4, 'news'))
    expect(found[epgId('news')]?.map(({ stop }) => stop)).toEqual([NOW + 90 * MINUTE, NOW + 120 * MINUTE])
  })

  test('[EPG-09] a programme without length is left out and reported', async () => {
    const { rows, dropped } = await shown(at('nothing', 30, 30), at('news', 60, 120))
    expect(rows).toEqual([['news', 60, 120]])
    expect(dropped).toHaveLength(1)
    expect(dropped[0]?.path).toContain('epgList.0')
  })

  test('[EPG-09] an hour without a programme stays empty, and an endless one ends where the next begins', async () => {
    const { rows } = await shown(at('endless', 0, 60 * 24 * 365 * 100), at('news', 60, 90), at('late', 150, 180))
    expect(rows).toEqual([
      ['endless', 0, 60],
      ['news', 60, 90],
      ['late', 150, 180],
    ])
  })

  test('[EPG-09] programmes come by start, in whatever order they were sent; of two at once the later listed stands', async () => {
    const { rows } = await shown(at('late', 60, 90), at('first', 0, 30), at('again', 60, 120))
    expect(rows).toEqual([
      ['first', 0, 30],
      ['again', 60, 120],
    ])
  })

  test('[EPG-02] channels that nobody asked for are not stored', async () => {
    const { store } = openedStore()
    await store.keep(fetchOf(TODAY, 'news'), daysAnswer(TODAY, { stranger: [at('odd', 0, 60)], news: [] }))
    expect(titlesOf(await read(store, 'stranger', 'news'))).toEqual([[], []])
  })

  test('[NET-08] of items of which every tenth is malformed the rest is stored, and each bad one is reported', async () => {
    const list = Array.from({ length: 100 }, (_, index) =>
      index % 10 === 0 ? { ...at('bad', index, index + 1), startTime: 'soon' } : at(`good ${index}`, index, index + 1),
    )
    const { rows, dropped } = await shown(...list)
    expect(rows).toHaveLength(90)
    expect(dropped).toHaveLength(10)
  })

  test('[NET-08] an answer that is no guide at all is a failure, and what was stored stays', async () => {
    const { store } = openedStore()
    await storeDay(store, TODAY, 'news')
    const refused = await store.keep(fetchOf(TODAY, 'news'), answer('gone fishing'))
    expect(refused).toMatchObject({ _tag: 'Left', left: { tag: 'malformed' } })
    expect((await read(store, 'news'))[0]?.titles).toHaveLength(3)
    const expired = { status: 200, text: JSON.stringify({ errCode: 10101041 }) }
    expect(await store.keep(fetchOf(TODAY, 'news'), expired)).toEqual(left({ tag: 'expired' }))
  })
})

describe('The comparison with the operator', () => {
  const DATES = [-1, 0, 1].map(dayAt)

  test('[EPG-02] fetches everything at first, the nearest days first, and then only what has changed', async () => {
    const { store } = openedStore()
    const first = await store.compare(sumsAnswer('a', DATES, ['news', 'sport']), NOW)
    expect(first).toEqual(right([0, 1, -1].map(offset => fetchOf(dayAt(offset), 'news', 'sport'))))
    for (const date of DATES) await storeDay(store, date, 'news', 'sport')
    expect(await store.compare(sumsAnswer('a', DATES, ['news', 'sport']), NOW)).toEqual(right([]))
    expect(await store.compare(sumsAnswer('b', [TODAY], ['news']), NOW)).toEqual(right([fetchOf(TODAY, 'news')]))
  })

  test('[EPG-02] remembers over a visit what is stored, also of a day that was stored in part', async () => {
    const { store, name } = openedStore()
    await store.compare(sumsAnswer('a', DATES, ['news', 'sport']), NOW)
    await storeDay(store, TODAY, 'news')
    const again = openedStore({ name })
    const then = await again.store.compare(sumsAnswer('a', [TODAY], ['news', 'sport']), NOW)
    expect(then).toEqual(right([fetchOf(TODAY, 'sport')]))
  })

  test('[EPG-02] a day whose own checksum never matches the announced one is fetched once, not for ever', async () => {
    const { store } = openedStore()
    for (let round = 0; round < 3; round += 1) {
      const compared = await store.compare(sumsAnswer('announced', [TODAY], ['news']), NOW)
      expect(compared).toEqual(right(round === 0 ? [fetchOf(TODAY, 'news')] : []))
      await storeDay(store, TODAY, 'news')
    }
  })

  test('[EPG-02] a channel that was announced and not answered is asked for again in the next round', async () => {
    const { store } = openedStore()
    await store.compare(sumsAnswer('a', [TODAY], ['news', 'silent']), NOW)
    await store.keep(fetchOf(TODAY, 'news', 'silent'), daysAnswer(TODAY, { news: [] }))
    const next = await store.compare(sumsAnswer('a', [TODAY], ['news', 'silent']), NOW)
    expect(next).toEqual(right([fetchOf(TODAY, 'silent')]))
  })

  test('[EPG-02] seven days back are kept, older ones are deleted with their checksums', async () => {
    const { store } = openedStore()
    const dates = [-7, 0].map(dayAt)
    await store.compare(sumsAnswer('a', dates, ['news']), NOW)
    for (const date of dates) await storeDay(store, date, 'news')
    const atStart = window(dayAt(-7), 24, 'news')
    expect((await store.read(atStart, 'en'))[0]?.titles).toHaveLength(24)
    const tomorrow = addMs(NOW, DAY)
    await store.compare(sumsAnswer('a', [TODAY], ['news']), tomorrow)
    expect((await store.read(atStart, 'en'))[0]?.titles).toHaveLength(0)
    expect((await store.read(window(TODAY, 24, 'news'), 'en'))[0]?.titles).toHaveLength(24)
  })

  test('[EPG-02] many channels are asked for a hundred at a time', async () => {
    const { store } = openedStore()
    const channels = Array.from({ length: 230 }, (_, index) => `channel ${index}`)
    const compared = await store.compare(sumsAnswer('a', [TODAY], channels), NOW)
    const sizes = compared._tag === 'Right' ? compared.right.map(({ epgIdList }) => epgIdList.length) : []
    expect(sizes).toEqual([100, 100, 30])
  })
})

describe('The search in the guide', () => {
  const stored = async () => {
    const { store } = openedStore()
    for (const offset of [-2, -1, 0, 1, 2]) {
      const date = dayAt(offset)
      const list = [
        wireProgramme(`heart ${offset}`, date + 20 * HOUR, date + 21 * HOUR, {
          title: 'Corazón valiente',
          multilingualList: [{ lang: 'en', title: 'Brave heart', content: '' }],
          ...(offset >= 0 && { posterLandscape: `/heart${offset}.webp` }),
        }),
        wireProgramme(`other ${offset}`, date + 21 * HOUR, date + 22 * HOUR),
      ]
      await store.keep(fetchOf(date, 'film', 'hidden'), daysAnswer(date, { film: list, hidden: list }))
    }
    return (text: string, more: object = {}) =>
      store.search({ text, language: 'es', now: NOW, limit: 10, epgIds: [epgId('film')], ...more })
  }

  test('[AHEAD-08] finds titles past and future without accents and case, the nearest to now first', async () => {
    const search = await stored()
    const hits = await search('corazon')
    expect(hits.map(({ programId }) => programId)).toEqual(['heart 0', 'heart -1', 'heart 1', 'heart -2', 'heart 2'])
    expect(hits[0]).toEqual({
      epgId: 'film',
      programId: 'heart 0',
      title: 'Corazón valiente',
      start: instant(TODAY + 20 * HOUR),
      stop: instant(TODAY + 21 * HOUR),
      isCatchup: true,
      picture: '/heart0.webp',
    })
    expect(hits.map(({ picture }) => picture)).toEqual(
      [0, undefined, 1, undefined, 2].map(each => (each === undefined ? each : `/heart${each}.webp`)),
    )
  })

  test('[AHEAD-08] looks at the titles that the person reads, and at the channels that the person sees', async () => {
    const search = await stored()
    expect(await search('brave')).toEqual([])
    expect(await search('BRAVE', { language: 'en' })).toHaveLength(5)
    expect(await search('corazon', { epgIds: [] })).toEqual([])
    expect(await search('corazon', { limit: 2 })).toHaveLength(2)
    expect(await search('  ')).toEqual([])
  })
})

describe('Answers that are kept for a while', () => {
  test('[EPG-08] are given again for ten minutes, and deleted after that', async () => {
    const { store, name } = openedStore()
    await store.remember('what', { a: 1 }, NOW)
    const { store: again } = openedStore({ name })
    expect(await again.recall('what', addMs(NOW, 10 * MINUTE - 1))).toEqual({ a: 1 })
    expect(await again.recall('what', addMs(NOW, 10 * MINUTE))).toBeUndefined()
    expect(await again.recall('other', NOW)).toBeUndefined()
    await again.compare(sumsAnswer('a', [], []), addMs(NOW, 11 * MINUTE))
    expect(await store.recall('what', NOW)).toBeUndefined()
  })
})
