import type { Instant } from '../../../models/codec/instant.ts'
import { ProgrammeAction } from '../../ui/components/guide/ProgrammeAction.tsx'
import { type Cell, cellOffer } from './cells.ts'
import type { ProgrammeActions } from './useProgrammeActions.ts'

type CellActionProps = {
  readonly cell: Cell
  readonly actions: ProgrammeActions
  readonly now: Instant
  /** The one action of its view; else one among many. */
  readonly primary?: boolean
}

/** What can be done with a programme, or with its channel where the guide has none. */
export const CellAction = ({ cell, actions, now, primary = false }: CellActionProps) => {
  const offer = cellOffer(cell, now)
  const { programme, channel } = cell
  if (offer === undefined) return null
  return (
    <ProgrammeAction
      primary={primary}
      offer={offer}
      title={programme?.title ?? channel.logicalChannelName}
      start={programme?.start}
      to={actions.addressOf(cell)}
      audience={actions.audience}
      reminded={programme !== undefined && actions.isReminded(programme.programId)}
      onRemind={() => actions.remind(cell)}
      onPlans={actions.seePlans}
      onProblem={() => actions.tell(cell)}
    />
  )
}
