import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { PurchaseContext, RenewOutput } from '../../../../machines/purchase.ts'
import type { LoginResult } from '../../../../models/login.ts'
import { LEO } from '../../../e2e/support/accounts.ts'
import { guidePage } from '../../../e2e/support/guidePage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { setVisible } from '../../../e2e/support/visibility.ts'
import { monthly, purchaseModel } from '../../../machines/purchase/model.ts'
import { ana } from '../../../support/sessions.ts'
import { regainNetwork } from '../comeOnline.ts'
import { answeredAt, type Gate, isCall, makeGate, REFUSED } from '../gate.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, refused, unchanged } from '../ways.ts'

type Parts = { readonly plans: Gate; readonly rights: Gate }
const parts = perVisit<Parts>()

const hasMore = (output: RenewOutput): boolean => isRight(output) && output.right.hasMore

const withMore = changed<LoginResult>(({ accountInfo }) => ({
  accountInfo: { ...accountInfo, subscriptionList: [{ productId: 'full', expiredTs: -1 }] },
}))

const on = ({ page }: Visit) => {
  const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
  const question = page.getByRole('dialog', { name: 'This is not in your plan' })
  return {
    dialog,
    question,
    choose: dialog.getByRole('button', { name: /^(Choose|Switch to) / }),
    again: dialog.getByRole('button', { name: 'Try again' }),
    close: dialog.getByRole('button', { name: 'Close' }),
    cancel: question.getByRole('button', { name: 'Cancel' }),
    purchase: question.getByRole('button', { name: 'Purchase' }),
    // of a programme that is on, and locked
    plans: page.getByRole('main').getByRole('button', { name: /^See plans/ }),
  }
}

const isPlansShown: Look = async (visit, snapshot) => {
  const { plans } = snapshot.context as PurchaseContext
  await expect(on(visit).dialog).toBeVisible()
  await expect(on(visit).choose.first()).toBeVisible({ visible: plans !== undefined })
  await expect(on(visit).again).toBeVisible({ visible: snapshot.matches({ plans: 'failed' }) })
}

const UNSEEN = never('it is to be seen in the dialog alone')
const ELSEWHERE = never('the member site has a tab of its own')

export const purchaseInBrowser = browserModel({
  model: purchaseModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    // the member site in its tab is my.spec.ts's: the clock of a path is that of all tabs
    await page.addInitScript(() => Object.assign(window, { open: () => null }))
    await openAs(page, LEO, '/liveTv?view=guide&id=1217')
    await expect(guidePage(page).stop).toHaveAccessibleName(/not in your plan$/)
    // what lies over the pages has come
    await expect(shell(page).toast).toBeAttached()
    parts.keep(visit, {
      plans: await makeGate(page, isCall('planList')),
      rights: await makeGate(page, isCall('tokenRefresh')),
    })
    await visit.stopClock()
  },
  outcomes: {
    loadPlans: [right([monthly]), left(REFUSED)],
    renewRights: [right({ session: ana, hasMore: true }), right({ session: ana, hasMore: false }), left(REFUSED)],
  },
  flows: true,
  outside: {
    initial: { hasBegun: false, isBought: false, isOver: false },
    allows: ({ hasBegun, isBought, isOver }, { event, at }) => {
      if (isBought || event.type === 'rights.changed') return isBought && event.type === 'rights.changed'
      const isOpen = at.matches({ dialog: 'open' })
      switch (event.type) {
        // its code is fetched when it is wanted
        case 'viewer.seePlans':
          return !isOver && !isOpen
        case 'viewer.chooseLocked':
          return !isOver && at.matches({ dialog: 'closed' })
        case 'viewer.goToShop':
          return !isOver && isOpen && at.matches({ plans: 'ready' })
        case 'viewer.retry':
          return !isOver && isOpen
        default:
          return hasBegun && !isOver
      }
    },
    // what follows from other rights is the app's
    after: ({ isOver }, { actor, event }) => ({
      hasBegun: true,
      isBought: actor === 'renewRights' && hasMore(event.output as RenewOutput),
      isOver: isOver || event.type === 'rights.changed',
    }),
  },
  gestures: {
    'viewer.seePlans': (visit, _, { before }) =>
      before.matches({ dialog: 'refused' }) ? on(visit).purchase.click() : on(visit).plans.first().click(),
    'viewer.chooseLocked': ({ page }) => guidePage(page).stop.press('Enter'),
    'viewer.closePlans': (visit, _, { before }) =>
      before.matches({ dialog: 'refused' }) ? on(visit).cancel.click() : on(visit).close.click(),
    'viewer.goToShop': visit => on(visit).choose.first().click(),
    'viewer.retry': visit => on(visit).again.click(),
    'network.restored': regainNetwork,
    'shop.left': async ({ page }) => {
      await setVisible(page, false)
      await setVisible(page, true)
    },
    'rights.changed': byItself,
    'plan.bought': never('the chart tells its own dialog'),
  },
  answers: {
    loadPlans: answeredAt(visit => parts.of(visit).plans),
    renewRights: (visit, output) => {
      const renewed = output as RenewOutput
      return parts.of(visit).rights.pass(isRight(renewed) ? (hasMore(renewed) ? withMore : unchanged) : refused)
    },
  },
  looks: {
    'plans.loading': UNSEEN,
    'plans.ready': UNSEEN,
    'plans.failed': UNSEEN,
    'dialog.closed': async visit => {
      await expect(on(visit).dialog).toHaveCount(0)
      await expect(on(visit).question).toHaveCount(0)
    },
    'dialog.refused': visit => expect(on(visit).purchase).toBeVisible(),
    'dialog.open': isPlansShown,
    'shop.here': ELSEWHERE,
    'shop.away': ELSEWHERE,
    'shop.renewing': ELSEWHERE,
  },
})
