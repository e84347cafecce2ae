import { describe, expect, test } from 'vitest'
import { chosenCharts } from '../paths/cli/chosen.ts'
import { generated } from '../paths/generate/generators.ts'
import { killedPercent, mutationScore } from '../paths/mutate/score.ts'
import { chartModels } from '../paths/registry.ts'

/** A large chart has hundreds of mutants: minutes, where the machine is busy. */
const PATIENCE = 10 * 60_000

/**
 * Declares that the generated paths of these charts find nearly every fault that is planted in them. Of a large chart a
 * sample is planted, every n-th; `npm run paths -- <chart> --mutate` plants them all.
 */
export const mutationSuite = (names: readonly string[], every = 1): void => {
  describe('[AHEAD-28] the generated paths find at least 90 % of the faults planted', () => {
    test.each(names)(
      'in %s',
      name => {
        const [[first, ...others] = []] = chosenCharts(chartModels, [name])
        if (first === undefined) throw new Error(`no model of ${name}`)
        const suite = [generated('thorough', first), ...others.map(each => generated('thorough', each))] as const
        const score = mutationScore(suite, every)
        const survivors = score.verdicts.filter(({ outcome }) => outcome === 'survived')
        const told = survivors.map(({ id, reason }) => `${id}: ${reason}`).join('\n')
        expect(score.problems).toEqual([])
        expect(killedPercent(score), `survivors in ${name}:\n${told}`).toBeGreaterThanOrEqual(90)
      },
      PATIENCE,
    )
  })
}
