export { catchUpPlayerMachine } from './machine.ts'
export {
  selectIsRecordingPaused,
  selectIsRecordingPlaying,
  selectIsRecordingWatched,
  selectRecordingFollowsNetwork,
  selectRecordingOverlay,
  selectRecordingQualities,
  selectRecordingQuality,
} from './selectors.ts'
export type { CatchUpEnd, CatchUpFact, CatchUpPlayerInput, RecordingWish } from './types.ts'
