import fc from 'fast-check'
import { noteProperty } from './property.ts'

fc.configureGlobal({
  reporter: details => {
    noteProperty()
    if (details.failed) throw new Error(fc.defaultReportMessage(details), { cause: details.errorInstance })
  },
})
