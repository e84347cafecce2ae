import type { Report } from '../conform.ts'
import { junitReport } from './junit.ts'
import { differencesIn, textReport } from './text.ts'

const jsonReport = (report: Report): string => {
  const { checks, ...of } = report
  return `${JSON.stringify({ ...of, differences: differencesIn(report), checks }, undefined, 1)}\n`
}

/** A report, for whom it is. */
export const FORMS = { text: textReport, json: jsonReport, junit: junitReport } as const satisfies Readonly<
  Record<string, (report: Report) => string>
>
export type Form = keyof typeof FORMS
