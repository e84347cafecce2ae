/** Where paths are walked: on stubs, which do anything at any time, or in a browser, with what can come about there. */
export type Ground = 'stubs' | 'browser'

/** Where the suite of a chart lies, from the root of the repository. */
export const suiteFile = (chart: string, ground: Ground = 'stubs'): string =>
  `docs/paths/${ground === 'browser' ? 'browser/' : ''}${chart}.json`

// The kept results of planted faults hang on the words of their worker, which loads it by this name.
export { readSuite } from '@sintonia/statechart-paths/blessed'
