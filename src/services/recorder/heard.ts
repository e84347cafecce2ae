import type { InspectionEvent } from 'xstate'
import type { ReportEntry } from '../report/report.ts'

/** What XState said of an actor, and when by the app's clock. */
export type Inspected = readonly [at: number, event: InspectionEvent]
/** That, or what was reported meanwhile. */
export type Heard = Inspected | readonly [at: number, entry: ReportEntry]
