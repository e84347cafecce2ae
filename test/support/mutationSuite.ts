import { killedPercent } from '@sintonia/statechart-paths/mutate'
import { describe, expect, test } from 'vitest'
import { chosenCharts } from '../paths/cli/chosen.ts'
import { resultOf } from '../paths/mutation/results.ts'
import { chartModels } from '../paths/registry.ts'

/** A large chart has hundreds of mutants: minutes, where no result is kept and the machine is busy. */
const PATIENCE = 10 * 60_000

/** Declares that the generated paths of these charts find nearly every fault that is planted in them. */
export const mutationSuite = (names: readonly string[]): void => {
  describe('[AHEAD-28] the generated paths find at least 90 % of the faults planted', () => {
    test.each(names)(
      'in %s',
      async name => {
        const [models] = chosenCharts(chartModels, [name])
        if (models === undefined) throw new Error(`no model of ${name}`)
        const result = await resultOf(models)
        const survivors = result.verdicts.filter(({ outcome }) => outcome === 'survived')
        const told = survivors.map(({ id, reason }) => `${id}: ${reason}`).join('\n')
        expect(result.problems).toEqual([])
        expect(killedPercent(result), `survivors in ${name}:\n${told}`).toBeGreaterThanOrEqual(90)
      },
      PATIENCE,
    )
  })
}
