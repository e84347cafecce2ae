import { useCallback, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Instant } from '../../../models/codec/instant.ts'
import type { SourceProblem } from '../../../models/sourceStatus.ts'
import { type Cell, cellOffer } from './cells.ts'
import { playAddress, useWayToRights } from './offers.ts'
import { useReminders } from './useReminders.ts'

/** Why a programme cannot be played, to be told (EPG-07). */
export interface Explained {
  readonly title: string
  readonly problem: SourceProblem
}

const isProblem = (offer: string | undefined): offer is SourceProblem =>
  offer === 'sourceInvalid' || offer === 'sourceMissing' || offer === 'notYetAvailable'

/** What can be done with a programme, wherever it is listed. */
export const useProgrammeActions = (now: Instant) => {
  const navigate = useNavigate()
  const rights = useWayToRights()
  const reminders = useReminders()
  const [explained, explain] = useState<Explained>()

  /** Where it plays: a finished one from its beginning, a running one as it runs. */
  const addressOf = useCallback(
    (cell: Cell): string =>
      playAddress(cell.channel, cellOffer(cell, now) === 'replay' ? cell.programme?.start : undefined),
    [now],
  )

  const remind = useCallback(
    ({ programme, channel }: Cell): void => {
      if (programme !== undefined) reminders.toggle(programme, channel, now)
    },
    [reminders.toggle, now],
  )

  const tell = useCallback(
    (cell: Cell): void => {
      const offer = cellOffer(cell, now)
      if (isProblem(offer)) explain({ title: cell.programme?.title ?? '', problem: offer })
    },
    [now],
  )

  /** The one action of a programme. */
  const act = useCallback(
    (cell: Cell): void => {
      const offer = cellOffer(cell, now)
      if (offer === 'replay' || offer === 'watch') navigate(addressOf(cell))
      else if (offer === 'remind') remind(cell)
      else if (offer === 'locked') rights.ask()
      else tell(cell)
    },
    [now, navigate, addressOf, remind, rights.ask, tell],
  )

  return useMemo(
    () => ({
      audience: rights.audience,
      seePlans: rights.go,
      isReminded: reminders.isReminded,
      addressOf,
      startOverAddress: ({ channel, programme }: Cell) => playAddress(channel, programme?.start),
      remind,
      tell,
      act,
      explained,
      dismiss: () => explain(undefined),
    }),
    [rights.audience, rights.go, reminders.isReminded, addressOf, remind, tell, act, explained],
  )
}

export type ProgrammeActions = ReturnType<typeof useProgrammeActions>
