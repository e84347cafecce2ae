import type { SnapshotFrom } from 'xstate'
import type { CallFailure } from '../../models/callFailure.ts'
import type { Channel } from '../../models/channel.ts'
import type { Instant } from '../../models/codec/instant.ts'
import type { ColumnId } from '../../models/column.ts'
import type { GuideHit } from '../../models/guideWindow.ts'
import type { Programme } from '../../models/programme.ts'
import { dayOffset, middleOf, type Stretch } from '../../models/stretch.ts'
import type { guideMachine } from './machine.ts'
import { isElsewhere } from './transitions.ts'
import type { GuideReading, GuideSpot } from './types.ts'

type Snapshot = SnapshotFrom<typeof guideMachine>

/** The channels of the chosen group, line by line. */
export const selectRows = ({ context }: Snapshot): ReadonlyArray<Channel> => context.rows
export const selectGroupId = ({ context }: Snapshot): ColumnId | undefined => context.column?.columnId
/** What was read of the guide; the same object until something else is read. */
export const selectReading = ({ context }: Snapshot): GuideReading | undefined => context.reading
export const selectStrip = ({ context }: Snapshot): Stretch => context.strip
export const selectNow = ({ context }: Snapshot): Instant => context.now
export const selectFocus = ({ context }: Snapshot): GuideSpot | undefined => context.focus
/** The focused programme with its text, once it is known. */
export const selectFocusedProgramme = ({ context }: Snapshot): Programme | undefined => context.programme

/** Days from today of the day that is shown: of the middle of the screen. */
export const selectShownDay = ({ context: { seen, now } }: Snapshot): number =>
  seen === undefined ? 0 : dayOffset(middleOf(seen), now)

export const selectIsElsewhere = ({ context }: Snapshot): boolean => isElsewhere(context)

/** Nothing can be shown, and a card says so. */
export const selectHasGuideFailed = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('failed') && snapshot.context.reading === undefined

export const selectGuideFailure = ({ context }: Snapshot): CallFailure | undefined => context.failure

export const selectSearchText = ({ context }: Snapshot): string => context.searchText
export const selectHits = ({ context }: Snapshot): ReadonlyArray<GuideHit> => context.hits
export const selectIsSearching = (snapshot: Snapshot): boolean => snapshot.hasTag('searching')
/** The search is over: nothing found is nothing there. */
export const selectHasSearched = (snapshot: Snapshot): boolean => snapshot.hasTag('found')
