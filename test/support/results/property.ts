import { TestRunner } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** It holds for every value of a kind, or in every situation of a chart. */
    isProperty?: boolean
  }
}

/** The trace tells a test that shows a property from one that shows an example. */
export const noteProperty = (): void => {
  const running = TestRunner.getCurrentTest()
  if (running !== undefined) running.meta.isProperty = true
}
