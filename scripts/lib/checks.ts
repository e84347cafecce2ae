import type { Step } from './steps.ts'

/** Extraction is fresh, every language is complete, the compiled messages stand. */
export const MESSAGES: Step = {
  title: 'Messages of three languages',
  mend: 'Run: npm run messages, then translate what is missing in src/app/intl/es.json and pt.json.',
  command: ['node', 'test/support/messages.ts', '--check'],
}

export const BUILD: Step = {
  title: 'Build the app',
  mend: 'Vite names the module above.',
  command: ['vite', 'build', '--logLevel', 'warn'],
}

/** Everything that `npm run check` proves, in the order in which a mistake is cheapest to find. */
export const CHECKS: ReadonlyArray<Step> = [
  {
    title: 'Format and lint',
    mend: 'Run: npm run format. What is left is told above, with its reason.',
    command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  MESSAGES,
  { title: 'Types: models', mend: 'models/ compiles without the DOM.', command: ['tsc', '-p', 'models'] },
  { title: 'Types: machines', mend: 'machines/ compiles without the DOM.', command: ['tsc', '-p', 'machines'] },
  { title: 'Types: src', mend: 'The compiler names the place above.', command: ['tsc', '-p', '.'] },
  { title: 'Types: test and scripts', mend: 'The compiler names the place above.', command: ['tsc', '-p', 'test'] },
  { title: 'Dead code', mend: 'Delete what nobody uses.', command: ['knip', '--no-progress'] },
  {
    title: 'Statechart pages are fresh',
    mend: 'Run: npm run charts, and commit docs/statecharts with the chart.',
    command: ['node', 'test/charts/write.ts', '--check'],
  },
  {
    title: 'Unit tests',
    mend: 'The failing test stands above.',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=json', '--outputFile.json=.results/vitest.json'],
    live: true,
  },
  BUILD,
  {
    title: 'Size budget',
    mend: 'Load less before the first paint, or load it later; a budget is raised only by the change that needs it.',
    command: ['node', 'scripts/sizes.ts'],
    live: true,
  },
]
