import { films } from './films/index.ts'
import { series } from './series/index.ts'
import type { WrittenTitle } from './written.ts'

/** All that were written by hand, whether they are drawn or wait for it. */
export const writtenTitles: ReadonlyArray<WrittenTitle> = [...films, ...series]
