import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { RechargeContext, RechargeOutput } from '../../../../machines/recharge.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { LEO } from '../../../e2e/support/accounts.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { rechargeModel } from '../../../machines/recharge/model.ts'
import { ana } from '../../../support/sessions.ts'
import { browserModel, type Look, never } from '../model.ts'
import type { Visit } from '../visit.ts'

const REFUSAL = { errCode: 10103001, message: 'This recharge code is not valid' } as const
const REFUSED: CallFailure = { tag: 'refused', ...REFUSAL }

const form = ({ page }: Visit) => {
  const main = page.getByRole('main')
  return {
    code: main.getByRole('textbox', { name: 'Recharge code' }),
    redeem: main.getByRole('button', { name: 'Redeem' }),
  }
}

const typed: Look = async (visit, { context }) => {
  const { digits, failure } = context as RechargeContext
  const { code } = form(visit)
  await expect.poll(async () => (await code.inputValue()).replaceAll(' ', '')).toBe(digits)
  if (failure === undefined) await expect(code).not.toHaveAttribute('aria-invalid', 'true')
  else await expect(code).toHaveAccessibleDescription(REFUSAL.message)
}

export const rechargeInBrowser = browserModel({
  model: rechargeModel,
  open: async visit => {
    await openAs(visit.page, LEO, '/my/subscribe')
    await expect(form(visit).code).toBeVisible()
    await visit.hold('recharge')
    await visit.stopClock()
  },
  outcomes: { redeem: [right(ana), left(REFUSED)] },
  outside: {
    initial: { isOver: false },
    // with the rights the form is made anew
    allows: ({ isOver }, { event, at }) =>
      !isOver && !(event.type === 'viewer.typeCode' && event.rechargeCode === (at.context as RechargeContext).digits),
    after: ({ isOver }, { actor, event }) => ({
      isOver: isOver || (actor === 'redeem' && isRight(event.output as RechargeOutput)),
    }),
  },
  gestures: {
    'viewer.typeCode': (visit, { rechargeCode }) => form(visit).code.fill(rechargeCode),
    'viewer.redeem': visit => form(visit).code.press('Enter'),
    'draft.recalled': never('the form has to be left by an expiry for it: my.spec.ts does'),
  },
  answers: {
    redeem: (visit, output) => visit.release('recharge', isRight(output as RechargeOutput) ? { result: {} } : REFUSAL),
  },
  looks: {
    editing: typed,
    redeeming: async visit => {
      await expect(form(visit).redeem).toBeDisabled()
    },
  },
})
