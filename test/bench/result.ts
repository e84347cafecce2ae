/** One figure with its goal, as `docs/bench.md` shows it. Ratios are of medians taken in the same run. */
export interface Figure {
  readonly what: string
  readonly measured: string
  readonly goal: string
  readonly isMet: boolean
}

export interface Section {
  readonly title: string
  /** What was compared with what, on which terms. */
  readonly terms: string
  readonly figures: ReadonlyArray<Figure>
}

const line = ({ what, measured, goal, isMet }: Figure): string =>
  `| ${what} | ${measured} | ${goal} | ${isMet ? 'met' : '**missed**'} |`

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
  'measured in one run, and the counts.',
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
