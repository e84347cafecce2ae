import { useSelector } from '@xstate/react'
import { selectIsSelecting, selectSelected } from '../../../machines/removal.ts'
import type { RemovalActor } from './actors.ts'

const NONE: ReadonlyArray<never> = []

/** What of the list is chosen, where a press chooses. */
export const useChoice = <Id>(removal: RemovalActor<Id>) => ({
  isSelecting: useSelector(removal, snapshot => snapshot !== undefined && selectIsSelecting(snapshot)),
  selected: useSelector(
    removal,
    (snapshot): ReadonlyArray<Id> => (snapshot === undefined ? NONE : selectSelected(snapshot)),
  ),
})
