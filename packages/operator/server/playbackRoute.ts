import type { MetricRecord } from '../../../models/metric.ts'
import { type PlaybackSum, playbackSums } from '../control/playback.ts'
import { type Route, send, sendHtml } from './exchange.ts'
import { escapeHtml } from './page.ts'
import { REPORT_STYLE, reportPage, reportTable } from './reportPage.ts'

const PATH = '/control/playback'

const COLUMNS = [
  'Host',
  'Wishes',
  'Failed to start',
  'Left before',
  'Start time',
  'Rebuffer ratio',
  'Live latency',
  'Codes',
]

const NONE = '–'
const seconds = (ms: number | undefined): string => (ms === undefined ? NONE : `${(ms / 1000).toFixed(2)} s`)
const percent = (part: number): string => `${(part * 100).toFixed(1)} %`
const ofAll = (count: number, { wishes }: PlaybackSum): string =>
  `${count} (${percent(wishes === 0 ? 0 : count / wishes)})`

const row = (sum: PlaybackSum): ReadonlyArray<string> => {
  const codes = Object.entries(sum.codes).map(([code, times]) => `<code>${escapeHtml(code)}</code> ${times}`)
  return [
    escapeHtml(sum.host),
    String(sum.wishes),
    ofAll(sum.startFailures, sum),
    ofAll(sum.exitsBeforeStart, sum),
    seconds(sum.startMs),
    percent(sum.rebufferRatio),
    seconds(sum.latencyMs),
    codes.length === 0 ? NONE : codes.join('<br>'),
  ]
}

const LEAD =
  'How viewings went, by release and host. Start time: from the wish to the first frame; live latency: behind the broadcast; both in the middle of all. Rebuffer ratio: the part of the time that was to be played in which the picture stood still.'

const page = (records: ReadonlyArray<MetricRecord>): string => {
  const sums = playbackSums(records)
  const releases = [...new Set(sums.map(({ release }) => release))]
  const ofRelease = (name: string) => sums.filter(({ release }) => release === name)
  return reportPage({
    title: 'Playback',
    path: PATH,
    lead: LEAD,
    body: releases.map(name => reportTable(`Release ${name}`, COLUMNS, ofRelease(name).map(row))).join('\n'),
  })
}

/** Where the operator reads how its streams play (AHEAD-46). */
export const playbackRoute =
  (records: () => ReadonlyArray<MetricRecord>): Route =>
  async exchange => {
    const { pathname } = exchange.url
    if (pathname === `${PATH}/style.css`) return send(exchange, 200, 'text/css; charset=utf-8', REPORT_STYLE)
    return pathname === PATH ? sendHtml(exchange, page(records())) : false
  }
