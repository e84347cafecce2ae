export { livePlayerMachine } from './machine.ts'
export type { Overlay } from './selectors.ts'
export {
  selectChannel,
  selectChannelId,
  selectFailure,
  selectFollowsNetwork,
  selectIsAudio,
  selectIsMuted,
  selectIsPaused,
  selectIsPlaying,
  selectIsSoundHeldBack,
  selectIsWatching,
  selectOverlay,
  selectPosters,
  selectQualities,
  selectQuality,
  selectVolume,
  selectZapChannel,
} from './selectors.ts'
export type {
  FailureReport,
  LivePlayerEvent,
  NeighbourCommand,
  PlayFailure,
  StageCommand,
  StageFact,
  StreamAnswer,
} from './types.ts'
