import type { HeadEnd } from '@sintonia/operator'
import { fromCmcdHeaders, fromCmcdQuery, validateCmcd, validateCmcdHeaders } from '@svta/cml-cmcd'
import type { Page } from 'playwright/test'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { deploy } from './support/deployment.ts'
import { type LivePage, livePage } from './support/livePage.ts'
import { picture } from './support/picture.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'
import { titlePage } from './support/titlePage.ts'

const NAME = 'Playback data'

/** What came with the requests of a stream, read by the published library; each of them is what the standard allows. */
const saidOf = ({ control }: HeadEnd, stream: RegExp) =>
  control.requests().flatMap(({ path, cmcd }) => {
    if (cmcd === undefined || !stream.test(path)) return []
    const said =
      'query' in cmcd ? fromCmcdQuery(`CMCD=${encodeURIComponent(cmcd.query)}`) : fromCmcdHeaders(cmcd.headers)
    const { valid, issues } =
      'query' in cmcd ? validateCmcd(said, { version: 2, reportingMode: 'request' }) : validateCmcdHeaders(cmcd.headers)
    expect({ path, valid, issues }).toEqual({ path, valid: true, issues: [] })
    return [{ path, byHeader: 'headers' in cmcd, ...said }]
  })

const sessionsOf = (said: ReadonlyArray<{ readonly sid?: unknown }>): ReadonlyArray<unknown> => [
  ...new Set(said.map(({ sid }) => sid)),
]

const agree = async (player: Pick<LivePage, 'press' | 'page'>): Promise<void> => {
  const { page } = player
  await player.press('Settings')
  await page.getByRole('menuitem', { name: NAME }).click()
  const dialog = page.getByRole('dialog', { name: NAME })
  await expect(dialog).toContainText('Your name and your account are not part of it')
  expect(await violations(page)).toEqual([])
  const box = dialog.getByRole('checkbox', { name: 'Send playback data' })
  await box.press('Space')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

/** Nothing that the device keeps of the person or the session stands in it. */
const namesNobody = async (page: Page, said: ReadonlyArray<object>): Promise<void> => {
  const text = JSON.stringify(said)
  expect(text).not.toMatch(/ana@|sintonia\.example/)
  const kept = await page.evaluate(() => Object.values(localStorage).join(' '))
  for (const sid of sessionsOf(said)) expect(kept).not.toContain(sid)
}

test.describe('Common Media Client Data', () => {
  test('[AHEAD-46] is not offered where the operator does not want it', async ({ page, headEnd }) => {
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    await live.press('Settings')
    await expect(page.getByRole('menuitem', { name: 'Statistics' })).toBeVisible()
    await expect(page.getByRole('menuitem', { name: NAME })).toHaveCount(0)
    expect(headEnd.control.requests().filter(({ cmcd }) => cmcd !== undefined)).toEqual([])
  })

  test('[AHEAD-46] goes with a clear channel’s requests once the person agrees, a session for each channel', async ({
    page,
    headEnd,
  }) => {
    const { control } = headEnd
    await deploy(page, { cmcd: { mode: 'query' } })
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    expect(control.requests().filter(({ cmcd }) => cmcd !== undefined)).toEqual([])
    await agree(live)

    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    const said = () => saidOf(headEnd, /^\/live\/live-mundo\//)
    await expect.poll(() => said().filter(({ ot, mtp }) => ot === 'v' && mtp !== undefined).length).toBeGreaterThan(2)
    const first = said()
    expect(sessionsOf(first)).toHaveLength(1)
    for (const each of first) expect(each).toMatchObject({ cid: '1301', sf: 'h', v: 2, byHeader: false })
    const playlists = first.filter(({ ot }) => ot === 'm')
    expect(playlists[0]).toMatchObject({ su: true })
    expect(first.some(({ ot, bl, br }) => ot === 'v' && bl !== undefined && br !== undefined)).toBe(true)
    expect(first.some(({ st }) => st === 'l')).toBe(true)
    expect(first.every(each => !('nor' in each))).toBe(true)
    await namesNobody(page, first)

    await live.tune('Aurora')
    await live.plays('Aurora')
    const aurora = () => saidOf(headEnd, /^\/live\/live-aurora\//)
    await expect.poll(() => aurora().length).toBeGreaterThan(2)
    expect(sessionsOf([...first, ...aurora()])).toHaveLength(2)

    await agree(live)
    control.clearRequests()
    await live.tune('Mundo 24')
    await live.plays('Mundo 24')
    await picture(page).advances()
    expect(said()).toEqual([])
    expect(control.requests().some(({ path }) => path.startsWith('/live/live-mundo/'))).toBe(true)
  })

  test('[AHEAD-46] goes with a protected channel’s requests, in headers where the operator wants them there', async ({
    page,
    headEnd,
  }) => {
    await deploy(page, { cmcd: { mode: 'header' } })
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await agree(live)
    await live.tune('Copa Total')
    await live.plays('Copa Total')
    const said = () => saidOf(headEnd, /^\/live\/live-copa\//)
    await expect.poll(() => said().filter(({ ot, bl }) => ot === 'v' && bl !== undefined).length).toBeGreaterThan(2)
    expect(sessionsOf(said())).toHaveLength(1)
    for (const each of said()) expect(each).toMatchObject({ cid: '1201', v: 2, byHeader: true })
    expect(said().some(({ ot }) => ot === 'm')).toBe(true)
    await namesNobody(page, said())

    await live.tune('Aurora')
    await live.plays('Aurora')
    await expect.poll(() => saidOf(headEnd, /^\/live\/live-aurora\//).length).toBeGreaterThan(2)
  })

  test('[AHEAD-46] goes with a title’s requests', async ({ page, headEnd }) => {
    await deploy(page, { cmcd: { mode: 'query' } })
    await openAs(page, ANA, '/vod/detail/s101')
    const { play } = titlePage(page)
    const player = page.getByRole('dialog', { name: 'Title player' })
    await play.click()
    await picture(page).advances()
    expect(headEnd.control.requests().filter(({ cmcd }) => cmcd !== undefined)).toEqual([])
    await player.hover()
    await player.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('menuitem', { name: NAME }).click()
    await page.getByRole('checkbox', { name: 'Send playback data' }).press('Space')
    await page.keyboard.press('Escape')
    await page.reload()
    await play.click()
    await picture(page).advances()
    const said = () => saidOf(headEnd, /./)
    await expect.poll(() => said().filter(({ ot, bl }) => ot === 'v' && bl !== undefined).length).toBeGreaterThan(1)
    expect(sessionsOf(said())).toHaveLength(1)
    expect(said().every(({ cid }) => typeof cid === 'string' && cid.startsWith('s101'))).toBe(true)
    expect(said().some(({ st }) => st === 'v')).toBe(true)
    await namesNobody(page, said())
  })
})
