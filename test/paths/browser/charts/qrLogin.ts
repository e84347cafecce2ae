import { logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { AdmitOutput, CodeOutput } from '../../../../machines/qrLogin/types.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import type { ScanState } from '../../../../models/scanCode.ts'
import { ANA, PASSWORD } from '../../../e2e/support/accounts.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { qrLoginModel, shown } from '../../../machines/qrLogin/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'

const NARROW = { width: 700, height: 900 }
const WIDE = { width: 1440, height: 900 }

const REFUSAL = { errCode: 10105999, message: 'Not now' } as const
const REFUSED: CallFailure = { tag: 'refused', ...REFUSAL }
const PENDING = { errCode: 10101149, message: 'Not confirmed yet' } as const

type Parts = {
  readonly codes: Gate
  readonly admission: Gate
  /** What the operator says of the code when it is asked. */
  state: ScanState
}
const parts = perVisit<Parts>()

const scan = ({ page }: Visit) => {
  const region = page.getByRole('region', { name: 'Or scan with your phone' })
  return {
    region,
    code: region.getByRole('img'),
    says: region.getByRole('status'),
    renew: region.getByRole('button', { name: 'New code' }),
  }
}

const says =
  (text: string): Look =>
  visit =>
    expect(scan(visit).says).toHaveText(text)

const withNewCode =
  (text: string): Look =>
  async visit => {
    await expect(scan(visit).says).toHaveText(text)
    await expect(scan(visit).renew).toBeVisible()
  }

/** The page asks every two seconds, and is told what a phone has done meanwhile. */
const watchedCode = async (visit: Visit): Promise<void> => {
  const { page } = visit
  const kept = parts.of(visit)
  await page.route(isCall('quickLoginToken'), route =>
    route.fulfill({
      json: kept.state === 'CONFIRMED' ? { errCode: 0, result: { quickLoginToken: 'quick' } } : PENDING,
    }),
  )
  await page.route(isCall('scanCodeInfo'), route =>
    route.fulfill({ json: { errCode: 0, result: { scanCodeId: shown.scanCodeId, state: kept.state } } }),
  )
}

export const qrLoginInBrowser = browserModel({
  model: qrLoginModel,
  open: async visit => {
    const { page } = visit
    await page.setViewportSize(NARROW)
    parts.keep(visit, {
      codes: await makeGate(page, isCall('scanCode')),
      admission: await makeGate(page, isCall('scanCodeLogin')),
      state: 'WAITING',
    })
    await watchedCode(visit)
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await visit.stopClock()
  },
  // once a second, as long as a code is shown
  asides: ['countdown.ticked'],
  outcomes: {
    requestCode: [right(shown), left(REFUSED)],
    admitByCode: [right({ mustChangePassword: false }), left(REFUSED)],
  },
  gestures: {
    'viewer.showCode': ({ page }) => page.setViewportSize(WIDE),
    'viewer.hideCode': async visit => {
      const { codes, admission } = parts.of(visit)
      codes.forget()
      admission.forget()
      await visit.page.setViewportSize(NARROW)
    },
    'viewer.renewCode': visit => scan(visit).renew.click(),
    'network.restored': regainNetwork,
    'countdown.ticked': ({ pass }, { secondsLeft }) => pass(secondsLeft > 0 ? SECOND : shown.lifeMs),
    'scan.moved': async (visit, { state }) => {
      parts.of(visit).state = state
      await visit.flow(
        visit.page.waitForResponse(response =>
          isCall(state === 'CONFIRMED' ? 'quickLoginToken' : 'scanCodeInfo')(new URL(response.url())),
        ),
      )
      parts.of(visit).state = 'WAITING'
    },
  },
  answers: {
    requestCode: async (visit, output) => {
      const isMade = isRight(output as CodeOutput)
      await parts.of(visit).codes.pass(route =>
        route.fulfill({
          json: isMade
            ? {
                errCode: 0,
                result: { scanCodeId: shown.scanCodeId, content: shown.content, validSeconds: shown.lifeMs / SECOND },
              }
            : REFUSAL,
        }),
      )
    },
    admitByCode: async (visit, output) => {
      const result = isRight(output as AdmitOutput)
        ? await must(logIn(visit.headEnd.origin, ANA.email, PASSWORD))
        : undefined
      await parts
        .of(visit)
        .admission.pass(route => route.fulfill({ json: result === undefined ? REFUSAL : { errCode: 0, result } }))
    },
  },
  looks: {
    hidden: visit => expect(scan(visit).region).toHaveCount(0),
    requesting: visit => expect(scan(visit).code).toHaveCount(0),
    'shown.waiting': visit => expect(scan(visit).code).toBeVisible(),
    'shown.scanned': says('Scanned: confirm on your phone.'),
    expired: never('it is left in the same moment'),
    spent: withNewCode('The code has expired.'),
    admitting: says('Scanned: confirm on your phone.'),
    refused: withNewCode('You declined on your phone.'),
    unavailable: withNewCode('There is no code at the moment.'),
    done: ({ page }) => shell(page).isUser(ANA),
  },
})
