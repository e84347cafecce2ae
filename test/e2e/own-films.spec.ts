import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { filmFile } from '@sintonia/operator/tests/support/filmFile.ts'
import { startStandIn } from '@sintonia/operator/tests/support/standIn.ts'
import { ANA } from './support/accounts.ts'
import { favouritesPage } from './support/favouritesPage.ts'
import { livePage } from './support/livePage.ts'
import { picture } from './support/picture.ts'
import { searchPage } from './support/searchPage.ts'
import { openAs } from './support/signIn.ts'
import { expect, operatorClock, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'
import { titlesHome } from './support/titlesHome.ts'

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const CAPTIONS = '1\r\n00:00:00,500 --> 00:02:50,000\r\nNadie vigila el faro.\r\n'

/** What somebody keeps at home: films and a series in a folder, and a playlist of a provider. */
const atHome = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'films-'))
  const long = await filmFile({
    seconds: 160,
    sounds: [
      ['voice-es.mp4', 'spa'],
      ['voice-en.mp4', 'eng'],
    ],
    cut: 512,
  })
  const short = await filmFile({ seconds: 16 })
  const files = {
    'El faro (2019).mp4': long,
    'El faro (2019).png': PICTURE,
    'El faro (2019).es.srt': CAPTIONS,
    'Marea baja (2022).mp4': short,
    'Vecinos/Season 01/Vecinos S01E01 - La llave.mp4': long,
    'Vecinos/Season 01/Vecinos S01E02 - El patio.mp4': short,
    'Viaje.mkv': 'a film that browsers do not open',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  const host = await startStandIn(operatorClock())
  host.serve('/list.m3u', '#EXTM3U\n#EXTINF:-1 group-title="Noticias",Canal Norte\nlive/live-aurora/index.m3u8')
  return { folder, host }
}

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from the pattern which parts are asked for
  switches: async ({}, use) => {
    const { folder, host } = await atHome()
    await use({ library: [folder], m3u: `${host.origin}/list.m3u` })
    await host.close()
    await rm(folder, { recursive: true })
  },
})

test.describe('A line-up and films of somebody’s own', () => {
  test('[AHEAD-43] are a television: a film is found, plays with its sounds and captions, is resumed and kept', async ({
    page,
    headEnd,
  }) => {
    await openAs(page, ANA)
    const home = titlesHome(page)
    await expect(home.carousel.getByRole('heading', { level: 2 })).toHaveText('El faro')
    await expect(home.shelf('Films').getByRole('listitem')).toHaveCount(2)
    await expect(home.shelf('Series').getByRole('listitem')).toHaveCount(1)

    await page.goto('/search')
    const search = searchPage(page)
    await search.field.fill('faro')
    await search.main.getByRole('link', { name: /El faro/ }).click()
    const title = titlePage(page)
    await expect(title.name).toHaveText('El faro')
    await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText('2019')
    await title.star.click()
    await expect(title.star).toHaveAttribute('aria-pressed', 'true')

    await title.play.click()
    const player = page.getByRole('dialog', { name: 'Title player' })
    const { advances, facts } = picture(page)
    await advances()
    await expect.poll(async () => (await facts()).soundBytes).toBeGreaterThan(0)
    await player.hover()
    await player.getByRole('button', { name: 'Audio', exact: true }).click()
    await expect(page.getByRole('menuitemradio')).toHaveText([/Spanish/, /English/])
    await page.getByRole('menuitemradio', { name: 'English' }).click()
    await player.hover()
    await player.getByRole('button', { name: 'Captions', exact: true }).click()
    await page.getByRole('menuitemradio', { name: 'Spanish' }).click()
    const read = (): Promise<ReadonlyArray<string>> =>
      page
        .locator('video[src]')
        .evaluate((video: HTMLVideoElement) =>
          [...video.textTracks].flatMap(({ activeCues }) => [...(activeCues ?? [])].map(cue => (cue as VTTCue).text)),
        )
    await expect.poll(read).toEqual(['Nadie vigila el faro.'])
    const told = () => headEnd.control.countOf('vodHistoryAdd')
    const before = told()
    for (let press = 0; press < 6; press += 1) await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await facts()).position).toBeGreaterThan(55)
    await advances()
    const { position } = await facts()
    await player.getByRole('button', { name: 'Close the player' }).click()
    await expect.poll(told).toBeGreaterThan(before)

    await page.reload()
    await expect(title.play).toHaveText(/^Resume/)
    await title.play.click()
    await advances()
    const resumed = (await facts()).position
    expect(resumed).toBeGreaterThan(position - 10)
    expect(resumed).toBeLessThan(position + 15)

    await page.goto('/favorites')
    await expect(favouritesPage(page).main.getByRole('link', { name: /El faro/ })).toBeVisible()

    await page.goto('/liveTv')
    await livePage(page).plays('Canal Norte')
    const report = await (await page.request.get('/control/imports')).text()
    expect(report).toMatch(/library: 4 of 5 entries imported, 1 refused/)
    expect(report).toMatch(/Viaje\.mkv: Matroska, which is not played here/)
  })

  test('[AHEAD-43] a series of files goes from one episode to the next', async ({ page }) => {
    await openAs(page, ANA)
    await titlesHome(page)
      .shelf('Series')
      .getByRole('link', { name: /Vecinos/ })
      .click()
    const title = titlePage(page)
    await expect(title.episodes).toHaveText([/La llave/, /El patio/])
    await title.play.click()
    const player = page.getByRole('dialog', { name: 'Title player' })
    await expect(player).toContainText('S1 E1')
    await picture(page).advances()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: 'Play now' }).click()
    await expect(player).toContainText('S1 E2')
    await picture(page).advances()
  })
})
