import type { AnyStateMachine } from 'xstate'
import { branchLists, nodeSpots, rebuilt } from '../chartConfig.ts'
import { branchFaults } from './branchFaults.ts'
import type { Fault, Mutant } from './mutant.ts'
import { nodeFaults } from './nodeFaults.ts'

type PlacedFault = Fault & { readonly place: string }

const faultsOf = (machine: AnyStateMachine): readonly PlacedFault[] =>
  nodeSpots(machine).flatMap(spot => [
    ...nodeFaults(spot, machine).map(fault => ({ ...fault, place: spot.node.id })),
    ...branchLists(spot.form, spot.node).flatMap(list =>
      list.branches.flatMap((_, index) => {
        const put = (branches: typeof list.branches) => spot.put(list.put(spot.form, branches))
        return branchFaults({ machine, node: spot.node, list, index, put }).map(fault => ({
          ...fault,
          place: `${list.id}|${index}`,
        }))
      }),
    ),
  ])

const idOf = ({ operator, detail, place }: PlacedFault): string =>
  `${detail === undefined ? operator : `${operator} ${detail}`} @ ${place}`

/** A fault that makes no machine at all would be found by everybody: it is no mutant. */
const built = (machine: AnyStateMachine, fault: PlacedFault): AnyStateMachine | undefined => {
  try {
    const mutant = rebuilt(machine, fault.form)
    return fault.delays === undefined ? mutant : mutant.provide({ delays: fault.delays })
  } catch {
    return undefined
  }
}

/** Every machine that differs from this one by one fault in its chart. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] =>
  faultsOf(machine).flatMap(fault => {
    const mutant = built(machine, fault)
    if (mutant === undefined) return []
    const { operator, place, proof } = fault
    return [{ id: idOf(fault), operator, place, machine: mutant, ...(proof === undefined ? {} : { proof }) }]
  })
