import type { AnyStateMachine } from 'xstate'
import { branchLists, nodeSpots, rebuilt } from '../model/chartConfig.ts'
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
const planted = (machine: AnyStateMachine, { form, delays }: Fault): AnyStateMachine | undefined => {
  try {
    return rebuilt(machine, form, delays)
  } catch {
    return undefined
  }
}

/** Everything that differs from this chart by one fault. */
export const mutantsOf = (machine: AnyStateMachine): readonly Mutant[] =>
  faultsOf(machine).map(fault => {
    const { operator, place, proof } = fault
    const plantedIn = (base: AnyStateMachine) => planted(base, fault)
    return { id: idOf(fault), operator, place, plantedIn, ...(proof === undefined ? {} : { proof }) }
  })
