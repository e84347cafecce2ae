import type { Chart } from '@sintonia/statechart-book'
import type { AnyChartModel } from '@sintonia/statechart-paths'
import type { Held } from '@sintonia/statechart-paths/blessed'
import type { PathsFile } from '@sintonia/statechart-paths/files'
import type { Ground } from '../blessed/suite.ts'
import type { BrowserModel } from '../browser/model.ts'

/** A real browser; there where it is asked for, since it brings much along. */
export type Browser = {
  readonly models: readonly BrowserModel[]
  /** Walks the paths in the app of this folder, else in one built now, and says which went well, by id. */
  readonly walk: (file: PathsFile, app: string | undefined) => ReadonlySet<string>
}

/** Everything outside that the tool touches, so that a test can stand for it. */
export type World = {
  readonly models: readonly AnyChartModel[]
  readonly browser?: Browser | undefined
  readonly print: (text: string) => void
  /** For what is not the result itself: summaries beside a file on the terminal, complaints. */
  readonly remark: (text: string) => void
  readonly read: (file: string) => string
  /** What was blessed of a chart, as it lies in the repository; undefined where nothing is. */
  readonly suiteOf: (chart: string, ground: Ground) => string | undefined
  /** Draws a chart and the path that it does not keep. */
  readonly draw?: ((chart: Chart, broken: Held) => void) | undefined
  readonly write: (file: string, text: string) => void
}

/** 0 all well, 1 something is amiss with charts or paths, 2 a wrong argument. */
export type ExitCode = 0 | 1 | 2
