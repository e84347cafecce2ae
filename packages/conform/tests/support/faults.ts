import type { ServerResponse } from 'node:http'
import type { Chapter } from '../../conform.ts'
import { readContract } from '../../contract/openApi.ts'
import type { Answer, Asked, Fault } from './scratch.ts'

/** A fault, the part of the contract that it is in, and what a report has to name. */
export interface Planted {
  readonly title: string
  readonly only: ReadonlyArray<Chapter>
  readonly fault: Fault
  /** `call field` of every difference, and no more. */
  readonly named: ReadonlyArray<string>
}

const pathOf = (call: string): string => readContract().call(call).path

// biome-ignore lint/suspicious/noExplicitAny: a fault may do anything to an answer.
type Json = any

const header = (answer: Answer, name: string, value: string | undefined): Answer => {
  const { [name]: _, ...others } = answer.headers
  return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } }
}

const refusing =
  (errCode: number | string, message?: string) =>
  (answer: Answer): Answer => ({
    ...answer,
    text: JSON.stringify({ errCode, message }),
  })

const succeeding =
  (result: unknown) =>
  (answer: Answer): Answer => ({
    ...answer,
    text: JSON.stringify({ errCode: 0, result }),
  })

/** Changes the result of a call that succeeds. */
const result =
  (change: (result: Json) => void) =>
  (answer: Answer): Answer => {
    const body: Json = JSON.parse(answer.text || '{}')
    if (body.errCode === 0 && body.result !== undefined) change(body.result)
    return { ...answer, text: JSON.stringify(body) }
  }

const PAGE = '<!doctype html><html><title>502 Bad Gateway</title><h1>502</h1></html>'
const page =
  (status: number) =>
  (answer: Answer): Answer => ({
    ...header(answer, 'content-type', 'text/html'),
    status,
    text: PAGE,
  })

const on = (call: string, change: NonNullable<Fault['change']>): Fault => ({ at: pathOf(call), change })

/** Only what is asked so. */
const when =
  (isMeant: (asked: Asked) => boolean, change: (answer: Answer, asked: Asked) => Answer) =>
  (answer: Answer, asked: Asked): Answer =>
    isMeant(asked) ? change(answer, asked) : answer

const isRefused = (answer: Answer): boolean => !answer.text.startsWith('{"errCode":0')
const unlessRefused =
  (change: (answer: Answer, asked: Asked) => Answer) =>
  (answer: Answer, asked: Asked): Answer =>
    isRefused(answer) ? answer : change(answer, asked)
const ifRefused =
  (change: (answer: Answer, asked: Asked) => Answer) =>
  (answer: Answer, asked: Asked): Answer =>
    isRefused(answer) ? change(answer, asked) : answer

const withoutBlanks = (text: string): string => text.replace(/^\s+|\s+$/g, '')

const JSON_HEADERS = () => ({
  'content-type': 'application/json',
  'cache-control': 'no-store',
  date: new Date().toUTCString(),
})

/** Says that it has done it, and has not. */
const onlySaid =
  (isMeant: (asked: Asked) => boolean) =>
  (response: ServerResponse, asked: Asked): boolean => {
    if (!isMeant(asked)) return false
    response.writeHead(200, JSON_HEADERS()).end('{"errCode":0}')
    return true
  }

/** Begins an answer and never ends it. */
export const endless = (response: ServerResponse): boolean => {
  response.writeHead(200, JSON_HEADERS())
  const write = (): void => {
    while (!response.destroyed && response.write(' '.repeat(64 * 1024)));
    if (!response.destroyed) response.once('drain', write)
  }
  write()
  return true
}

const LIVE_MASTER = /^\/live\/[^/]+\/index\.m3u8$/
const LIVE_MEDIA = /^\/live\/[^/]+\/v\d+\.m3u8$/
const DVR_MEDIA = /^\/dvr\/[^/]+\/(?:v\d+|a-\w+)\.m3u8$/

/** The token of a session before it is renewed. */
let before = ''

