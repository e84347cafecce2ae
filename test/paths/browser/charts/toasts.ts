import { expect } from 'playwright/test'
import type { ToastsContext, ToastText } from '../../../../machines/toasts.ts'
import { LEO } from '../../../e2e/support/accounts.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { titlePage } from '../../../e2e/support/titlePage.ts'
import { toastsModel } from '../../../machines/toasts/model.ts'
import { type Gate, makeGate } from '../gate.ts'
import { browserModel } from '../model.ts'
import { perVisit, type Release, type Visit } from '../visit.ts'

const SERIES = 's101'

/** The code of what lies over the pages. */
const OVERLAYS = /\/assets\/rest-[\w-]+\.js$/

const gates = perVisit<Gate>()

/** The trouble that makes the app say this. */
const troubleOf = (toast: ToastText): Release => {
  if (toast.tag === 'said') return { errCode: 10102999, message: toast.text }
  return toast.message === 'error.network' ? 'dropped' : { status: 500 }
}

const TEXTS: Readonly<Record<string, string>> = {
  'error.server': 'Internal server error',
  'error.network': 'Network connection failed, please check the network',
}

const textOf = (toast: ToastText): string => (toast.tag === 'said' ? toast.text : (TEXTS[toast.message] ?? ''))

const toastOn = ({ page }: Visit) => shell(page).toast

export const toastsInBrowser = browserModel({
  model: toastsModel,
  open: async visit => {
    visit.allow(FAILED_REQUEST)
    const overlays = await makeGate(visit.page, ({ pathname }) => OVERLAYS.test(pathname))
    gates.keep(visit, overlays)
    const asked = visit.page.waitForRequest(request => OVERLAYS.test(request.url()))
    await openAs(visit.page, LEO, `/vod/detail/${SERIES}`)
    await expect(titlePage(visit.page).star).toHaveAttribute('aria-pressed', 'false')
    await asked
    await visit.hold('vodFavouriteAdd')
    await visit.stopClock()
  },
  gestures: {
    'toast.requested': async (visit, { toast }) => {
      await titlePage(visit.page).star.click()
      await visit.release('vodFavouriteAdd', troubleOf(toast))
    },
    'view.came': async visit => {
      gates.of(visit).open(route => route.continue())
      await expect(visit.page.locator('[role=status]:not(main *)').first()).toBeAttached()
    },
    'viewer.dismissToast': ({ page }) => shell(page).toast.getByRole('button').click(),
  },
  answers: {},
  looks: {
    unseen: visit => expect(toastOn(visit)).toHaveCount(0),
    empty: visit => expect(toastOn(visit).filter({ hasText: /\S/ })).toHaveCount(0),
    showing: async (visit, { context }) => {
      const [shown] = (context as ToastsContext).queue
      await expect(toastOn(visit)).toContainText(shown === undefined ? '' : textOf(shown))
    },
  },
})
