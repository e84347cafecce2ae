import {
  type JellyfinStandIn,
  PASSWORD,
  startJellyfin,
  TICKS,
  USER,
} from '@sintonia/operator/tests/support/jellyfin.ts'
import { ANA } from './support/accounts.ts'
import { favouritesPage } from './support/favouritesPage.ts'
import { livePage } from './support/livePage.ts'
import { picture } from './support/picture.ts'
import { openAs } from './support/signIn.ts'
import { expect, operatorClock, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'
import { titlesHome } from './support/titlesHome.ts'

let host: JellyfinStandIn

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which parts are asked for
  switches: async ({}, use) => {
    host = await startJellyfin(operatorClock())
    await use({ jellyfin: { server: new URL('/jf', host.origin), user: USER, password: PASSWORD } })
    await host.close()
  },
})

test('[AHEAD-43] a Jellyfin server is a television: its channels play, a film goes on where it was left there, and back', async ({
  page,
}) => {
  host.positions.set('i31', { ticks: 60 * TICKS, at: new Date(operatorClock()() - 60_000).toISOString() })
  host.favourites.add('s1')
  await openAs(page, ANA)

  await titlesHome(page)
    .shelf('Films')
    .getByRole('link', { name: /El faro/ })
    .click()
  const title = titlePage(page)
  await expect(title.name).toHaveText('El faro')
  await expect(title.play).toHaveText(/^Resume/)
  await title.star.click()
  await expect.poll(() => [...host.favourites].toSorted()).toEqual(['i31', 's1'])
  await title.play.click()
  const { advances, facts } = picture(page)
  await advances()
  expect((await facts()).position).toBeGreaterThan(50)
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await facts()).position).toBeGreaterThan(70)
  await advances()
  await page.getByRole('dialog').getByRole('button', { name: 'Close the player' }).click()
  await expect.poll(() => host.told.at(-1)?.what).toBe('POST /UserItems/i31/UserData')
  expect(host.positions.get('i31')?.ticks).toBeGreaterThan(70 * TICKS)

  await page.goto('/favorites')
  await expect(favouritesPage(page).main.getByRole('link', { name: /Vecinos/ })).toBeVisible()

  await page.goto('/liveTv')
  const live = livePage(page)
  await expect(live.tuneButton('Canal Norte')).toHaveAccessibleName(/^21 Canal Norte, Noticias de ahora/)
  await live.tune('Canal Norte')
  await live.plays('Canal Norte')
})
