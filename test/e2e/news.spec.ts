import { ANA } from './support/accounts.ts'
import { livePage } from './support/livePage.ts'
import { pauseClock } from './support/pauseClock.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** What the operator answers to a star, and what is then said. */
const REFUSALS = [
  { name: 'HTTP 500', fault: { status: 500 }, words: 'Internal server error' },
  { name: 'HTTP 502', fault: { status: 502 }, words: 'Internal server error' },
  { name: 'HTTP 404', fault: { status: 404 }, words: 'Internal server error' },
  {
    name: 'an errCode',
    fault: { errCode: 10102999, message: 'Favourites rest today' },
    words: 'Favourites rest today',
  },
  {
    name: '10101069 (ERROR_LAC)',
    fault: { errCode: 10101069, message: 'Not for this account' },
    words: 'Not for this account',
    ids: '[NET-09] ',
  },
] as const

test.describe('Bad news', () => {
  for (const { name, fault, words, ...more } of REFUSALS) {
    const ids = 'ids' in more ? more.ids : ''
    test(`${ids}[MSG-07] [NET-04] ${name}: "${words}" stands for 5 s, and the session goes on`, async ({
      page,
      headEnd,
      silence,
    }) => {
      silence.allow(FAILED_REQUEST)
      await page.clock.install()
      await openAs(page, ANA, '/liveTv')
      const live = livePage(page)
      await live.find('Praça 1')
      headEnd.control.addFault({ call: 'favouriteCreate', ...fault })
      await pauseClock(page)
      await live.star('Praça 1').click()
      const toast = shell(page).toast.filter({ hasText: words })
      await expect(async () => {
        await page.clock.runFor(50)
        await expect(toast).toBeVisible({ timeout: 200 })
      }).toPass()
      await page.clock.runFor(4_500)
      await expect(toast).toBeVisible()
      await page.clock.runFor(1_000)
      await expect(toast).toHaveCount(0)
      await shell(page).isUser(ANA)
    })
  }

  test('[MSG-07] can be closed by hand, and the next one stands for its own 5 s', async ({ page, headEnd }) => {
    await page.clock.install()
    await openAs(page, ANA, '/liveTv')
    const live = livePage(page)
    await live.find('Praça 1')
    const refuse = (message: string) => {
      headEnd.control.clearFaults()
      headEnd.control.addFault({ call: 'favouriteCreate', errCode: 10102999, message })
    }
    const toast = (words: string) => shell(page).toast.filter({ hasText: words })
    const comes = (words: string) =>
      expect(async () => {
        await page.clock.runFor(50)
        await expect(toast(words)).toBeVisible({ timeout: 200 })
      }).toPass()
    await pauseClock(page)
    refuse('The first')
    await live.star('Praça 1').click()
    await comes('The first')
    refuse('The second')
    await live.star('Aurora').click()
    await expect.poll(() => headEnd.control.countOf('favouriteCreate')).toBe(2)
    await page.clock.runFor(3_000)
    await toast('The first').getByRole('button', { name: 'Close' }).click()
    await comes('The second')
    await expect(toast('The first')).toHaveCount(0)
    await page.clock.runFor(4_500)
    await expect(toast('The second')).toBeVisible()
    await page.clock.runFor(1_000)
    await expect(toast('The second')).toHaveCount(0)
  })
})
