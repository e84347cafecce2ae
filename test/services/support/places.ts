import { makeServerClock } from '../../../src/services/clock/serverClock.ts'
import type { Http } from '../../../src/services/http/types.ts'
import { makeReport } from '../../../src/services/report/report.ts'
import { makeStorage } from '../../../src/services/storage/storage.ts'
import { makeTabs } from '../../../src/services/tabs/tabs.ts'
import { makePlaces, type Places } from '../../../src/services/titles/places.ts'
import { fakeTab, handTimer, sharedStorage } from './browser.ts'

/** What a new device keeps of what an account watches. */
export const placesOver = (http: Http): Places => {
  const { parts, area } = fakeTab(sharedStorage())
  return makePlaces({
    http: http as never,
    clock: makeServerClock({ ticks: () => performance.now(), deviceNow: Date.now }),
    timer: handTimer().timer,
    tabs: makeTabs(parts),
    storage: makeStorage({ area: () => area, report: makeReport(), onDegraded: () => undefined }),
  })
}
