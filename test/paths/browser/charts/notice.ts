import { expect } from 'playwright/test'
import { livePage } from '../../../e2e/support/livePage.ts'
import { noticeModel } from '../../../machines/notice/model.ts'
import { browserModel } from '../model.ts'
import type { Visit } from '../visit.ts'

/** A channel without time-shift. */
const LIVE_ONLY = { id: '1107', name: 'Casa Clara' }

const live = ({ page }: Visit) => livePage(page)
const notice = (visit: Visit) => live(visit).player.getByText('This channel can only be watched live.')

export const noticeInBrowser = browserModel({
  model: noticeModel,
  open: async visit => {
    await visit.page.goto(`/liveTv?id=${LIVE_ONLY.id}`)
    await live(visit).plays(LIVE_ONLY.name)
    // the bar has its programme
    await expect(live(visit).player.locator('time').first()).toBeAttached()
  },
  runs: true,
  events: { 'notice.given': [{ type: 'notice.given', reason: 'liveOnly' }] },
  gestures: {
    'notice.given': async visit => {
      await live(visit).player.focus()
      await visit.page.keyboard.press('ArrowLeft')
    },
  },
  answers: {},
  looks: {
    silent: visit => expect(notice(visit)).toHaveCount(0),
    shown: visit => expect(notice(visit)).toBeAttached(),
  },
})
