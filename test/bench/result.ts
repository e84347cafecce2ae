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

export const renderBench = (sections: ReadonlyArray<Section>): string =>
  [
    '# Speed',
    '',
    'Written by `npm run bench`. Times depend on the machine and what else runs on it; trust the ratios, whose two sides were',
    'measured in one run, and the counts.',
    ...sections.flatMap(({ title, terms, figures }) => [
      '',
      `## ${title}`,
      '',
      terms,
      '',
      '| what | measured | goal | |',
      '| --- | --- | --- | --- |',
      ...figures.map(line),
    ]),
    '',
  ].join('\n')
