import type { HeadEnd } from '../headend/index.ts'
import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { logInAs } from './support/shell.ts'
import { expect, test } from './support/test.ts'

const CLICKED = ['Praça 1', 'Rio Vivo', 'Litoral', 'Plaza Mayor', 'Casa Clara', 'Mirador', 'Tarde', 'Praça 1', 'Rio Vivo']
const LAST = 'Mirador'

/** The channels whose streams were asked for since the log was cleared. */
const channelsAskedFor = ({ control }: HeadEnd): ReadonlySet<string> =>
  new Set(control.requests().flatMap(({ path }) => /^\/live\/live-([a-z]+)/.exec(path)?.[1] ?? []))

/** The browser is asked to spare data: nothing is fetched on the mere chance that a channel is wanted. */
const sparingData = (): void => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}

test.describe('Zapping', () => {
  test('[AHEAD-01] ten channel-ups within two seconds load only the last channel', async ({ page, headEnd }) => {
    await page.addInitScript(sparingData)
    await logInAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.plays('Aurora')
    await live.player.focus()
    headEnd.control.clearRequests()
    const begun = Date.now()
    for (let press = 0; press < 10; press += 1) await page.keyboard.press('PageUp', { delay: 100 })
    expect(Date.now() - begun).toBeLessThan(2_500)
    await live.plays('Onda Sport')
    expect(channelsAskedFor(headEnd)).toEqual(new Set(['aurora', 'onda']))
    headEnd.control.clearRequests()
    await live.picture.soundAdvances()
    await live.picture.soundAdvances()
    expect(channelsAskedFor(headEnd)).toEqual(new Set(['onda']))
  })

  test('[AHEAD-01] ten clicked channels within two seconds end on the last one, with one sound', async ({
    page,
    headEnd,
  }) => {
    await page.addInitScript(sparingData)
    const live = livePage(page)
    await live.open()
    await live.plays('Aurora')
    await live.turnSoundOn()
    const begun = Date.now()
    for (const channel of [...CLICKED, LAST]) await live.tuneButton(channel).click({ delay: 50 })
    expect(Date.now() - begun).toBeLessThan(3_000)
    await live.plays(LAST)
    expect(await live.picture.sounding()).toBe(1)
    headEnd.control.clearRequests()
    await live.picture.soundAdvances()
    await live.picture.soundAdvances()
    expect(channelsAskedFor(headEnd)).toEqual(new Set(['mirador']))
  })

  test('[AHEAD-01] the card of the wished channel is shown while the keys settle, and the list follows', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open('?id=1301')
    await live.plays('Mundo 24')
    await live.player.focus()
    await page.keyboard.press('PageUp')
    await expect(live.player.getByText('302 Faro Notícias')).toBeVisible()
    await live.plays('Faro Notícias')
    await page.keyboard.press('PageDown')
    await live.plays('Mundo 24')
    await expect(page).toHaveURL(/\?id=1301$/)
  })
})
