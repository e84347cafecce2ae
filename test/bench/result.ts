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

/** The same document with these sections in the place of those that have their titles. */
export const withSections = (document: string, sections: ReadonlyArray<Section>): string => {
  const [, ...parts] = document.split(/^(?=## )/m)
  const fresh = new Map(sections.map(section => [section.title, renderSection(section)]))
  return [
    HEAD,
    ...parts.map(part => fresh.get(/^## (.*)$/m.exec(part)?.[1] ?? '') ?? part.trimEnd().concat('\n')),
  ].join('\n')
}
