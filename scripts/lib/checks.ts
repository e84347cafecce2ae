import type { Stage, Step } from './steps.ts'

/** Extraction is fresh, every language is complete, the compiled messages stand. */
export const MESSAGES: Step = {
  title: 'Messages of three languages',
  mend: 'Run: npm run messages, then translate what is missing in src/ui/intl/es.json and pt.json.',
  command: ['node', 'test/support/messages.ts', '--check'],
}

export const BUILD: Step = {
  title: 'Build the app',
  mend: 'Vite names the module above.',
  command: ['vite', 'build', '--logLevel', 'warn'],
}

/** One thread: several would check the same types side by side, at twice the work. */
const types = (title: string, project: string, mend: string): Step => ({
  title: `Types: ${title}`,
  mend,
  command: ['tsc', '--singleThreaded', '-p', project],
})

/** The browser tests open the explorer that it makes. */
const DRAWINGS: Step = {
  title: 'Drawings of the charts',
  mend: 'Run: npm run charts',
  command: ['node', 'test/charts/write.ts', '--check'],
}

/** Everything that `npm run check` proves, in the order in which a mistake is cheapest to find; the longest of a list first. */
export const CHECKS: ReadonlyArray<Stage> = [
  MESSAGES,
  [
    types('test and scripts', 'test', 'The compiler names the place above.'),
    DRAWINGS,
    types('src', '.', 'The compiler names the place above.'),
    BUILD,
    {
      title: 'Format and lint',
      mend: 'Run: npm run format. What is left is told above, with its reason.',
      command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'],
    },
    types('machines', 'machines', 'machines/ compiles without the DOM.'),
    { title: 'Dead code', mend: 'Delete what nobody uses.', command: ['knip', '--no-progress'] },
    {
      title: 'Rules that only tests use',
      mend: 'Let the product use it, or delete it with its tests.',
      command: ['knip', '--production', '--no-progress', '--config=knip.product.jsonc', '--include=files,exports'],
    },
    types('models', 'models', 'models/ compiles without the DOM.'),
    types('packages', 'packages', 'The compiler names the place above.'),
  ],
  {
    title: 'Size budget',
    mend: 'Load less before the first paint, or load it later; a budget is raised only by the change that needs it.',
    command: ['node', 'scripts/sizes.ts'],
    live: true,
  },
  {
    title: 'Unit tests',
    mend: 'The failing test stands above.',
    command: ['vitest', 'run', '--reporter=dot', '--reporter=test/support/results/vitestReporter.ts'],
    live: true,
  },
]
