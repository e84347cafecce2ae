import { makeReport, type ReportEntry } from '../../../src/services/report/report.ts'

/** A report that keeps what it was told, newest last. */
export const keptReport = () => {
  const entries: ReportEntry[] = []
  return { ...makeReport(entry => entries.push(entry)), recent: (): readonly ReportEntry[] => [...entries] }
}
