export { scheduleMachine } from './machine.ts'
export {
  selectDayFailure,
  selectDayProgrammes,
  selectHasDayFailed,
  selectIsDayLoading,
  selectScheduleChannel,
  selectScheduleDay,
  selectScheduleNow,
} from './selectors.ts'
export type { ScheduleEvent } from './types.ts'
