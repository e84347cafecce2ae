import type { Instant } from '../../../models/codec/instant.ts'
import type { Place } from '../../../models/page.ts'
import { isSeenStill, PagePath, type Seen, withName, withPage } from '../../../models/pagePath.ts'
import type { Report } from '../report/report.ts'
import { makeStorage } from './storage.ts'

/** Keeps what was seen in this visit in the session storage, which goes with the tab (ROUTE-13). */
export const makePagePath = (report: Report, now: () => Instant) => {
  const storage = makeStorage({ area: () => sessionStorage, report, onDegraded: () => undefined })
  const path = storage.value('device', 'pagePath', PagePath)
  let last: Seen | undefined
  /** `name`: what is seen there, once it is known; until then it goes by the name of its page. */
  return (place: Place, pageName: string, name: string | undefined): void => {
    const steps = path.read() ?? []
    const isStill = last !== undefined && isSeenStill(last, place)
    if (!isStill) path.write(withPage(steps, place, name ?? pageName, now()))
    else if (name !== undefined) path.write(withName(steps, name))
    if (last !== undefined && isStill && name === undefined) return
    last = { place, isNamed: name !== undefined }
  }
}
