import { expect } from 'playwright/test'
import { ANA } from '../../../e2e/support/accounts.ts'
import { missFile, rests } from '../../../e2e/support/release.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { releaseModel } from '../../../machines/release/model.ts'
import { type Gate, makeGate } from '../gate.ts'
import { BREAKS, browserModel, byItself, never } from '../model.ts'
import { madePerVisit, type Visit } from '../visit.ts'

const LEFT = 'the page is loaded anew by it, and the chart with it: release.spec.ts'
const ANEW = 'the page would have to be loaded anew before; release.spec.ts does so'

const gates = madePerVisit<Gate>(({ page }) => makeGate(page, ({ pathname }) => pathname === '/'))

const field = ({ page }: Visit) => page.getByRole('main').locator('input[name=username]')
const news = ({ page }: Visit) => page.getByRole('status').filter({ hasText: 'A new version is ready' })
const load = (visit: Visit) => news(visit).getByRole('button', { name: 'Load now' })
const close = (visit: Visit) => news(visit).getByRole('button', { name: 'Close' })

export const releaseInBrowser = browserModel({
  model: releaseModel,
  /** The page is in use from the beginning: something is typed. */
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    const gate = await gates.open(visit)
    await page.goto('/login')
    await field(visit).fill(ANA.email)
    await rests(page)
    await missFile(page)
    await gate.pass(route => route.fulfill({ contentType: 'text/html', body: '<div id="root"></div>' }))
    await expect(close(visit)).toBeVisible()
    await visit.stopClock()
  },
  gestures: {
    'page.taken': visit => field(visit).fill(ANA.email),
    'page.freed': visit => field(visit).fill(''),
    'viewer.loadAnew': visit => load(visit).click(),
    'viewer.closeNews': visit => close(visit).click(),
  },
  answers: {
    recallLoad: byItself,
    loadAnew: visit => gates.of(visit).pass(route => route.abort('connectionfailed')),
  },
  atOnce: ['recallLoad'],
  outcomes: { recallLoad: [false], loadAnew: [false] },
  outside: {
    initial: true,
    allows: (isTyped, { event, at }) => isTyped || event.type === 'page.freed' || !at.matches({ waiting: 'taken' }),
    after: (isTyped, { event }) => {
      if (event.type === 'page.taken') return true
      return event.type === 'page.freed' ? false : isTyped
    },
  },
  looks: {
    recalling: never('it lasts for no moment'),
    'waiting.taken': visit => expect(close(visit)).toBeVisible(),
    'waiting.silent': visit => expect(news(visit)).toHaveCount(0),
    'waiting.free': async visit => {
      await expect(load(visit)).toBeVisible()
      await expect(close(visit)).toHaveCount(0)
    },
    loading: visit => expect(load(visit)).toHaveAttribute('aria-disabled', 'true'),
    unanswered: visit => expect(load(visit)).not.toHaveAttribute('aria-disabled', 'true'),
    offered: never(ANEW),
  },
  beyond: {
    'release.recalling|done.actor.recallLoad|0': ANEW,
    'release.offered|viewer.loadAnew|0': ANEW,
    'release.waiting|error.actor.watchPage|0': BREAKS,
    'release.loading|error.actor.loadAnew|0': LEFT,
  },
})
