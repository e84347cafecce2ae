import { SECOND } from '../../../models/codec/instant.ts'
import { ASKED, rowsAt, STREAMS, secondsOf, wholeOf } from './figures.ts'
import type { Played } from './page.ts'

const PANEL = { width: 460, height: 150, left: 46, top: 34, gapX: 40, gapY: 46 } as const
const COLUMNS = 2
/** So many seconds share a point, which is the highest of them. */
const STEP = 2
const INK = { calls: '#1f5fbf', streams: '#b7791f', playing: '#2f7d4f', rule: '#c9ced6', text: '#1b1f24' } as const

const peaksOf = (seconds: ReadonlyArray<number>): ReadonlyArray<number> =>
  Array.from({ length: Math.ceil(seconds.length / STEP) }, (_, at) =>
    Math.max(...seconds.slice(at * STEP, (at + 1) * STEP)),
  )

const line = (values: ReadonlyArray<number>, most: number, ink: string): string => {
  const step = PANEL.width / Math.max(1, values.length - 1)
  const points = values.map((value, at) => {
    const y = PANEL.height * (1 - (most === 0 ? 0 : value / most))
    return `${(at * step).toFixed(1)},${y.toFixed(1)}`
  })
  return `<polyline fill="none" stroke="${ink}" stroke-width="1.2" points="${points.join(' ')}"/>`
}

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" fill="${INK.text}" ${more}>${words}</text>`

const panel = ({ scenario, run }: Played, at: number): string => {
  const x = PANEL.left + (at % COLUMNS) * (PANEL.width + PANEL.left + PANEL.gapX)
  const y = PANEL.top + 20 + Math.floor(at / COLUMNS) * (PANEL.height + PANEL.top + PANEL.gapY)
  const thousand = 1000 / run.viewers
  const [calls, streams] = [ASKED, STREAMS].map(hosts =>
    peaksOf(secondsOf(rowsAt(run, hosts), wholeOf(run)).map(each => each * thousand)),
  )
  const [mostCalls, mostStreams] = [Math.max(1, ...(calls ?? [])), Math.max(1, ...(streams ?? []))]
  const share = run.playing.filter((_, second) => second % STEP === 0)
  const all = Math.max(1, ...run.watching)
  const minutes = Math.floor(run.lastsMs / (60 * SECOND))
  const marks = Array.from({ length: minutes + 1 }, (_, minute) => {
    const mark = (PANEL.width * minute * 60 * SECOND) / run.lastsMs
    return `<path d="M${mark.toFixed(1)} ${PANEL.height}v4" stroke="${INK.rule}"/>${text(Number(mark.toFixed(1)), PANEL.height + 15, String(minute), 'text-anchor="middle"')}`
  })
  return `<g transform="translate(${x} ${y})">
${text(0, -12, scenario.title, 'font-size="13" font-weight="600"')}
${text(PANEL.width, -12, `calls to ${Math.round(mostCalls)}/s, streams to ${Math.round(mostStreams)}/s`, 'text-anchor="end"')}
<path d="M0 0V${PANEL.height}H${PANEL.width}" fill="none" stroke="${INK.rule}"/>
${marks.join('\n')}
${line(share, all, INK.playing)}
${line(streams ?? [], mostStreams, INK.streams)}
${line(calls ?? [], mostCalls, INK.calls)}
</g>`
}

/** Requests of calls and streams in each second, for 1,000 viewers, and how many of those who watch have a picture. */
export const drawPicture = (played: ReadonlyArray<Played>): string => {
  const rows = Math.ceil(played.length / COLUMNS)
  const width = COLUMNS * (PANEL.width + PANEL.left + PANEL.gapX)
  const height = rows * (PANEL.height + PANEL.top + PANEL.gapY) + 50
  const legend = [
    ['calls', 'calls a second, 1,000 viewers'],
    ['streams', 'requests of streams a second'],
    ['playing', 'those who watch with a picture'],
  ] as const
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">
<rect width="${width}" height="${height}" fill="#fff"/>
${legend.map(([ink, words], at) => `<path d="M${PANEL.left + at * 230} 16h24" stroke="${INK[ink]}" stroke-width="2"/>${text(PANEL.left + 30 + at * 230, 20, words)}`).join('\n')}
${played.map(panel).join('\n')}
${text(PANEL.left, height - 10, 'Minutes from the beginning; each panel has a scale of its own, and its highest second is named.')}
</svg>
`
}
