import { expect, test } from 'playwright/test'
import { type PlayerPageServer, servePlayerPage } from '../../support/playerPage/server.ts'
import { moves, openPlayer, PLAYING } from '../support/playerOnPage.ts'

/*
 * Looking into the page counts as a gesture of the person, also where a trace does it: until it plays, only what the page
 * says by itself is heard.
 */
test.use({ trace: 'off', screenshot: 'off' })

let server: PlayerPageServer
test.beforeAll(async () => {
  server = await servePlayerPage()
})
test.afterAll(() => server.close())

test('[LIVE-01] a live stream plays, without sound until a person asks for it', async ({ page }) => {
  const errors: string[] = []
  page.on('console', message => {
    if (message.type() !== 'debug') errors.push(message.text())
  })
  page.on('pageerror', error => errors.push(error.message))
  const plays = page.waitForEvent('console', message => message.text() === PLAYING)
  await openPlayer(page, server)
  await plays
  expect(await page.evaluate(() => window.tv.getSnapshot().context.isSoundHeldBack)).toBe(true)
  await moves(page)
  await page.evaluate(() => window.tv.send({ type: 'viewer.setMuted', muted: false }))
  await expect.poll(() => page.evaluate(() => window.tv.getSnapshot().context.isSoundHeldBack)).toBe(false)
  await moves(page)
  expect(errors).toEqual([])
})
