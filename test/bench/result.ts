import type { Benchmark, Goal, Reading } from './benchmark.ts'

/** A part as it was measured: each goal with its reading. */
export interface Section {
  readonly title: string
  readonly terms: string
  readonly figures: ReadonlyArray<Figure>
}

export interface Figure {
  readonly what: string
  readonly goal: Goal
  readonly reading: Reading
}

export type Verdict = 'met' | 'missed' | 'no goal'

/** What is shown is what is judged. */
const shown = ({ goal, reading }: Figure): string => reading.value.toFixed(goal.digits ?? 0)

export const verdictOf = (figure: Figure): Verdict => {
  const { most } = figure.goal
  if (most === undefined) return 'no goal'
  return Number(shown(figure)) <= most ? 'met' : 'missed'
}

export const measuredOf = (figure: Figure): string => {
  const { told } = figure.reading
  return `${shown(figure)} ${figure.goal.unit}${told === undefined ? '' : ` (${told})`}`
}

export const goalOf = ({ goal: { most, unit, source } }: Figure): string => {
  if (most === undefined) return 'no goal'
  return `at most ${most} ${unit}${source === undefined ? '' : `; ${source}`}`
}

export const sectionOf = (
  { name, terms }: Benchmark,
  goals: Readonly<Record<string, Goal>>,
  readings: Readonly<Record<string, Reading>>,
): Section => ({
  title: name,
  terms,
  figures: Object.entries(goals).map(([what, goal]) => ({
    what,
    goal,
    reading: readings[what] ?? { value: Number.NaN },
  })),
})

const SIGNS = { met: 'met', missed: '**missed**', 'no goal': 'no goal' } as const

const line = (figure: Figure): string =>
  `| ${figure.what} | ${measuredOf(figure)} | ${goalOf(figure)} | ${SIGNS[verdictOf(figure)]} |`

const renderSection = ({ title, terms, figures }: Section): string =>
  [
    `## ${title}`,
    '',
    terms,
    '',
    '| what | measured | goal | |',
    '| --- | --- | --- | --- |',
    ...figures.map(line),
    '',
  ].join('\n')

const HEAD = [
  '# Speed',
  '',
  'Written by `npm run bench`. Times depend on the machine and what else runs on it; trust the ratios, whose two sides were',
  'measured in one run, and the counts. What is missed stays here as missed until it is mended.',
  '',
].join('\n')

export const renderBench = (sections: ReadonlyArray<Section>): string =>
  [HEAD, ...sections.map(renderSection)].join('\n')

const titleOf = (part: string): string => /^## (.*)$/m.exec(part)?.[1] ?? ''

/** The same document with these sections in the place of those that have their titles; new ones come last. */
export const withSections = (document: string, sections: ReadonlyArray<Section>): string => {
  const [, ...parts] = document.split(/^(?=## )/m)
  const fresh = new Map(sections.map(section => [section.title, renderSection(section)]))
  const known = parts.map(part => fresh.get(titleOf(part)) ?? part.trimEnd().concat('\n'))
  const titles = parts.map(titleOf)
  const added = [...fresh].flatMap(([title, part]) => (titles.includes(title) ? [] : [part]))
  return [HEAD, ...known, ...added].join('\n')
}
