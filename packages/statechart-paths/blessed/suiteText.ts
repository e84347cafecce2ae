import { isLeft } from 'fp-ts/lib/Either.js'
import { PathReporter } from 'io-ts/lib/PathReporter.js'
import { complaint } from '../files/complaint.ts'
import { parsedJson } from '../files/readBack.ts'
import { BlessedSuite } from './suite.ts'
import { lengthened, shortened } from './values.ts'

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
