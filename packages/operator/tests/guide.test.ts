import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY, HOUR, instant, MINUTE } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { currentProgramme } from '../../../models/programme.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEnd, startHeadEnd } from '../index.ts'
import { builtInLineup } from '../world/builtIn.ts'
import { builtInGuide } from '../world/guide.ts'
import { syntheticLineup } from '../world/synthetic.ts'
import { ask, guest, must, user } from './support/client.ts'

const NOW = instant(Date.UTC(2026, 4, 20, 15, 30))

describe('the built-in guide', () => {
  const { channels } = builtInLineup()
  const guide = builtInGuide()

  test('fourteen days of every channel follow each other without a gap, each with its programme on air', () => {
    for (const channel of channels) {
      const days = guide.days(NOW)
      expect(days).toHaveLength(14)
      const all = days.flatMap(day => guide.day(channel, day))
      expect(all.length).toBeGreaterThan(14 * 4)
      const breaks = all.filter((programme, index) => index > 0 && programme.start !== all[index - 1]?.stop)
      expect(breaks).toEqual([])
      expect(currentProgramme(all, NOW)?.title).toMatch(/\p{L}/u)
    }
  })

  test('every programme is told in three languages, in lengths of television', () => {
    for (const channel of channels) {
      for (const { start, stop, translations } of guide.day(channel, utcDayOf(NOW))) {
        expect(translations.map(({ lang }) => lang)).toEqual(['en', 'es', 'pt'])
        for (const { title, content } of translations) expect(`${title} ${content}`).not.toMatch(/[{}]|undefined/)
        expect(stop - start).toBeGreaterThanOrEqual(15 * MINUTE)
        expect(stop - start).toBeLessThanOrEqual(6 * HOUR)
      }
    }
  })

  test('the same day is the same for ever, its ids are its own, and its checksum stands for it', () => {
    const other = builtInGuide()
    const [first, second] = channels
    if (first === undefined || second === undefined) throw new Error('no channels')
    const day = utcDayOf(NOW)
    expect(other.day(first, day)).toEqual(guide.day(first, day))
    expect(other.checksum(first, day)).toBe(guide.checksum(first, day))
    expect(guide.checksum(second, day)).not.toBe(guide.checksum(first, day))
    const ids = channels.flatMap(channel => guide.day(channel, day).map(({ programId }) => programId))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('channels of a kind do not show the same grid', () => {
    const day = utcDayOf(NOW)
    const grids = channels.map(channel =>
      guide
        .day(channel, day)
        .map(({ title }) => title)
        .join('|'),
    )
    expect(new Set(grids).size).toBe(grids.length)
  })

  test.each(['general', 'sport', 'news', 'documentary', 'kids'])(
    'beside each other channels of %s seldom show the same picture',
    kind => {
      const group = channels.filter(channel => channel.kind === kind)
      const hours = Array.from({ length: 7 * 24 }, (_, hour) => instant(NOW + hour * HOUR))
      const pairs = hours.flatMap(hour =>
        group.slice(1).map((channel, at) => [group[at], channel].map(each => each && guide.onAir(each, hour)?.picture)),
      )
      const alike = pairs.filter(([one, other]) => one === other)
      expect(alike.length / pairs.length).toBeLessThan(0.15)
    },
  )
})

describe('the guide over HTTP', () => {
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd()
  })
  afterAll(() => headEnd.close())

  test('one channel around a date comes in the language asked for, and agrees with the day of many', async () => {
    const { token } = await guest(headEnd.origin)
    const date = utcDayOf(headEnd.control.now())
    const [channel] = builtInLineup().channels
    const { epgId, logicalChannelId: channelId } = channel?.channel ?? {}
    if (epgId === undefined || channelId === undefined) throw new Error('no channel')
    const around = { date, epgId, channelId, pastDays: 1, futureDays: 2, lang: 'pt' as const }
    const { epgList } = await must(ask(headEnd.origin, endpoints.epgDay, around, token))
    expect(epgList.map(record => record.date)).toEqual([date - DAY, date, date + DAY, date + 2 * DAY])
    const { epgModelList } = await must(ask(headEnd.origin, endpoints.epgDays, { date, epgIdList: [epgId] }, token))
    const sums = await must(ask(headEnd.origin, endpoints.epgChecksums, {}, token))
    const [model] = epgModelList
    expect(model?.epgDayList[0]?.checksum).toBe(epgList[1]?.checksum)
    expect(sums.find(day => day.date === date)?.epgCheckSumData[0]?.epgChecksum).toBe(epgList[1]?.checksum)
    const portuguese = model?.epgDayList[0]?.epgList.map(({ translations }) => translations[2]?.title)
    expect(epgList[1]?.programs.map(({ title }) => title)).toEqual(portuguese)
  })

  test('a reminder brings its programme back, and is gone when it is over', async () => {
    const { token } = await user(headEnd.origin)
    const [, channel] = builtInLineup().channels
    if (channel === undefined) throw new Error('no channel')
    const day = utcDayOf(instant(headEnd.control.now() + DAY))
    const programme = builtInGuide().day(channel, day)[2]
    if (programme === undefined) throw new Error('no programme')
    const { logicalChannelId } = channel.channel
    const mark = { logicalChannelId, programId: programme.programId, epgStatus: 'notStart' as const }
    await must(ask(headEnd.origin, endpoints.reminderCreate, { subscribeList: [mark] }, token))
    const list = async () => (await must(ask(headEnd.origin, endpoints.reminderList, {}, token))).subscribeList
    expect(await list()).toMatchObject([{ title: programme.title, start: programme.start, logicalChannelId }])
    await must(ask(headEnd.origin, endpoints.reminderDelete, { subscribeDeleteList: [mark] }, token))
    expect(await list()).toEqual([])
  })
})

