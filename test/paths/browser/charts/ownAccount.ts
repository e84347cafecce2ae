import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { PasswordChangeOutput } from '../../../../machines/passwordChange.ts'
import { LEO, PASSWORD } from '../../../e2e/support/accounts.ts'
import { keptAfter, leaveOnDevice, openBare } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { offer, ownAccountModel } from '../../../machines/ownAccount/model.ts'
import { ana } from '../../../support/sessions.ts'
import { answeredAt, type Gate, isCall, makeGate, REFUSED } from '../gate.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'

const rights = perVisit<Gate>()

const on = ({ page }: Visit) => {
  const main = page.getByRole('main')
  const password = page.getByRole('dialog', { name: 'Change password' })
  const claim = page.getByRole('dialog', { name: 'Your free package', exact: true })
  const claimed = page.getByRole('dialog', { name: 'Your free package is here' })
  const welcome = main.getByRole('region', { name: /^Welcome!/ })
  return { main, password, claim, claimed, welcome }
}

const isPasswordAsked = (at: AnyMachineSnapshot): boolean => at.matches({ password: 'changing' })
const isClaiming = (at: AnyMachineSnapshot): boolean => at.matches({ freePackage: 'claiming' })

/** Nothing else can be pressed while a dialog lies over the page. */
const hasDialog = (at: AnyMachineSnapshot): boolean => isPasswordAsked(at) || at.hasTag('dialog')

const isWelcomed: Look = visit => expect(on(visit).welcome).toBeVisible()
const isNotWelcomed: Look = visit => expect(on(visit).welcome).toHaveCount(0)

const OTHER_TAB = 'another tab of the same account buys something: subscriber-days.spec.ts comes back from a shop'

const UNSEEN = never('it is left in the same moment')

export const ownAccountInBrowser = browserModel({
  model: ownAccountModel,
  open: async visit => {
    const { page, headEnd } = visit
    visit.allow(FAILED_REQUEST)
    const { accountInfo, ...rest } = await must(logIn(headEnd.origin, LEO.email, PASSWORD))
    await openBare(page)
    // as if the account had had nothing yet
    await leaveOnDevice(page, keptAfter({ ...rest, accountInfo: { ...accountInfo, freeTrialStatus: 'UNUSED' } }))
    await page.route(isCall('verification', 'passwordChange'), route => route.fulfill({ json: { errCode: 0 } }))
    rights.keep(visit, await makeGate(page, isCall('tokenRefresh')))
    await page.goto('/my/account')
    await expect(on(visit).welcome).toBeVisible()
    await visit.stopClock()
  },
  atOnce: ['findOffer', 'putOff'],
  outcomes: {
    findOffer: [offer, undefined],
    renewRights: [right({ session: ana, hasMore: true }), left(REFUSED)],
  },
  outside: {
    initial: { isBought: false, isOver: false },
    allows: ({ isBought, isOver }, { actor, event, at }) => {
      if (actor === 'findOffer') return (event.output === undefined) === isOver
      if (isBought || event.type === 'rights.changed') return isBought && event.type === 'rights.changed'
      if (isOver) return false
      switch (event.type) {
        case 'viewer.replacePassword':
        case 'viewer.claimPackage':
          return !hasDialog(at)
        case 'viewer.declinePackage':
          return !hasDialog(at) || isClaiming(at)
        default:
          return true
      }
    },
    // what follows from other rights is the app's
    after: ({ isOver }, { event, at }) => ({
      isBought: event.type === 'viewer.closePackage' && at.context.session !== undefined,
      isOver: isOver || event.type === 'rights.changed',
    }),
  },
  beyond: {
    'ownAccount.freePackage.seeking|done.actor.findOffer|1': 'who has put it off is met in ways.spec.ts',
    'ownAccount.freePackage.offered|rights.changed|0': OTHER_TAB,
    'ownAccount.freePackage.putOff|rights.changed|0': OTHER_TAB,
  },
  gestures: {
    'rights.changed': byItself,
    'viewer.replacePassword': async visit => {
      const { main } = on(visit)
      await main.getByRole('link', { name: 'Account', exact: true }).click()
      return main.getByRole('button', { name: 'Change password' }).click()
    },
    'viewer.claimPackage': async (visit, _, { before }) => {
      const { welcome, main } = on(visit)
      if (before.hasTag('offered')) return welcome.getByRole('button', { name: 'Get it free' }).click()
      await main.getByRole('link', { name: 'My plan' }).click()
      return main.getByRole('button', { name: 'Start the free trial' }).click()
    },
    'viewer.declinePackage': (visit, _, { before }) => {
      const { claim, welcome } = on(visit)
      return (isClaiming(before) ? claim : welcome).getByRole('button', { name: 'Not now' }).click()
    },
    'viewer.closePackage': (visit, _, { before }) => {
      const { claim, claimed } = on(visit)
      return (isClaiming(before) ? claim : claimed).getByRole('button', { name: 'Close' }).click()
    },
  },
  answers: {
    findOffer: byItself,
    putOff: byItself,
    passwordChange: async (visit, output) => {
      const { password } = on(visit)
      if (!(output as PasswordChangeOutput).isChanged) return password.getByRole('button', { name: 'Cancel' }).click()
      await password.getByLabel('Current password').fill(PASSWORD)
      await password.getByLabel('New password').fill('sintonia2')
      return password.getByRole('button', { name: 'Save new password' }).click()
    },
    claim: async visit => {
      const { claim } = on(visit)
      await claim.getByRole('combobox', { name: 'Country code' }).selectOption('BR')
      await claim.getByRole('textbox', { name: 'Phone' }).fill('21 99876-5432')
      await claim.getByLabel('Verification code').fill('1234')
      await claim.getByRole('button', { name: 'Get it free' }).click()
    },
    renewRights: answeredAt(rights.of),
  },
  looks: {
    'password.kept': visit => expect(on(visit).password).toHaveCount(0),
    'password.changing': visit => expect(on(visit).password).toBeVisible(),
    'freePackage.seeking': UNSEEN,
    'freePackage.offered': isWelcomed,
    'freePackage.claiming': visit => expect(on(visit).claim).toBeVisible(),
    'freePackage.puttingOff': UNSEEN,
    'freePackage.renewing': visit => expect(on(visit).claim).toBeVisible(),
    'freePackage.claimed': visit => expect(on(visit).claimed).toBeVisible(),
    'freePackage.putOff': isNotWelcomed,
    'freePackage.none': isNotWelcomed,
  },
})
