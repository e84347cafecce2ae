import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { expect, type Page } from 'playwright/test'
import type { AgreementOutput } from '../../../../machines/agreement.ts'
import type { EntranceContext } from '../../../../machines/entrance/types.ts'
import type { PasswordChangeOutput } from '../../../../machines/passwordChange.ts'
import type { Admission } from '../../../../machines/rules/admission.ts'
import { ANA, PASSWORD } from '../../../e2e/support/accounts.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { entranceModel } from '../../../machines/entrance/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { isCall } from '../gate.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'

type Parts = { admission: Admission | undefined }
const parts = perVisit<Parts>()

const on = ({ page }: Visit) => {
  const main = page.getByRole('main')
  const field = (name: string) => main.locator(`input[name=${name}]`)
  return {
    username: field('username'),
    password: field('password'),
    code: field('one-time-code'),
    newPassword: field('new-password'),
    current: field('currentPassword'),
    chosen: field('newPassword'),
    submit: main.locator('button[type=submit]'),
    texts: main.locator('section[tabindex="0"]'),
    agree: main.getByRole('button', { name: /^(Agree and log in|Aceptar e iniciar sesión)$/ }),
    disagree: main.getByRole('button', { name: /^(Disagree|No acepto)$/ }),
    cancel: main.getByRole('button', { name: /^(Cancel|Cancelar)$/ }),
  }
}

/** The operator takes every form, and lets Ana in as the path says; nothing of it stays with the operator. */
const answerForms = async (visit: Visit): Promise<void> => {
  const { page, headEnd } = visit
  const letIn = await must(logIn(headEnd.origin, ANA.email, PASSWORD))
  await page.route(isCall('login', 'register'), route => {
    const { admission } = parts.of(visit)
    return route.fulfill({
      json: admission
        ? { errCode: 0, result: { ...letIn, initialPassword: admission.mustChangePassword } }
        : { errCode: 10101002, message: 'No' },
    })
  })
  await page.route(isCall('verification', 'passwordReset', 'policySign', 'passwordChange', 'logout'), route =>
    route.fulfill({ json: { errCode: 0 } }),
  )
}

const link = (page: Page, view: string | undefined) =>
  page
    .getByRole('main')
    .locator(view === undefined ? 'a[href^="/login"]:not([href*="view="])' : `a[href*="view=${view}"]`)

const letIn = async (visit: Visit, output: unknown, fill: () => Promise<void>): Promise<void> => {
  const { admission } = output as { admission: Admission | undefined }
  parts.of(visit).admission = admission
  await on(visit).username.fill(ANA.email)
  await fill()
  await on(visit).submit.click()
}

const withCode = (visit: Visit) => async (): Promise<void> => {
  await on(visit).code.fill('1234')
  await on(visit).newPassword.fill(PASSWORD)
}

/** The same, one after the other. */
const inSteps = (visit: Visit) => async (): Promise<void> => {
  const { submit, code, newPassword } = on(visit)
  await submit.click()
  await code.fill('1234')
  await submit.click()
  await newPassword.fill(PASSWORD)
}

const viewOf = (context: unknown) => (context as EntranceContext).view

const formIs =
  (view: string | undefined): Look =>
  async visit => {
    const { username, password, newPassword } = on(visit)
    await expect(username).toBeVisible()
    await expect(password).toBeVisible({ visible: view === undefined })
    await expect(newPassword).toBeVisible({ visible: view === 'resetPassword' })
    expect(new URL(visit.page.url()).searchParams.get('view') ?? undefined).toBe(view)
  }
const UNSEEN = never('it is left in the same moment')

export const entranceInBrowser = browserModel({
  model: entranceModel,
  open: async visit => {
    parts.keep(visit, { admission: { mustChangePassword: false } })
    visit.headEnd.control.renewContract()
    await answerForms(visit)
    await visit.page.goto('/login')
    await expect(on(visit).password).toBeVisible()
    await visit.stopClock()
  },
  flows: true,
  atOnce: ['enter', 'leave'],
  // whatever is typed
  asides: ['draft.changed'],
  outside: {
    initial: undefined,
    allows: (_, { event, at }) => {
      const isInForms = at.matches('forms')
      const view = viewOf(at.context)
      switch (event.type) {
        case 'viewer.navigated': {
          const { view: to = 'logIn' } = event.params
          // each form has a link to the login and the login to each; from a question the browser leads back
          return to !== view && (isInForms ? to === 'logIn' || view === 'logIn' : to === 'logIn' && view === 'signUp')
        }
        case 'language.changed':
          return at.matches('agreeing')
        case 'network.restored':
          return at.matches('agreeing') || at.matches({ forms: 'loggingIn' })
        default:
          return true
      }
    },
    after: () => undefined,
  },
  gestures: {
    'viewer.navigated': async ({ page }, { params }, { before }) => {
      if (before.matches('forms')) await link(page, params.view).click()
      else await page.goBack()
    },
    'language.changed': async ({ page }) => {
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await page
        .getByRole('main')
        .getByRole('button', { name: isEnglish ? 'Español' : 'English' })
        .click()
    },
    'draft.recalled': never('the page has to be loaded anew for it: entrance.spec.ts does'),
    'draft.changed': never('it comes unasked, with every text'),
    'network.restored': regainNetwork,
  },
  answers: {
    login: (visit, output) => letIn(visit, output, () => on(visit).password.fill(PASSWORD)),
    qrLogin: never('the code that a phone scans is walked as a chart of its own'),
    signUp: (visit, output) => letIn(visit, output, inSteps(visit)),
    passwordReset: (visit, output) => letIn(visit, output, withCode(visit)),
    agreement: async (visit, output) => {
      const { texts, agree, disagree } = on(visit)
      if (!(output as AgreementOutput).isAgreed) return disagree.click()
      await texts.evaluate(box => box.scrollTo(0, box.scrollHeight))
      return agree.click()
    },
    passwordChange: async (visit, output) => {
      const { current, chosen, submit, cancel } = on(visit)
      if (!(output as PasswordChangeOutput).isChanged) return cancel.click()
      await current.fill(PASSWORD)
      await chosen.fill('sintonia2')
      return submit.click()
    },
    enter: byItself,
    leave: byItself,
  },
  looks: {
    'forms.choosing': UNSEEN,
    'forms.loggingIn': formIs(undefined),
    'forms.signingUp': formIs('signUp'),
    'forms.resetting': formIs('resetPassword'),
    'forms.passwordSet': async visit => {
      await expect(on(visit).submit).toHaveCount(0)
      await expect(link(visit.page, undefined)).toBeVisible()
    },
    agreeing: visit => expect(on(visit).texts).toBeVisible(),
    changingPassword: visit => expect(on(visit).chosen).toBeVisible(),
    entering: UNSEEN,
    leaving: UNSEEN,
    inside: ({ page }) => shell(page).isUser(ANA),
  },
})
