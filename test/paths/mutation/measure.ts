import { generated } from '@sintonia/statechart-paths/generate'
import { mutationScore, type Score } from '@sintonia/statechart-paths/mutate'
import type { ChartModels } from '../cli/chosen.ts'

/** How many of the faults planted in a chart, or of every n-th of them, its generated paths find. */
export const measure = ([first, ...others]: ChartModels, every: number): Score =>
  mutationScore([generated('thorough', first), ...others.map(each => generated('thorough', each))], every)
