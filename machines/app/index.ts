export { appMachine } from './machine.ts'
export type { AppSnapshot } from './selectors.ts'
export {
  selectAccess,
  selectChannelTools,
  selectDeployment,
  selectFailure,
  selectFavourites,
  selectHasFailed,
  selectIsLivePlayerUnavailable,
  selectIsLoginUnavailable,
  selectIsOffline,
  selectIsStarting,
  selectLineup,
  selectLiveHome,
  selectLivePlayer,
  selectLogin,
  selectManifest,
  selectPlace,
  selectPresentation,
  selectProperties,
  selectReminders,
  selectRequestOverlay,
  selectSession,
  selectToasts,
} from './selectors.ts'
export type { AppEmitted, AppEvent, CodeOutput, Operator } from './types.ts'
