import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utcDayOf } from '../../../models/epg.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { type HeadEndOptions, startHeadEnd } from '../index.ts'
import { ask, guest, logIn, must } from './support/client.ts'
import { closedAfterEach } from './support/closing.ts'
import { filmFile } from './support/filmFile.ts'
import { channelsOf } from './support/importing.ts'

const LINEUP = new URL('fixtures/lineup.m3u', import.meta.url).pathname

const opened = closedAfterEach()
let films: string

beforeAll(async () => {
  films = await mkdtemp(join(tmpdir(), 'own-'))
  await writeFile(join(films, 'El faro (2019).mp4'), await filmFile({ seconds: 4 }))
})

afterAll(() => rm(films, { recursive: true }))

const started = async (options: HeadEndOptions) => {
  const headEnd = opened(await startHeadEnd({ notices: true, ...options }))
  const { accountInfo, tokens } = await must(logIn(headEnd.origin, 'leo@sintonia.example'))
  return { headEnd, accountInfo, tokens }
}

describe.each([
  ['a line-up', () => ({ m3u: LINEUP })],
  ['films', () => ({ library: [films] })],
] as const)('[AHEAD-42] [AHEAD-43] with %s of one’s own', (_, options) => {
  test('nothing is announced or written that the demo operator says, and what is pushed arrives', async () => {
    const { headEnd, tokens } = await started(options())
    const { origin, control } = headEnd
    const announced = async () => [
      ...(await must(ask(origin, endpoints.publicNotices, {}, (await guest(origin)).token))).noticeList,
      ...(await must(ask(origin, endpoints.notices, {}, tokens.token))).noticeList,
    ]
    const unread = async () => (await must(ask(origin, endpoints.unreadCount, {}, tokens.token))).unreadCount
    expect([await announced(), await unread()]).toEqual([[], 0])
    control.pushAnnouncement({ msg: 'Back at eight', displayMode: [11] })
    control.pushMessage({ title: 'Hello', content: 'From the kitchen' })
    expect([(await announced()).map(({ msg }) => msg), await unread()]).toEqual([['Back at eight', 'Back at eight'], 1])
  })

  test('nothing is sold: everybody has all of it, without an end', async () => {
    const { headEnd, accountInfo, tokens } = await started(options())
    const { planList } = await must(ask(headEnd.origin, endpoints.planList, { loginId: '100002' }, tokens.token))
    expect(planList).toEqual([])
    expect(accountInfo).toMatchObject({
      subscriptionList: [{ productId: 'full', expiredTs: -1 }],
      freeTrialStatus: 'USED',
      rechargeStatus: 'MEMBER_SITE',
    })
    const member = await fetch(`${headEnd.origin}/member?memberSiteToken=${tokens.memberSiteToken}`)
    expect(await member.text()).toContain('Nothing is sold here')
  })
})

describe('[AHEAD-42] a channel of one’s own', () => {
  test('of which no guide tells has no programmes, and a plate with its name for a picture', async () => {
    const { headEnd } = await started({ m3u: LINEUP })
    const { token, channels } = await channelsOf(headEnd)
    const epgIdList = channels.flatMap(({ epgId }) => epgId ?? [])
    const date = utcDayOf(headEnd.control.now())
    const { epgModelList } = await must(ask(headEnd.origin, endpoints.epgDays, { date, epgIdList }, token))
    expect(epgModelList.flatMap(({ epgDayList }) => epgDayList.flatMap(({ epgList }) => epgList))).toEqual([])
    for (const { logicalChannelId, logicalChannelName } of channels)
      for (const size of ['1280x720', '480x720']) {
        const drawn = await (await fetch(`${headEnd.origin}/art/of/${logicalChannelId}-${size}.svg`)).text()
        const plain = drawn.replace(/<[^>]*>|\s/g, '').toLowerCase()
        expect([plain, drawn.match(/<(?:path|circle|ellipse)/)]).toEqual([
          logicalChannelName.replaceAll(' ', '').toLowerCase(),
          null,
        ])
      }
  })
})
