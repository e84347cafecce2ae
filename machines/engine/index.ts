export { failureCode } from './failure.ts'
export { engineMachine } from './machine.ts'
export { selectFilmQualities, selectTracks } from './selectors.ts'
export type {
  EngineReport,
  EngineWish,
  MediaCommand,
  MediaFact,
  MediaFailure,
  MediaSource,
  RecoveryStep,
  StartAt,
} from './types.ts'
