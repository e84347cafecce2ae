import type { Instant } from '../../../models/codec/instant.ts'
import type { Place } from '../../../models/page.ts'
import { PagePath, withPage } from '../../../models/pagePath.ts'
import type { Report } from '../report/report.ts'
import { makeStorage } from './storage.ts'

/** Keeps the pages of this visit in the session storage, which goes with the tab (ROUTE-13). */
export const keepPage = (report: Report, place: Place, ts: Instant): void => {
  const storage = makeStorage({ area: () => sessionStorage, report, onDegraded: () => undefined })
  const path = storage.value('device', 'pagePath', PagePath)
  path.write(withPage(path.read() ?? [], place, ts))
}
