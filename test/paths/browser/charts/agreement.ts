import { isLeft, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AgreementContext, PoliciesOutput, SignOutput } from '../../../../machines/agreement.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { LEO } from '../../../e2e/support/accounts.ts'
import { loginPage } from '../../../e2e/support/loginPage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { agreementModel, terms } from '../../../machines/agreement/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Look } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'

const REFUSAL = { errCode: 10104001, message: 'The operator does not take it' } as const
const REFUSED: CallFailure = { tag: 'refused', ...REFUSAL }

type Parts = { readonly policies: Gate; readonly signature: Gate }
const parts = perVisit<Parts>()

const answer = (body: object) => ({ json: { errCode: 0, ...body } })

const on = ({ page }: Visit) => ({
  texts: page.locator('main section[tabindex="0"]'),
  agree: page.getByRole('button', { name: /^(Agree and log in|Aceptar e iniciar sesión)$/ }),
  disagree: page.getByRole('button', { name: /^(Disagree|No acepto)$/ }),
  again: page.getByRole('button', { name: /^(Try again|Reintentar)$/ }),
})

/** The texts, or what was on screen before they were asked for anew. */
const asked: Look = async (visit, { context }) => {
  const hasTexts = (context as AgreementContext).policies.length > 0
  await expect(on(visit).texts).toHaveCount(hasTexts ? 1 : 0)
}

export const agreementInBrowser = browserModel({
  model: agreementModel,
  open: async visit => {
    const { page, headEnd } = visit
    headEnd.control.renewContract()
    parts.keep(visit, {
      policies: await makeGate(page, isCall('policies')),
      signature: await makeGate(page, isCall('policySign')),
    })
    await loginPage(page).open()
    await loginPage(page).logIn(LEO)
    await visit.stopClock()
  },
  outcomes: {
    loadPolicies: [right([terms]), right([]), left(REFUSED)],
    signPolicies: [right(undefined), left(REFUSED)],
  },
  flows: true,
  outside: {
    initial: { hasBegun: false },
    allows: ({ hasBegun }, { event, actor, at }) => {
      // who has nothing to agree to is let in at once: the walk begins with a question
      if (actor === 'loadPolicies' && !hasBegun) return isLeft(event.output) || event.output.right.length > 0
      const hasTexts = (at.context as AgreementContext).policies.length > 0
      // while the first texts are asked for there is nothing to say no to
      return event.type !== 'viewer.disagree' || !at.matches('asking') || hasTexts
    },
    after: () => ({ hasBegun: true }),
  },
  gestures: {
    'viewer.reachEnd': visit => on(visit).texts.evaluate(texts => texts.scrollTo(0, texts.scrollHeight)),
    'viewer.agree': visit => on(visit).agree.click(),
    'viewer.disagree': visit => on(visit).disagree.click(),
    'viewer.retry': visit => on(visit).again.click(),
    'network.restored': regainNetwork,
    'language.changed': async visit => {
      const { policies, signature } = parts.of(visit)
      policies.forget()
      signature.forget()
      const isEnglish = (await visit.page.locator('html').getAttribute('lang')) === 'en'
      await visit.page.getByRole('button', { name: isEnglish ? 'Español' : 'English' }).click()
    },
  },
  answers: {
    loadPolicies: async (visit, output) => {
      const found = output as PoliciesOutput
      await parts.of(visit).policies.pass(route => {
        if (isLeft(found)) return route.fulfill({ json: REFUSAL })
        return found.right.length === 0 ? route.fulfill(answer({ result: { policyList: [] } })) : route.continue()
      })
    },
    signPolicies: (visit, output) =>
      parts
        .of(visit)
        .signature.pass(route => route.fulfill(isLeft(output as SignOutput) ? { json: REFUSAL } : answer({}))),
  },
  looks: {
    asking: asked,
    'reading.unread': visit => expect(on(visit).agree).toBeDisabled(),
    'reading.read': visit => expect(on(visit).agree).toBeEnabled(),
    signing: visit => expect(on(visit).agree).toBeDisabled(),
    unavailable: visit => expect(on(visit).again).toBeVisible(),
    agreed: ({ page }) => shell(page).isUser(LEO),
    disagreed: ({ page }) => expect(page.locator('input[name=username]')).toHaveValue(LEO.email),
  },
})
