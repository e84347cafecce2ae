import { gzipSync } from 'node:zlib'
import type { HeadEnd } from '@sintonia/operator'
import { channelsOf } from '@sintonia/operator/tests/support/importing.ts'
import { liveManifest } from '@sintonia/operator/tests/support/manifest.ts'
import { type StandIn, startStandIn } from '@sintonia/operator/tests/support/standIn.ts'
import type { Page } from 'playwright/test'
import { HOUR } from '../../models/codec/instant.ts'
import { ANA } from './support/accounts.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { shell } from './support/shell.ts'
import { leaveOnDevice, openBare, userSession } from './support/signIn.ts'
import { expect, FAILED_REQUEST, operatorClock, type Silence, startOperator, test } from './support/test.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"><path fill="#c33" d="M0 0h48v32H0z"/></svg>`

const written = (at: number): string => `${new Date(at).toISOString().replace(/\D/g, '').slice(0, 14)} +0000`

/** Of an hour each, from three hours ago; the fourth is on air. */
const PROGRAMMES = ['Amanecer', 'Cocina de ayer', 'La tarde', 'Noticias de ahora', 'Después', 'La noche']

const guideOf = (begin: number): string => {
  const items = PROGRAMMES.map((title, at) => {
    const [start, stop] = [begin + at * HOUR, begin + (at + 1) * HOUR].map(written)
    return `<programme channel="norte.tv" start="${start}" stop="${stop}"><title lang="es">${title}</title></programme>`
  })
  return `<?xml version="1.0" encoding="UTF-16"?><tv><channel id="norte.tv"/>${items.join('')}</tv>`
}

/** A provider on another port: everything redirects, is packed or in odd letters, and no page may read it. */
const provider = async (isForBoxesToo: boolean): Promise<StandIn & { readonly begin: number }> => {
  const clock = operatorClock()
  const host = await startStandIn(clock)
  const begin = Math.floor(clock() / HOUR) * HOUR - 3 * HOUR
  const lines = [
    `#EXTM3U url-tvg="${host.origin}/guide"`,
    '#EXTINF:-1,tvg-id="norte.tv" tvg-chno="21" tvg-logo="/none" group-title="Noticias;Del norte" catchup="default" catchup-days="3" catchup-source="/dvr/dvr-aurora/index.m3u8?begin={utc}&end={utcend}",Canal Norte',
    '#EXTVLCOPT:http-user-agent=Box/1.0',
    'tv/norte.m3u8',
    `#EXTINF:-1 tvg-logo="${host.origin}/logo" group-title="Noticias",Canal Sur`,
    `${host.origin}/tv/sur.m3u8|User-Agent=Box%2F2.0`,
    '#EXTINF:-1 group-title="Noticias",Canal Este',
    'tv/este.mpd',
    ...(isForBoxesToo ? ['#EXTINF:-1,Solo para cajas', `${host.origin}/raw.ts`] : []),
  ]
  host.redirect('/list', '/account/list')
  host.serve('/account/list', gzipSync(lines.join('\r\n').replace('"/none"', `"${host.origin}/logo"`)))
  host.serve('/guide', gzipSync(Buffer.from(`\uFEFF${guideOf(begin)}`, 'utf16le')))
  host.redirect('/account/tv/norte.m3u8', '/live/live-aurora/index.m3u8')
  host.redirect('/tv/sur.m3u8', '/live/live-plaza/index.m3u8')
  host.redirect('/account/tv/este.mpd', '/manifests/este')
  host.serve('/manifests/este', liveManifest)
  host.redirect('/logo', '/logos/1')
  host.serve('/logos/1', (_, response) => response.writeHead(200, { 'content-type': 'text/plain' }).end(LOGO))
  host.serve('/raw.ts', Buffer.alloc(188 * 20, 0x47))
  return { ...host, begin }
}

interface Home {
  readonly host: Awaited<ReturnType<typeof provider>>
  readonly operator: HeadEnd
}

interface HomeParts {
  readonly page: Page
  readonly silence: Silence
  readonly isForBoxesToo?: boolean
}

