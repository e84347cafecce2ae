import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import { violations } from './support/axe.ts'
import { holdBack } from './support/holdBack.ts'
import { livePage } from './support/livePage.ts'
import { isWithin } from './support/looks.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'
import { setVisible } from './support/visibility.ts'

type Told = ReturnType<HeadEnd['control']['metrics']>[number]

/** What pages tell when they are hidden. */
const toldBy = async (page: Page, { control }: HeadEnd, fits: (told: Told) => boolean): Promise<Told> => {
  let found: Told | undefined
  await expect(async () => {
    await setVisible(page, false)
    await setVisible(page, true)
    found = control.metrics().find(fits)
    expect(found).toBeDefined()
  }).toPass({ intervals: [500] })
  if (found === undefined) throw new Error('nothing was told')
  return found
}

test.describe('How viewings begin and go', () => {
  test('[AHEAD-46] a channel whose playlist the host refuses failed to start, with the code of the card; the desk shows it', async ({
    page,
    context,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    headEnd.control.addFault({ path: '/live/live-aurora/*', status: 404 })
    const live = livePage(page)
    await live.open('?id=1101')
    const code = await live.player.getByRole('alert').locator('code').textContent()
    const told = () => headEnd.control.metrics().filter(({ event }) => event === 'startFailed')
    await expect.poll(told).toHaveLength(1)
    const { host } = new URL(headEnd.origin)
    const { version } = await (await fetch(`${headEnd.origin}/version.json`)).json()
    expect(told()[0]).toMatchObject({ kind: 'live', contentId: '1101', errCode: code, host })
    expect(told()[0]?.release).toContain(version)

    headEnd.control.clearFaults()
    await live.player.getByRole('button', { name: 'Try again' }).click()
    await live.plays('Aurora')
    await toldBy(page, headEnd, ({ event }) => event === 'start')
    expect(headEnd.control.metrics().map(({ event }) => event)).not.toContain('exitBeforeStart')

    const desk = await context.newPage()
    await desk.goto('/control/playback')
    const row = desk.getByRole('row').filter({ hasText: host })
    await expect(row).toContainText('1 (50.0 %)')
    await expect(row).toContainText(code ?? '')
    await expect(row).toContainText('0 (0.0 %)')
    expect(await violations(desk)).toEqual([])
    for (const width of [1440, 390]) {
      await desk.setViewportSize({ width, height: 800 })
      await isWithin(desk, `the page of playback at ${width}`)
    }
  })

  test('[AHEAD-46] a page that is left before the first frame says how long it waited, at its next visit', async ({
    page,
    headEnd,
  }) => {
    const { control } = headEnd
    const letGo = await holdBack(page, /\/live\/live-aurora\//)
    const asked = page.waitForRequest(/\/live\/live-aurora\//)
    const live = livePage(page)
    await live.open('?id=1101')
    await asked
    const from = Date.now()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => Date.now() - from).toBeGreaterThan(5_000)
    const waited = Date.now() - from
    await page.goto('/home')
    letGo()
    const told = await toldBy(page, headEnd, ({ event }) => event === 'exitBeforeStart')
    expect(told).toMatchObject({ kind: 'live', contentId: '1101', errCode: undefined, stallCount: undefined })
    expect(told.startupMs).toBeGreaterThan(waited - 1_000)
    expect(told.startupMs).toBeLessThan(waited + 3_000)
    expect(control.metrics().filter(({ event }) => event === 'start' || event === 'startFailed')).toEqual([])
  })

  test('[AHEAD-46] a standstill is as long as the host held the stream back, less what was loaded; live delay and host are told', async ({
    page,
    headEnd,
  }) => {
    test.slow()
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    const { position: began } = await live.picture.facts()
    await live.picture.advances()
    await toldBy(page, headEnd, ({ event }) => event === 'start')
    // a busy machine stalls by itself
    const before = Math.max(...headEnd.control.metrics().map(({ stallMs = 0 }) => stallMs))
    const letGo = await holdBack(page, /\/live\/live-aurora\//)
    const { bufferedUntil } = await live.picture.facts()
    await expect
      .poll(async () => (await live.picture.facts()).position, { timeout: 40_000, intervals: [50] })
      .toBeGreaterThan(bufferedUntil - 0.3)
    const still = Date.now()
    const { position } = await live.picture.facts()
    await expect.poll(() => Date.now() - still, { intervals: [50] }).toBeGreaterThan(4_000)
    letGo()
    await expect
      .poll(async () => (await live.picture.facts()).position, { intervals: [50] })
      .toBeGreaterThan(position + 0.5)
    const stood = Date.now() - still
    const told = await toldBy(page, headEnd, ({ event, stallMs = 0 }) => event === 'stall' && stallMs > before + 3_000)
    expect((told.stallMs ?? 0) - before).toBeLessThan(stood + 1_500)
    expect(told.host).toBe(new URL(headEnd.origin).host)
    const behind = headEnd.control.now() - (await live.picture.programDateTime())
    expect(Math.abs((told.latencyMs ?? 0) - behind)).toBeLessThan(2_500)

    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    const end = await toldBy(page, headEnd, ({ event, contentId }) => event === 'end' && contentId === '1101')
    expect(end.stallMs).toBeGreaterThanOrEqual(told.stallMs ?? 0)
    expect(end.playedMs).toBeGreaterThan(1_000 * (position - began - 1))
    const start = await toldBy(page, headEnd, ({ event, contentId }) => event === 'start' && contentId === '1101')
    expect(start.startupMs).toBeGreaterThan(0)
    expect(end.viewId).toBe(start.viewId)
  })
})
