import type { Answer } from '../scratch.ts'
import { header, ifRefused, on, PAGE, type Planted, result, succeeding, when } from './plant.ts'

const LIVE_MASTER = /^\/live\/[^/]+\/index\.m3u8$/
const LIVE_MEDIA = /^\/live\/[^/]+\/v\d+\.m3u8$/
const DVR_MASTER = /^\/dvr\/[^/]+\/index\.m3u8$/
const DVR_MEDIA = /^\/dvr\/[^/]+\/(?:v\d+|a-\w+)\.m3u8$/
const HOUR = 3_600_000

const dated =
  (by: number) =>
  (answer: Answer): Answer => ({
    ...answer,
    text: answer.text.replace(
      /(PROGRAM-DATE-TIME:)(\S+)/g,
      (_, tag, date) => `${tag}${new Date(Date.parse(date) + by).toISOString()}`,
    ),
  })

/** Playlists of channels in the order in which they were asked for. */
const asked = new Set<string>()

/** Playlists as they were first asked for. */
const stopped = new Map<string, Answer>()

const undated = (answer: Answer): Answer => ({
  ...answer,
  text: answer.text.replace(/^#EXT-X-PROGRAM-DATE-TIME:.*\n/gm, ''),
})

/** Only where the end that is asked for lies in the future. */
const ofFuture = (change: (answer: Answer) => Answer) =>
  when(({ query }) => Number(query.get('end')) * 1000 > Date.now(), change)

/** Whoever asks with a token that is none gets what others get. */
const open = (answer: Answer): Answer =>
  answer.status === 403 ? { ...answer, status: 200, text: '#EXTM3U\n' } : answer

export const STREAM_FAULTS: ReadonlyArray<Planted> = [
  {
    title: 'a playlist of another type',
    only: ['live'],
    fault: { at: LIVE_MASTER, change: answer => header(answer, 'content-type', 'text/plain') },
    named: ['live stream header Content-Type'],
  },
  {
    title: 'a channel in the midst of the list without a stream',
    only: ['live'],
    fault: {
      at: LIVE_MASTER,
      change: (answer, { path }) => {
        asked.add(path)
        return [...asked].indexOf(path) === 4 ? { ...answer, status: 404, text: 'no such stream' } : answer
      },
    },
    named: ['live stream status'],
  },
  {
    title: 'a live playlist that stands still',
    only: ['live'],
    fault: {
      at: LIVE_MEDIA,
      change: dated(-600_000),
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
    named: ['catch-up stream #EXTINF', 'time-shift stream #EXTINF'],
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
    title: 'a live playlist that does not say when it was broadcast',
    only: ['live'],
    fault: { at: LIVE_MEDIA, change: undated },
    named: ['live stream #EXT-X-PROGRAM-DATE-TIME'],
  },
  {
    title: 'a live playlist that stopped when it was first asked for',
    only: undefined,
    fault: {
      at: LIVE_MEDIA,
      change: (answer, { path }) => {
        const first = stopped.get(path) ?? answer
        stopped.set(path, first)
        return first
      },
    },
    named: ['live stream #EXTINF'],
  },
  {
    title: 'a live playlist for whoever makes up a token',
    only: ['live'],
    fault: { at: LIVE_MASTER, change: open },
    named: ['live stream status'],
  },
  {
    title: 'a recording of another hour',
    only: ['live'],
    fault: { at: DVR_MEDIA, change: dated(HOUR) },
    named: ['catch-up stream #EXT-X-PROGRAM-DATE-TIME', 'time-shift stream #EXT-X-PROGRAM-DATE-TIME'],
  },
  {
    title: 'a recording that does not say when it was broadcast',
    only: ['live'],
    fault: { at: DVR_MEDIA, change: undated },
    named: ['catch-up stream #EXT-X-PROGRAM-DATE-TIME', 'time-shift stream #EXT-X-PROGRAM-DATE-TIME'],
  },
  {
    title: 'no recording of what is on',
    only: ['live'],
    fault: { at: DVR_MASTER, change: ofFuture(answer => ({ ...answer, status: 404, text: 'not found' })) },
    named: ['time-shift stream status'],
  },
  {
    title: 'no recording of the minute before a programme',
    only: ['live'],
    fault: { at: DVR_MEDIA, change: ofFuture(dated(120_000)) },
    named: ['time-shift stream #EXT-X-PROGRAM-DATE-TIME'],
  },
  {
    title: 'a recording of what is on that is as a live playlist',
    only: ['live'],
    fault: {
      at: DVR_MEDIA,
      change: ofFuture(answer => ({ ...answer, text: answer.text.replace('#EXT-X-PLAYLIST-TYPE:EVENT\n', '') })),
    },
    named: ['time-shift stream #EXT-X-ENDLIST'],
  },
  {
    title: 'a recording for whoever makes up a token',
    only: ['live'],
    fault: { at: DVR_MASTER, change: open },
    named: ['catch-up stream status'],
  },
]
