import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BannerItem, LinkId } from '../../models/banner.ts'
import { toId } from '../../models/codec/id.ts'
import { instant } from '../../models/codec/instant.ts'
import { channelPictures, chosenFirst, isBare, liveItems, slideWords } from '../../models/liveHome.ts'
import { channel, programme } from '../support/lineups.ts'
import { read } from './laws.ts'
import { lineups } from './liveArbitraries.ts'
import { banners } from './vodArbitraries.ts'

const item = (linkId: string, more: object = {}) =>
  read(BannerItem, { bannerItemId: `b-${linkId}`, title: linkId, linkType: 'LIVE_CHANNEL', linkId, ...more })

const news = channel('news')
const sport = channel('sport', { number: 2 })
const kids = channel('kids', { number: 3 })

describe("The operator's choice for the home page", () => {
  it('[CHAN-12] is bare without any item', () => {
    expect(isBare({ banners: [], recommended: [], replays: [] })).toBe(true)
    expect(isBare({ banners: [], recommended: [item('news')], replays: [] })).toBe(false)
  })

  it('[CHAN-12] offers only the channels that this person sees, in its own order', () => {
    const items = [item('sport'), item('hidden'), item('news', { linkType: 'VOD_CONTENT' }), item('news')]
    expect(liveItems(items, [news, sport]).map(each => each.channel)).toEqual([sport, news])
  })

  it('[CHAN-12] gives a channel the wide picture of its first item', () => {
    const first = item('news', { posterLandscape: '/wide.svg', landscape: [{ url: '/widest.svg' }] })
    const second = item('news', { posterLandscape: '/other.svg' })
    const third = item('sport', { landscape: [{ url: '/only.svg' }] })
    const pictures = channelPictures(liveItems([first, second, third, item('kids')], [news, sport, kids]))
    expect([...pictures].sort()).toEqual([
      ['news', '/wide.svg'],
      ['sport', '/only.svg'],
    ])
  })

  it('[CHAN-12] comes first in the row of channels and leaves none out', () => {
    const items = liveItems([item('kids'), item('kids')], [news, sport, kids])
    expect(chosenFirst(items, [news, sport, kids])).toEqual([kids, news, sport])
  })

  it('[CHAN-12] says its own words until their time is over, then what is on now', () => {
    const final = item('sport', {
      title: 'The final',
      description: 'At last',
      startTime: 1_000_000,
      finishTime: 2_000_000,
    })
    const film = { ...programme('film', 2_000_000, 3_000_000), desc: 'A film' }
    const now = instant(1_500_000)
    const later = instant(2_000_000)
    expect(slideWords(final, film, 'en', now)).toMatchObject({ title: 'The final', text: 'At last', stop: 2_000_000 })
    expect(slideWords(final, film, 'en', later)).toMatchObject({ title: 'film', text: 'A film', start: 2_000_000 })
    expect(slideWords(item('sport'), film, 'en', later)).toMatchObject({ title: 'sport', start: undefined })
    expect(slideWords(undefined, film, 'en', later)).toMatchObject({ title: 'film' })
    const own = item('news', { customizedDisplayInfo: 'Only tonight', finishTime: 2_000_000 })
    expect([now, later].map(at => slideWords(own, film, 'en', at)?.line)).toEqual(['Only tonight', undefined])
    expect(slideWords(final, undefined, 'en', later)).toBeUndefined()
  })

  it('[CHAN-12] shows the picture of what it tells', () => {
    const final = item('sport', { landscape: [{ url: '/final.webp' }], finishTime: 2_000_000 })
    const film = { ...programme('film', 2_000_000, 3_000_000), picture: '/film.webp' }
    const pictures = [1_500_000, 2_000_000].map(at => slideWords(final, film, 'en', instant(at))?.picture)
    expect(pictures).toEqual(['/final.webp', '/film.webp'])
  })

  it('[CHAN-12] never invents a channel, whatever the items', () => {
    fc.assert(
      fc.property(fc.array(banners, { maxLength: 5 }), lineups, (items, list) => {
        const ids = list.map(({ logicalChannelId }) => toId(LinkId, logicalChannelId))
        const found = liveItems(
          items.map((each, at) => ({ ...each, linkId: ids[at] ?? each.linkId })),
          list,
        )
        for (const each of found) expect(list).toContain(each.channel)
        expect(new Set(chosenFirst(found, list))).toEqual(new Set(list))
      }),
    )
  })
})
