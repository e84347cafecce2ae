import { expect } from 'playwright/test'
import { SECOND } from '../../../../models/codec/instant.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { addRule } from '../../../e2e/support/styles.ts'
import { setVisible } from '../../../e2e/support/visibility.ts'
import { marqueeModel, WAY } from '../../../machines/marquee/model.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { unchanged, untilAsked } from '../ways.ts'

const gates = perVisit<Gate>()

/** The words and the room for them: together as many px as the model's way has at 60 px/s. */
const HALF = (60 * WAY) / SECOND / 2

const bar = ({ page }: Visit) => page.getByRole('region', { name: 'Announcement', exact: true })
const words = (visit: Visit) => bar(visit).locator('p')
const press = (visit: Visit, name: string) => bar(visit).getByRole('button', { name }).press('Enter')

/** What the words do on their way. */
const wordsAre =
  (state: 'running' | 'paused', button: string): Look =>
  async visit => {
    await expect(words(visit).locator('span')).toHaveCSS('animation-play-state', state)
    await expect(bar(visit).getByRole('button', { name: button })).toHaveCount(1)
  }

const PAUSE = 'Pause the announcement'
const RESUME = 'Resume the announcement'
const UNSEEN = never('nobody sees it')

export const marqueeInBrowser = browserModel({
  model: marqueeModel,
  open: async visit => {
    const { page, headEnd } = visit
    headEnd.control.pushAnnouncement({ msg: 'Every channel is open tonight', displayMode: [11] })
    gates.keep(visit, await makeGate(page, isCall('notices')))
    await Promise.all([untilAsked(visit, 'notices'), openAs(page, ANA)])
    await addRule(page, `[data-place="page"] :is(p, span) { flex: none !important; inline-size: ${HALF}px !important }`)
    await visit.stopClock()
  },
  flows: true,
  events: {
    'marquee.covered': ({ since }) => [{ type: 'marquee.covered', now: since }],
    'viewer.came': ({ since }) => [{ type: 'viewer.came', now: since }],
    'viewer.left': ({ since }) => [{ type: 'viewer.left', now: since }],
    'viewer.pause': ({ since }) => [{ type: 'viewer.pause', now: since }],
    'viewer.resume': ({ since }) => [{ type: 'viewer.resume', now: since }],
  },
  gestures: {
    'marquee.seen': async (visit, { isCalm }, { before }) => {
      const { page } = visit
      await page.emulateMedia({ reducedMotion: isCalm ? 'reduce' : 'no-preference' })
      if (before.matches('unseen')) return gates.of(visit).pass(unchanged)
      if (before.matches('paused')) await setVisible(page, false)
      await setVisible(page, true)
    },
    'marquee.covered': ({ page }) => setVisible(page, false),
    'viewer.came': visit => words(visit).hover(),
    'viewer.left': ({ page }) => page.mouse.move(2, 400),
    'viewer.pause': visit => press(visit, PAUSE),
    'viewer.resume': visit => press(visit, RESUME),
  },
  answers: {},
  looks: {
    unseen: UNSEEN,
    passing: wordsAre('running', PAUSE),
    held: wordsAre('paused', PAUSE),
    paused: async visit => {
      await expect(bar(visit).getByRole('button', { name: RESUME })).toHaveCount(1)
    },
    covered: UNSEEN,
    forgotten: UNSEEN,
    passed: async visit => {
      await expect(bar(visit)).toHaveCount(0)
    },
    begunAnew: wordsAre('running', PAUSE),
  },
})
