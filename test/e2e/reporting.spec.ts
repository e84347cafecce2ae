import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { loginPage } from './support/loginPage.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

test.describe('What the operator is told', () => {
  test('[NET-07] [AUTH-09] a refused login at once; what was watched when the page is hidden, or after a reload where it was not taken', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    const { control } = headEnd
    const login = loginPage(page)
    await login.open()
    await login.logIn(ANA, 'wrong-pass1')
    const failed = () => control.metrics().find(({ event }) => event === 'loginFailed')
    await expect.poll(failed).toMatchObject({ kind: 'account', errCode: expect.stringMatching(/^LOGIN-OPERATOR-\d+$/) })
    expect(failed()?.message).toBe(await page.getByRole('main').getByRole('alert').textContent())
    expect(JSON.stringify(control.metrics())).not.toMatch(/ana@|wrong-pass1/)

    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    const started = () => control.metrics().filter(({ event }) => event === 'start')
    await expect(async () => {
      await setVisible(page, false)
      await setVisible(page, true)
      expect(started()).toMatchObject([
        { kind: 'live', contentId: '1101', startupMs: expect.any(Number), stallCount: 0 },
      ])
    }).toPass()

    control.addFault({ call: 'metricBatch', status: 500 })
    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sintonia.device.metrics') ?? ''))
      .toContain('"contentId":"1301"')
    control.clearFaults()
    await page.reload()
    await expect.poll(() => started().map(({ contentId }) => contentId)).toContain('1301')
  })
})
