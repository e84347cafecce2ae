import type { Instant } from '../../../models/codec/instant.ts'
import { ProgrammeAction } from '../../ui/components/guide/ProgrammeAction.tsx'
import { type Cell, cellOffer } from './cells.ts'
import type { Deeds } from './useDeeds.ts'

type CellActionProps = {
  readonly cell: Cell
  readonly deeds: Deeds
  readonly now: Instant
  /** The one action of its view; else one among many. */
  readonly primary?: boolean
}

/** What can be done with a programme, or with its channel where the guide has none. */
export const CellAction = ({ cell, deeds, now, primary = false }: CellActionProps) => {
  const offer = cellOffer(cell, now)
  const { programme, channel } = cell
  if (offer === undefined) return null
  return (
    <ProgrammeAction
      primary={primary}
      offer={offer}
      title={programme?.title ?? channel.logicalChannelName}
      to={deeds.addressOf(cell)}
      audience={deeds.audience}
      reminded={programme !== undefined && deeds.isReminded(programme.programId)}
      onRemind={() => deeds.remind(cell)}
      onPlans={deeds.seePlans}
      onProblem={() => deeds.tell(cell)}
    />
  )
}
