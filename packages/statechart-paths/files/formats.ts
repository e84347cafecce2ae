import { placeName } from '@sintonia/statechart-book'
import { table } from '@sintonia/statechart-book/pages'
import type { ChartInFile, PathInFile, PathsFile } from './pathsFile.ts'
import { counted, duration } from './words.ts'

const json = (file: PathsFile): string => `${JSON.stringify(file, null, 2)}\n`

const inCode = (text: string): string => `\`${text.replaceAll('`', "'")}\``

/** Where the chart is then, as its drawing names it: `Viewing › Opening`. */
const placesOf = (chart: string, { in: states }: PathInFile['start']): readonly string[] =>
  states.map(state => placeName(state === chart ? chart : `${chart}.${state}`))

const markdownPath = (chart: string, { id, variant, requirements, ms, start, steps }: PathInFile): string => {
  const hasProbes = start.refused !== undefined
  const cells = (at: string, title: string, state: PathInFile['start'], ids: readonly string[]) => [
    at,
    title,
    placesOf(chart, state).join('<br>'),
    ids.join(', '),
    ...(hasProbes ? [(state.refused ?? []).map(({ words }) => words).join('<br>')] : []),
  ]
  const rows = steps.map(step => cells(duration(step.at), step.words, step, step.requirements))
  const heads = ['at', 'step', 'leads to', 'requirements', ...(hasProbes ? ['changes nothing here'] : [])]
  const about = [
    counted(steps.length, 'step'),
    duration(ms),
    ...(variant === undefined ? [] : [`with ${variant}`]),
    ...requirements,
  ]
  return `### ${id}\n\n${about.join(' · ')}\n\n${table(heads, [cells('0', 'the start', start, []), ...rows])}\n`
}

const markdownChart = ({ chart, hash, description, paths, missed }: ChartInFile): string =>
  [
    `## ${chart}`,
    ...(description === undefined ? [] : [description]),
    `Chart \`${hash}\`, ${counted(paths.length, 'path')}.`,
    ...(missed.length === 0 ? [] : [`Not reached: ${missed.map(inCode).join(', ')}.`]),
    ...paths.map(path => markdownPath(chart, path)),
  ].join('\n\n')

const markdown = ({ made, charts }: PathsFile): string =>
  `${['# Paths', `${made}.`, ...charts.map(markdownChart)].join('\n\n').trimEnd()}\n`

/** The places by name, each with what holds there: `Playback › Failed: the track cannot be played`. */
const seenAt = (chart: string, state: PathInFile['start']): readonly string[] =>
  placesOf(chart, state).map((place, index) => [place, state.holds[index]].filter(Boolean).join(': '))

const gherkinState = (chart: string, keyword: 'Given' | 'Then', state: PathInFile['start']): readonly string[] =>
  seenAt(chart, state).map((seen, index) => `    ${index === 0 ? keyword : 'And'} ${seen}`)

const gherkinPath = (chart: string, { id, variant, requirements, start, steps }: PathInFile): string => {
  const ends = placesOf(chart, steps.at(-1) ?? start).join(' and ')
  return [
    ...(requirements.length === 0 ? [] : [`  ${requirements.map(requirement => `@${requirement}`).join(' ')}`]),
    `  Scenario: ${counted(steps.length, 'step')} to ${ends}${variant === undefined ? '' : ` with ${variant}`} (${id})`,
    ...gherkinState(chart, 'Given', start),
    ...steps.flatMap(step => [
      `    When ${step.words}`,
      ...gherkinState(chart, 'Then', step),
      ...(step.refused ?? []).map(({ words }) => `    And nothing changes when ${words}`),
    ]),
  ].join('\n')
}

const gherkinChart = ({ chart, hash, description, paths }: ChartInFile): string =>
  [
    `# chart ${hash}`,
    `Feature: ${placeName(chart)}`,
    ...(description === undefined ? [] : [`  ${description}`]),
    ...paths.map(path => `\n${gherkinPath(chart, path)}`),
  ].join('\n')

const gherkin = ({ charts }: PathsFile): string => `${charts.map(gherkinChart).join('\n\n')}\n`

/** Quoted where it must be (RFC 4180). */
const csvCell = (value: string | number): string => {
  const text = String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const COLUMNS = [
  'chart',
  'hash',
  'path',
  'step',
  'at_ms',
  'title',
  'leads_to',
  'transitions',
  'requirements',
  'refused',
]

const csvRows = ({ chart, hash, paths }: ChartInFile): readonly (readonly (string | number)[])[] =>
  paths.flatMap(({ id, steps }) =>
    steps.map((step, index) => [
      chart,
      hash,
      id,
      index + 1,
      step.at,
      step.title,
      step.in.join(' '),
      step.transitions.join(' '),
      step.requirements.join(' '),
      (step.refused ?? []).map(({ title }) => title).join('; '),
    ]),
  )

const csv = ({ charts }: PathsFile): string =>
  `${[COLUMNS, ...charts.flatMap(csvRows)].map(row => row.map(csvCell).join(',')).join('\r\n')}\r\n`

const textPath = ({ id, variant, ms, steps }: PathInFile): string => {
  const about = [counted(steps.length, 'step'), duration(ms), ...(variant === undefined ? [] : [`with ${variant}`])]
  return `  ${id} (${about.join(', ')})\n    ${steps.map(({ title }) => title).join(' → ') || 'the start itself'}`
}

const text = ({ charts }: PathsFile): string =>
  `${charts.map(({ chart, paths }) => [chart, ...paths.map(textPath)].join('\n')).join('\n\n')}\n`

export const FORMATS = { text, json, markdown, gherkin, csv } as const satisfies Readonly<
  Record<string, (file: PathsFile) => string>
>

export type FormatName = keyof typeof FORMATS

/** The format that a file's name asks for. */
export const ENDINGS: Readonly<Record<string, FormatName>> = {
  '.json': 'json',
  '.md': 'markdown',
  '.feature': 'gherkin',
  '.csv': 'csv',
  '.txt': 'text',
}
