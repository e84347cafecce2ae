export { mediaMachine } from './machine.ts'
export type {
  EngineName,
  EnginesCommand,
  EnginesFact,
  MediaCommand,
  MediaFact,
  MediaFailure,
  MediaKind,
  MediaLoad,
  RecoveryStep,
  StartAt,
} from './types.ts'
