export { sleepTimerMachine } from './machine.ts'
export { selectIsSleepNear, selectSleepChoice } from './selectors.ts'
export type { ProgrammeFact, SleepFact } from './types.ts'
