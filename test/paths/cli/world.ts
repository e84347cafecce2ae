import type { AnyChartModel } from '../model.ts'

/** Everything outside that the tool touches, so that a test can stand for it. */
export type World = {
  readonly models: readonly AnyChartModel[]
  readonly print: (text: string) => void
  /** For what is not the result itself: summaries beside a file on the terminal, complaints. */
  readonly remark: (text: string) => void
  readonly read: (file: string) => string
  readonly write: (file: string, text: string) => void
}

/** 0 all well, 1 something is amiss with charts or paths, 2 a wrong argument. */
export type ExitCode = 0 | 1 | 2