const atHome = async (
  { page, silence, isForBoxesToo = false }: HomeParts,
  use: (home: Home) => Promise<void>,
): Promise<void> => {
  const host = await provider(isForBoxesToo)
  const operator = await startOperator({ m3u: `${host.origin}/list` })
  silence.allow(new RegExp(`foreign request: ${operator.origin}/`))
  await page.goto(`${operator.origin}/liveTv`)
  await use({ host, operator })
  await operator.close()
  await host.close()
}

test.describe('A line-up of somebody’s own', () => {
  test('[AHEAD-42] plays HLS and DASH from its own hosts, with logos, groups, numbers, the guide it names and catch-up', async ({
    page,
    silence,
  }) => {
    await atHome({ page, silence }, async ({ host, operator }) => {
      const live = livePage(page)
      await expect(live.list).toHaveAttribute('aria-rowcount', '3')
      await expect(live.tuneButton('Canal Norte')).toHaveAccessibleName(/^21 Canal Norte, Noticias de ahora/)
      await expect(live.groups.getByRole('tab')).toHaveText(['All', 'Noticias', 'Del norte'])
      await live.groups.getByRole('tab', { name: 'Del norte' }).click()
      await expect(live.list).toHaveAttribute('aria-rowcount', '1')
      await live.groups.getByRole('tab', { name: 'Noticias' }).click()
      await expect(live.list).toHaveAttribute('aria-rowcount', '3')
      const logo = live.row('Canal Norte').locator('img').first()
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
        .toEqual([48, 32])
      await live.tune('Canal Sur')
      await live.plays('Canal Sur')
      await live.tune('Canal Este')
      await live.plays('Canal Este')
      await live.isHeard()
      await live.tune('Canal Norte')
      await live.plays('Canal Norte')
      expect(host.asked('/account/tv/norte.m3u8').at(-1)?.headers['user-agent']).toBe('Box/1.0')
      expect(host.asked('/tv/sur.m3u8').at(-1)?.headers['user-agent']).toBe('Box/2.0')

      await page.goto(`${operator.origin}/liveTv?view=guide`)
      const guide = guidePage(page)
      await expect(guide.cells.filter({ hasText: 'Noticias de ahora' })).toBeVisible()
      await expect(guide.cells.filter({ hasText: 'Después' })).toBeVisible()

      const { named } = await channelsOf(operator)
      const start = host.begin + HOUR
      await page.goto(`${operator.origin}/liveTv?id=${named('Canal Norte').logicalChannelId}&start=${start}`)
      await live.plays('Canal Norte')
      await expect(live.title).toHaveText('Cocina de ayer')
      expect(Math.abs((await live.picture.programDateTime()) - start)).toBeLessThan(30_000)
      expect(host.asked('/dvr/dvr-aurora/index.m3u8').at(-1)?.url).toContain(
        `begin=${start / 1000}&end=${start / 1000 + 3600}`,
      )
    })
  })

  test('[AHEAD-42] says of a channel that is no stream for browsers that it cannot be played, and the others play', async ({
    page,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    await atHome({ page, silence, isForBoxesToo: true }, async ({ operator }) => {
      const live = livePage(page)
      await live.tune('Solo para cajas')
      await expect(live.player.getByRole('alert')).toBeVisible({ timeout: 10_000 })
      const report = await (await page.request.get(`${operator.origin}/control/imports`)).text()
      expect(report).toMatch(/Solo para cajas: an endless MPEG transport stream/)
      await live.tune('Canal Norte')
      await live.plays('Canal Norte')
    })
  })

  test('[AHEAD-42] [BUY-01] sells nothing: no plan and no shop in the account', async ({ page, silence }) => {
    await atHome({ page, silence }, async ({ operator }) => {
      await openBare(page, operator.origin)
      await leaveOnDevice(page, await userSession(operator.origin, ANA))
      await page.goto(`${operator.origin}/my/account`)
      await shell(page).isUser(ANA)
      const parts = page.getByRole('navigation', { name: 'My account' }).getByRole('link')
      await expect(parts).toHaveText(['Account', 'Profile'])
      await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible()
      await expect(page.getByRole('link', { name: /plan/i })).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Open the member site' })).toHaveCount(0)
    })
  })
})
