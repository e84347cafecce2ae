import { type HeadEnd, startHeadEnd } from '@sintonia/operator'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { openTab, type Tab } from './tab.ts'

type Opening = Omit<Parameters<typeof openTab>[0], 'origin'>

/** An operator for all tests of a file, and the tabs of one test: closed after it, and the operator is as it was. */
export const headEndTabs = () => {
  const open = new Set<Tab>()
  let headEnd: HeadEnd
  beforeAll(async () => {
    headEnd = await startHeadEnd()
  })
  afterAll(() => headEnd.close())
  afterEach(() => {
    for (const tab of open) tab.close()
    open.clear()
    headEnd.control.reset()
  })
  return {
    headEnd: () => headEnd,
    open: (opening: Opening): Tab => {
      const tab = openTab({ origin: headEnd.origin, ...opening })
      open.add(tab)
      return tab
    },
  }
}