const isUserLogin = (text: string): boolean => text.includes('"loginMethod":"emailLogin"')

export const FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a channel without its name',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo }) => delete channelListInfo.channelList[2].logicalChannelName),
    ),
    named: ['channelList result.channelListInfo.channelList[2].logicalChannelName'],
  },
  {
    title: 'a number as text',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => {
        channelList[1].channelSeq = String(channelList[1].channelSeq)
      }),
    ),
    named: ['channelList result.channelListInfo.channelList[1].channelSeq'],
  },
  {
    title: 'a word that is none of the set',
    only: ['titles'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { metaType: 'FILM' })),
    ),
    named: ['title result.media.metaType'],
  },
  {
    title: 'a list that is an object',
    only: ['live'],
    fault: on(
      'contentRules',
      result(each => Object.assign(each, { contentRuleList: { 0: {} } })),
    ),
    named: ['contentRules result.contentRuleList'],
  },
  {
    title: 'an id twice',
    only: ['live'],
    fault: on(
      'channelList',
      result(({ channelListInfo: { channelList } }) => {
        channelList[3].logicalChannelId = channelList[0].logicalChannelId
      }),
    ),
    named: ['channelList result.channelListInfo.channelList[3].logicalChannelId'],
  },
  {
    title: 'rights to channels by other ids',
    only: ['live'],
    fault: on(
      'contentAuthority',
      result(({ lcList }) => {
        for (const each of lcList) each.lid = `c${each.lid}`
      }),
    ),
    named: ['contentAuthority result.lcList[0].lid'],
  },
  {
    title: 'channels that guests do not see',
    only: ['live'],
    fault: on(
      'channelList',
      when(({ text }) => text.includes('"accountId":"guest-'), refusing(10101069, 'Please log in first')),
    ),
    named: ['channelList errCode'],
  },
  {
    title: 'a kind of data without a state',
    only: ['live'],
    fault: on(
      'channelUpdates',
      result(({ dataStates }) => dataStates.pop()),
    ),
    named: ['channelUpdates result.dataStates'],
  },
  {
    title: 'an errCode as text',
    only: ['live'],
    fault: on('topChannels', refusing('0', 'fine')),
    named: ['topChannels errCode'],
  },
  {
    title: 'programmes out of order',
    only: ['live'],
    fault: on(
      'epgDays',
      result(({ epgModelList }) => epgModelList[0].epgDayList[0].epgList.reverse()),
    ),
    named: ['epgDays result.epgModelList[0].epgDayList[0].epgList[1].startTime'],
  },
  {
    title: 'a guide in seconds',
    only: ['live'],
    fault: on(
      'epgDay',
      result(({ epgList }) => {
        for (const each of epgList[0].programs)
          Object.assign(each, { startTime: each.startTime / 1000, stopTime: each.stopTime / 1000 })
      }),
    ),
    named: ['epgDay result.epgList[0].programs[0].startTime'],
  },
  {
    title: 'a checksum that is not that of the day',
    only: ['live'],
    fault: on(
      'epgDays',
      result(({ epgModelList }) => Object.assign(epgModelList[0].epgDayList[0], { checksum: 'x' })),
    ),
    named: ['epgDays result.epgModelList[0].epgDayList[0].checksum'],
  },
  {
    title: 'a day that begins at no midnight',
    only: ['live'],
    fault: on(
      'epgChecksums',
      result(([day]) => Object.assign(day, { date: day.date + 3_600_000 })),
    ),
    named: ['epgChecksums result[0].date'],
  },
  {
    title: 'a favourite that is not kept',
    only: ['live'],
    fault: { at: pathOf('favouriteCreate'), instead: onlySaid(({ text }) => text.includes('updateTime')) },
    named: ['favouriteList result.favoriteChannelList[*].logicalChannelId'],
  },
  {
    title: 'a reminder that stays',
    only: ['live'],
    fault: { at: pathOf('reminderDelete'), instead: onlySaid(() => true) },
    named: ['reminderList result.subscribeList[*].programId'],
  },
  {
    title: 'a playlist of another type',
    only: ['live'],
    fault: { at: LIVE_MASTER, change: answer => header(answer, 'content-type', 'text/plain') },
    named: ['live stream header Content-Type'],
  },
  {
    title: 'a live playlist that stands still',
    only: ['live'],
    fault: {
      at: LIVE_MEDIA,
      change: answer => ({
        ...answer,
        text: answer.text.replace(
          /(PROGRAM-DATE-TIME:)(\S+)/g,
          (_, tag, date) => `${tag}${new Date(Date.parse(date) - 600_000).toISOString()}`,
        ),
      }),
    },
    named: ['live stream #EXT-X-PROGRAM-DATE-TIME'],
  },
  {
    title: 'a live playlist that is over',
    only: ['live'],
    fault: { at: LIVE_MEDIA, change: answer => ({ ...answer, text: `${answer.text}#EXT-X-ENDLIST\n` }) },
    named: ['live stream #EXT-X-ENDLIST'],
  },
  {
    title: 'a recording that is cut short',
    only: ['live'],
    fault: {
      at: DVR_MEDIA,
      change: answer => {
        const [head = '', ...parts] = answer.text.split('#EXTINF')
        return { ...answer, text: `${[head, ...parts.slice(0, 3)].join('#EXTINF')}\n#EXT-X-ENDLIST\n` }
      },
    },
    named: ['catch-up stream #EXTINF'],
  },
  {
    title: 'a page where a segment should be',
    only: ['live'],
    fault: { at: /^\/live\/.+\.m4s$/, change: answer => ({ ...answer, text: PAGE }) },
    named: ['live stream segment: body'],
  },
  {
    title: 'segments on a host that nobody listed',
    only: ['live', 'hosts'],
    fault: {
      at: LIVE_MEDIA,
      change: (answer, { path, host }) => ({
        ...answer,
        text: answer.text.replace(
          /^v\d+\/.*$/gm,
          line => `http://${host.replace('127.0.0.1', 'localhost')}${path.replace(/[^/]+$/, '')}${line}`,
        ),
      }),
    },
    named: ['live stream segment'],
  },
  {
    title: 'a licence with another key',
    only: ['live'],
    fault: on(
      'licence',
      result(each => Object.assign(each, { license: Buffer.from('{"keys":[]}').toString('base64') })),
    ),
    named: ['licence result.license'],
  },
  {
    title: 'a licence for anybody',
    only: ['live'],
    fault: on('licence', ifRefused(succeeding({ license: 'AAAA' }))),
    named: ['licence errCode'],
  },
  {
    title: 'a page in place of an answer',
    only: ['titles'],
    fault: on('recommendations', page(200)),
    named: ['recommendations body', 'recommendations header Content-Type'],
  },
  {
    title: 'a status of 500',
    only: ['titles'],
    fault: on('topSearches', page(500)),
    named: ['topSearches status'],
  },
  {
    title: 'a redirect',
    only: ['titles'],
    fault: on('filmography', answer => ({
      ...header(answer, 'location', 'https://elsewhere.example/'),
      status: 302,
      text: '',
    })),
    named: ['filmography status'],
  },
  {
    title: 'an answer that does not come',
    only: ['titles'],
    fault: { at: pathOf('person'), instead: (_, { text }) => !text.includes('conform-unknown') },
    named: ['person answer'],
  },
  {
    title: 'an answer without an end',
    only: ['titles'],
    fault: { at: pathOf('trailers'), instead: endless },
    named: ['trailers answer'],
  },
  {
    title: 'a connection that breaks off',
    only: ['titles'],
    fault: {
      at: pathOf('person'),
      instead: response => {
        response.destroy()
        return true
      },
    },
    named: ['person answer'],
  },
  {
    title: 'a page longer than was asked for',
    only: ['titles'],
    fault: on(
      'recommendations',
      result(each => {
        each.list = Array.from({ length: 17 }, (_, index) => ({ ...each.list[0], metaId: `more-${index}` }))
      }),
    ),
    named: ['recommendations result.list'],
  },
  {
    title: 'another title than was asked for',
    only: ['titles'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { metaId: 'another' })),
    ),
    named: ['title result.media.metaId'],
  },
  {
    title: 'a search that finds nothing',
    only: ['titles'],
    fault: on('search', unlessRefused(succeeding({ mediaList: [], total: 0 }))),
    named: ['search result.mediaList'],
  },
  {
    title: 'a source without an address',
    only: ['titles'],
    fault: on('playSource', unlessRefused(succeeding({}))),
    named: ['playSource result.url'],
  },
  {
    title: 'an account in a shared cache',
    only: ['titles'],
    fault: on('vodHistory', answer => header(answer, 'cache-control', 'public, max-age=60')),
    named: ['vodHistory header Cache-Control'],
  },
  {
    title: 'a picture on a host that nobody listed',
    only: ['titles', 'hosts'],
    fault: on(
      'title',
      result(({ media }) => Object.assign(media, { poster: 'https://elsewhere.example/poster.webp' })),
    ),
    named: ['title result.media.poster'],
  },
  {
    title: 'a clock ten minutes behind',
    only: ['entrance'],
    fault: { at: /./, change: answer => header(answer, 'date', new Date(Date.now() - 600_000).toUTCString()) },
    named: ['every call header Date'],
  },
  {
    title: 'a guest who is let in where none may',
    only: ['entrance'],
    fault: on(
      'manifest',
      result(({ otherProperties }) => Object.assign(otherProperties, { visitorMode: 0 })),
    ),
    named: ['login errCode'],
  },
  {
    title: 'a login without a refresh token',
    only: ['privacy'],
    fault: on('login', (answer, asked) =>
      isUserLogin(asked.text) ? result(({ tokens }) => delete tokens.refreshToken)(answer) : answer,
    ),
    named: ['login result.tokens.refreshToken'],
  },
  {
    title: 'a wrong password that ends the login',
    only: ['entrance'],
    fault: on('login', ifRefused(refusing(10101041, 'expired'))),
    named: ['login errCode'],
  },
  {
    title: 'a refusal that tells who is no customer',
    only: ['entrance'],
    fault: on(
      'login',
      ifRefused((answer, { text }) =>
        text.includes('example.invalid') ? refusing(10101002, 'There is no such account')(answer) : answer,
      ),
    ),
    named: ['login errCode, message'],
  },
  {
    title: 'a salt that is another each time',
    only: ['entrance'],
    fault: on(
      'userRandomValue',
      when(
        ({ text }) => text.includes('example.invalid'),
        answer =>
          succeeding({
            userRandomValue: Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url'),
          })(answer),
      ),
    ),
    named: ['userRandomValue result.userRandomValue'],
  },
  {
    title: 'a token that is not renewed',
    only: ['entrance'],
    fault: {
      at: new RegExp(`^(?:${pathOf('login')}|${pathOf('tokenRefresh')})$`),
      change: unlessRefused((answer, { path }) => {
        const body: Json = JSON.parse(answer.text)
        if (path === pathOf('login')) before = body.result.tokens.token
        else body.result.tokens.token = before
        return { ...answer, text: JSON.stringify(body) }
      }),
    },
    named: ['tokenRefresh result.tokens.token'],
  },
  {
    title: 'a refresh token that anybody can make up',
    only: ['entrance'],
    fault: on(
      'tokenRefresh',
      ifRefused((answer, { text }) =>
        text.includes('made-up')
          ? succeeding({ tokens: { token: 'a-token-for-anybody', refreshToken: 'another-one' } })(answer)
          : answer,
      ),
    ),
    named: ['tokenRefresh errCode'],
  },
  {
    title: 'a session that outlives its logout',
    only: ['entrance'],
    fault: { at: pathOf('logout'), instead: onlySaid(() => true) },
    named: ['profile errCode', 'tokenRefresh errCode'],
  },
  {
    title: 'a QR code that is confirmed by nobody',
    only: ['entrance'],
    fault: on('quickLoginToken', refusing(10100404, 'not there')),
    named: ['quickLoginToken errCode'],
  },
  {
    title: 'an account for whoever has no token',
    only: ['privacy'],
    fault: on(
      'favouriteList',
      ifRefused((answer, { token }) => (token === '' ? succeeding({ favoriteChannelList: [] })(answer) : answer)),
    ),
    named: ['favouriteList errCode'],
  },
  {
    title: 'another code for a token that has ended',
    only: ['privacy'],
    fault: on(
      'profile',
      ifRefused((answer, { token }) =>
        token.startsWith('conform') ? refusing(10100401, 'unauthorised')(answer) : answer,
      ),
    ),
    named: ['profile errCode'],
  },
  {
    title: 'a list of an account for a guest who names it',
    only: ['privacy'],
    fault: on(
      'reminderList',
      ifRefused((answer, { token }) =>
        token !== '' && !token.startsWith('conform') ? succeeding({ subscribeList: [] })(answer) : answer,
      ),
    ),
    named: ['reminderList errCode'],
  },
  {
    title: 'a guest who is logged out for asking',
    only: ['privacy'],
    fault: on(
      'vodHistory',
      ifRefused((answer, { token }) =>
        token !== '' && !token.startsWith('conform') ? refusing(10101041, 'expired')(answer) : answer,
      ),
    ),
    named: ['vodHistory errCode'],
  },
  {
    title: 'a refusal without words',
    only: ['account'],
    fault: on('recharge', ifRefused(refusing(10102001))),
    named: ['recharge message'],
  },
  {
    title: 'a profile that is answered in part',
    only: ['account'],
    fault: on('profileUpdate', unlessRefused(succeeding({}))),
    named: ['cpf', 'dateOfBirth', 'fullName', 'gender', 'nationality', 'telephoneNumber'].map(
      field => `profileUpdate result.${field}`,
    ),
  },
  {
    title: 'a message twice',
    only: ['account'],
    fault: on(
      'messageList',
      result(({ list }) => list.push(list[0])),
    ),
    named: ['messageList result.list[*].msgId'],
  },
  {
    title: 'fields of wrong types that are taken',
    only: ['input'],
    fault: on('channelHistoryCreate', ifRefused(succeeding(undefined))),
    named: ['channelHistoryCreate errCode'],
  },
  {
    title: 'a crash over a body that cannot be read',
    only: ['input'],
    fault: on(
      'policyDetail',
      when(({ text }) => withoutBlanks(text) === '{"a":', page(500)),
    ),
    named: ['policyDetail status'],
  },
]

