import { violations } from './support/axe.ts'
import { deploy } from './support/deployment.ts'
import { PLANTED } from './support/fieldFaults.ts'
import { livePage } from './support/livePage.ts'
import { isWithin } from './support/looks.ts'
import { expect, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

const NOISE = /./

/** Words of the operator, of errors and of the person: none of them may leave the page. */
const SECRETS = /secret|wrong-pass|ana@/i

test.describe('What goes wrong where viewers are', () => {
  for (const { what, plant, kind, chart, state, code } of PLANTED)
    test(`[NET-08] [NET-07] ${what}: the operator reads of it by release, chart and state`, async ({
      page,
      context,
      headEnd,
      silence,
    }) => {
      silence.allow(NOISE)
      await plant({ page, headEnd })
      const desk = await context.newPage()
      const row = desk
        .getByRole('row')
        .filter({ has: desk.getByRole('cell', { name: chart, exact: true }) })
        .filter({ has: desk.getByRole('cell', { name: state, exact: typeof state === 'string' }) })
        .filter({ has: desk.getByRole('cell', { name: kind, exact: true }) })
        .filter({ has: desk.getByRole('cell', { name: code }) })
      await expect(async () => {
        await setVisible(page, false)
        await setVisible(page, true)
        await desk.goto('/control/field-faults')
        await expect(row).not.toHaveCount(0, { timeout: 1_000 })
      }).toPass({ intervals: [1_000], timeout: 40_000 })
      await expect(desk.getByRole('heading', { name: /^Release \d+\.\d+\.\d+/ })).toBeVisible()
      const faults = headEnd.control.fieldFaults()
      expect(JSON.stringify(faults)).not.toMatch(SECRETS)
      for (const fault of faults) expect(Buffer.byteLength(JSON.stringify(fault))).toBeLessThanOrEqual(200)
    })

  for (const colorScheme of ['dark', 'light'] as const)
    test(`[NET-08] [UI-04] what is told is read on a phone too, ${colorScheme}`, async ({ page, context, silence }) => {
      silence.allow(NOISE)
      await page.goto('/favorites')
      await page.evaluate(() => {
        Promise.reject(Object.assign(new Error('x'), { name: 'PlantedOnce' }))
      })
      const desk = await context.newPage()
      await desk.emulateMedia({ colorScheme })
      await desk.setViewportSize({ width: 360, height: 740 })
      const code = desk.locator('td').filter({ hasText: 'promise PlantedOnce' })
      await expect(async () => {
        await setVisible(page, false)
        await setVisible(page, true)
        await desk.goto('/control/field-faults')
        await expect(code).toBeVisible({ timeout: 1_000 })
      }).toPass({ intervals: [1_000], timeout: 40_000 })
      expect((await code.boundingBox())?.height).toBeLessThan(32)
      await isWithin(desk, 'the page of field faults')
      expect(await violations(desk)).toEqual([])
    })

  test('[NET-08] [MODE-03] what goes wrong while config.json is on its way is told once it is there', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(/^uncaught: x$/)
    let give = (): void => undefined
    const held = new Promise<void>(resolve => {
      give = resolve
    })
    await page.route('**/config.json', async route => {
      await held
      await route.continue()
    })
    const recorder = page.waitForResponse(/\/recorder-/)
    await page.goto('/favorites')
    await (await recorder).finished()
    await page.evaluate(() => {
      Promise.reject(Object.assign(new Error('x'), { name: 'PlantedEarly' }))
    })
    give()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(async () => {
      await setVisible(page, false)
      await setVisible(page, true)
      expect(headEnd.control.fieldFaults().map(({ code }) => code)).toEqual(['promise PlantedEarly'])
    }).toPass()
  })

  test('[NET-08] equal ones are counted, a page tells of twenty, and of none where the deployment wishes none', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(NOISE)
    const fail = (times: number, kinds: number) =>
      page.evaluate(
        ([most, different]) => {
          for (let at = 0; at < most; at += 1)
            Promise.reject(Object.assign(new Error('x'), { name: `Planted${at % different}` }))
        },
        [times, kinds] as const,
      )
    const told = () => headEnd.control.fieldFaults().filter(({ code }) => code.startsWith('promise'))
    const hide = async () => {
      await setVisible(page, false)
      await setVisible(page, true)
    }
    await page.goto('/favorites')
    await fail(7, 1)
    await expect(async () => {
      await hide()
      expect(told().map(({ code, count }) => [code, count])).toEqual([['promise Planted0', 7]])
    }).toPass()
    await fail(60, 60)
    await expect(async () => {
      await hide()
      expect(told().length).toBeGreaterThan(10)
    }).toPass()
    await hide()
    expect(headEnd.control.fieldFaults().length).toBeLessThanOrEqual(20)

    headEnd.control.reset()
    await deploy(page, { faultReports: false })
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await fail(7, 1)
    await expect(async () => {
      await hide()
      expect(headEnd.control.metrics().map(({ event }) => event)).toContain('start')
    }).toPass()
    expect(told()).toEqual([])
  })
})
