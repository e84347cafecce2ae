export { media } from './actors.ts'
export { failureCode } from './failure.ts'
export { engineMachine } from './machine.ts'
export type {
  EngineContext,
  EngineEvent,
  EngineReport,
  EngineTag,
  EngineWish,
  MediaCommand,
  MediaFact,
  MediaFailure,
  MediaFailureKind,
  MediaSource,
  RecoveryStep,
  StartAt,
} from './types.ts'
