import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { Season } from '../../models/seasons.ts'
import type { SourceProblem } from '../../models/sourceStatus.ts'
import type { MetaId } from '../../models/title.ts'
import type { VodHistoryEntry } from '../../models/vodHistory.ts'
import type { titleDetailMachine } from './machine.ts'
import { shownSeason, shownSeasons } from './transitions.ts'
import type { TitleView } from './types.ts'

type Snapshot = SnapshotFrom<typeof titleDetailMachine>

export const selectTitleId = ({ context }: Snapshot): MetaId => context.metaId
/** The title; `undefined` until it is known. */
export const selectTitleView = ({ context }: Snapshot): TitleView | undefined => context.view
export const selectTitleNow = ({ context }: Snapshot): Instant => context.now
export const selectHasTitleFailed = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('failed') && snapshot.context.view === undefined
export const selectTitleFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure
/** In kids mode; the chart of the PIN runs then. */
export const selectIsTitleClosed = (snapshot: Snapshot): boolean => snapshot.hasTag('closed')
export const selectTitleKidsMode = ({ children }: Snapshot) => children.kidsMode
export const selectIsTitleGone = (snapshot: Snapshot): boolean => snapshot.hasTag('gone')
/** A new list each time. */
export const seasonsIn = ({ context }: Snapshot): ReadonlyArray<Season> => shownSeasons(context)
export const selectSeasonNumber = ({ context }: Snapshot): number | undefined => shownSeason(context)?.number
export const selectProgress = ({ context }: Snapshot): VodHistoryEntry | undefined => context.history
export const selectSourceProblem = ({ context }: Snapshot): SourceProblem | undefined => context.problem
/** The star, where there is a user; the person who is looked at. */
export const selectTitleStar = ({ children }: Snapshot) => children.titleStar
export const selectOpenPerson = ({ children }: Snapshot) => children.person