/** A page of another origin asks. */
export const FOREIGN_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'no CORS header on an answer',
    only: ['account'],
    fault: on('planList', answer => header(answer, 'access-control-allow-origin', undefined)),
    named: ['planList header Access-Control-Allow-Origin', 'planList preflight: header Access-Control-Allow-Origin'],
  },
  {
    title: 'a preflight that lets no token pass',
    only: ['account'],
    fault: on('messageList', (answer, { method }) =>
      method === 'OPTIONS' ? header(answer, 'access-control-allow-headers', '*') : answer,
    ),
    named: ['messageList preflight: header Access-Control-Allow-Headers'],
  },
  {
    title: 'a time that the page cannot read',
    only: ['account'],
    fault: on('unreadCount', answer => header(answer, 'access-control-expose-headers', undefined)),
    named: ['unreadCount header Access-Control-Expose-Headers'],
  },
]

/** Asked by GET too. */
export const KEPT_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a kept answer without a mark',
    only: ['titles'],
    fault: on('playlistRoot', (answer, { method }) => (method === 'GET' ? header(answer, 'etag', undefined) : answer)),
    named: ['playlistRoot by GET header ETag'],
  },
  {
    title: 'an answer that is kept for a day',
    only: ['titles'],
    fault: on('playlistRoot', (answer, { method }) =>
      method === 'GET' ? header(answer, 'cache-control', 'public, max-age=86400') : answer,
    ),
    named: ['playlistRoot by GET header Cache-Control'],
  },
]
