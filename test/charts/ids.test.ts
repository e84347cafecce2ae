import { transitionIds } from '@sintonia/statechart-book'
import { expect, test } from 'vitest'
import { transitionIds as idsOfApp } from '../../machines/kit/transitionIds.ts'
import { chartMachines } from '../paths/registry.ts'

test('the app tells of its transitions by the ids that stand in the drawings', () => {
  for (const machine of chartMachines)
    expect([...idsOfApp(machine).values()]).toEqual([...transitionIds(machine).values()])
})
