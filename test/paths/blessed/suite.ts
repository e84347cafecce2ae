import { isLeft } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { complaint } from '../cli/complaint.ts'
import { parsedJson } from '../files/readBack.ts'
import { StepForm } from '../stepForm.ts'
import { lengthened, shortened } from './values.ts'

/** What one step comes to, or the start. */
const Outcome = t.type(
  {
    /** What can be noticed afterwards and could not before, by name. */
    leads: t.record(t.string, t.unknown),
    /** What it does outside the chart, in order. */
    effects: t.array(t.string),
    /** By which transitions; told, not compared. */
    takes: t.array(t.string),
    /** Which list of events must change nothing afterwards. */
    ignores: t.number,
  },
  'Outcome',
)

/** `at` is in ms from the start. */
const Step = t.intersection([t.type({ at: t.number, title: t.string, step: StepForm }), Outcome], 'Step')

const Path = t.intersection(
  [t.type({ id: t.string, start: Outcome, steps: t.array(Step) }), t.partial({ variant: t.string })],
  'Path',
)

const IgnoredEvent = t.intersection([t.type({ type: t.string }), t.UnknownRecord], 'IgnoredEvent')

/** What a chart did when somebody looked at it and found it right: `docs/paths/<chart>.json`. */
const BlessedSuite = t.type(
  {
    format: t.literal('sintonia-blessed/1'),
    chart: t.string,
    /** By which generator its paths were made. */
    made: t.string,
    /** Transitions that no path takes. */
    missed: t.array(t.string),
    /** By place id what stands there, to tell what has changed since. */
    places: t.record(t.string, t.string),
    /** Lists of events, to which outcomes refer by their number. */
    ignored: t.array(t.array(IgnoredEvent)),
    paths: t.array(Path),
  },
  'BlessedSuite',
)

export type BlessedSuite = t.TypeOf<typeof BlessedSuite>
export type BlessedPath = t.TypeOf<typeof Path>
export type BlessedStep = t.TypeOf<typeof Step>
export type BlessedOutcome = t.TypeOf<typeof Outcome>

/** Where paths are walked: on stubs, which do anything at any time, or in a browser, with what can come about there. */
export type Ground = 'stubs' | 'browser'

/** Where the suite of a chart lies, from the root of the repository. */
export const suiteFile = (chart: string, ground: Ground = 'stubs'): string =>
  `docs/paths/${ground === 'browser' ? 'browser/' : ''}${chart}.json`

export const readSuite = (text: string, file: string): BlessedSuite => {
  const read = BlessedSuite.decode(lengthened(parsedJson(text, file)))
  if (isLeft(read))
    throw complaint(
      `${file} is no blessed suite (sintonia-blessed/1): ${PathReporter.report(read).slice(0, 3).join('; ')}.`,
    )
  return read.right
}

const list = (items: readonly unknown[], indent: string): string =>
  items.length === 0 ? '[]' : `[\n${items.map(item => `${indent}  ${JSON.stringify(item)}`).join(',\n')}\n${indent}]`

const fields = (entries: readonly (readonly [string, string])[], indent: string): string =>
  entries.length === 0
    ? '{}'
    : `{\n${entries.map(([name, value]) => `${indent}  ${JSON.stringify(name)}: ${value}`).join(',\n')}\n${indent}}`

type Written = ReturnType<typeof shortened>
type WrittenPath = Written['paths'][number]

const outcomeText = ({ leads, effects, takes, ignores }: WrittenPath['start'], indent: string) => {
  const led = Object.entries(leads).map(([name, value]) => [name, JSON.stringify(value)] as const)
  return [
    ['leads', fields(led, indent)],
    ['effects', list(effects, indent)],
    ['takes', list(takes, indent)],
    ['ignores', String(ignores)],
  ] as const
}

const stepText = (step: WrittenPath['steps'][number]): string =>
  fields(
    [
      ['at', String(step.at)],
      ['title', JSON.stringify(step.title)],
      ['step', JSON.stringify(step.step)],
      ...outcomeText(step, '        '),
    ],
    '      ',
  )

const pathText = ({ id, variant, start, steps }: WrittenPath): string =>
  fields(
    [
      ['id', JSON.stringify(id)],
      ...(variant === undefined ? [] : [['variant', JSON.stringify(variant)] as const]),
      ['start', fields(outcomeText(start, '      '), '    ')],
      ['steps', `[\n${steps.map(step => `      ${stepText(step)}`).join(',\n')}\n    ]`],
    ],
    '  ',
  )

const each = (values: Readonly<Record<string, unknown>>, indent: string): string =>
  fields(
    Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]),
    indent,
  )

/** One fact a line, so that a difference shows what became another. */
export const suiteText = (suite: BlessedSuite): string => {
  const { format, chart, made, missed, places, ignored, paths, values } = shortened(suite)
  return `${fields(
    [
      ['format', JSON.stringify(format)],
      ['chart', JSON.stringify(chart)],
      ['made', JSON.stringify(made)],
      ['missed', list(missed, '  ')],
      ['places', each(places, '  ')],
      ['paths', `[\n${paths.map(path => `  ${pathText(path)}`).join(',\n')}\n  ]`],
      ['ignored', list(ignored, '  ')],
      ['values', each(values, '  ')],
    ],
    '',
  )}\n`
}