describe('line-ups', () => {
  test('audio and broadcast channels come only to a client that supports them', async () => {
    const headEnd = await startHeadEnd()
    const { token } = await guest(headEnd.origin)
    const list = async (supportAudio: boolean, supportBroadCast: boolean) => {
      const flags = { supportMosaic: false, supportVirtual: false, supportAudio, supportBroadCast, dataChecks: [] }
      return (await must(ask(headEnd.origin, endpoints.channelList, flags, token))).channelListInfo.channelList
    }
    const { channels } = builtInLineup()
    expect(await list(true, true)).toHaveLength(channels.length)
    expect((await list(false, true)).every(({ channelType }) => channelType !== 5)).toBe(true)
    expect((await list(true, false)).map(({ logicalChannelName }) => logicalChannelName)).not.toContain(
      'Cadena Nacional',
    )
    await headEnd.close()
  })

  test('the built-in one has eight groups, audio, locks, protected, regional and channels without catch-up', () => {
    const { channels, columns, contentRules } = builtInLineup()
    expect(channels.length).toBeGreaterThanOrEqual(58)
    expect(columns).toHaveLength(8)
    expect(columns.flatMap(({ logicalChannelIdList }) => logicalChannelIdList)).toHaveLength(channels.length)
    const count = (matches: (each: (typeof channels)[number]) => boolean) => channels.filter(matches).length
    expect(count(({ channel }) => channel.channelType === 5)).toBeGreaterThan(4)
    expect(count(({ channel }) => !channel.canPlayBack)).toBeGreaterThan(4)
    expect(count(({ tier }) => tier === 'plus')).toBeGreaterThan(3)
    expect(count(({ channel }) => channel.physicalChannelList.some(({ drmType }) => drmType === 1))).toBeGreaterThan(0)
    expect(contentRules.length).toBeGreaterThan(2)
  })

  test('a channel of several qualities has one physical channel for each beside the adaptive one', async () => {
    const aurora = builtInLineup().byId.get('1101')?.channel.physicalChannelList ?? []
    expect(aurora.map(({ resolution }) => resolution)).toEqual([undefined, 2, 1, 20])
    const headEnd = await startHeadEnd()
    const get = async (path: string) => (await fetch(`${headEnd.origin}${path}`)).text()
    const master = await get('/live/live-aurora-720/index.m3u8')
    expect(master.match(/RESOLUTION=\d+x\d+/g)).toEqual(['RESOLUTION=1280x720'])
    const media = await get(`/live/live-aurora-720/${master.match(/^v720\.m3u8.*$/m)?.[0]}`)
    const segment = media.match(/^v720\/\d+\.m4s.*$/m)?.[0]
    expect((await fetch(`${headEnd.origin}/live/live-aurora-720/${segment}`)).status).toBe(200)
    await headEnd.close()
  })

  test('a synthetic one has any size up to 5,000, each channel once with its own number', () => {
    const { channels, columns } = syntheticLineup(5000)
    expect(new Set(channels.map(({ channel }) => channel.logicalChannelId)).size).toBe(5000)
    expect(channels.map(({ channel }) => channel.channelSeq as number)).toEqual(
      Array.from({ length: 5000 }, (_, index) => index + 1),
    )
    expect(columns.flatMap(({ logicalChannelIdList }) => logicalChannelIdList)).toHaveLength(5000)
  })
})
