import { addMs, HOUR, type Instant, instant, MINUTE, SECOND } from '../../models/codec/instant.ts'
import { utcDayOf } from '../../models/epg.ts'
import type { Programme } from '../../models/programme.ts'
import { ANA } from './support/accounts.ts'
import { violations } from './support/axe.ts'
import { broadcastOf, longProgramme, onAirAt, titleIn } from './support/broadcast.ts'
import { atCalmHour } from './support/calmHour.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { picture } from './support/picture.ts'
import { openAs } from './support/signIn.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

/** Among the tabs of the strip, which begins seven days back. */
const TWO_DAYS_AGO = 5

/** When a programme is on, by a clock so many hours ahead of UTC. */
const timesOf = ({ start, stop }: Programme, ahead: (at: Instant) => number): string =>
  [start, stop].map(at => new Date(at + ahead(at) * HOUR).toISOString().slice(11, 16)).join(' to ')

test.describe('The guide', () => {
  test('[EPG-10] [AHEAD-14] opens from the navigation beside the same picture, and leads back to it', async ({
    page,
  }) => {
    const live = livePage(page)
    await live.open('?id=1101')
    await live.plays('Aurora')
    const links = page.getByRole('banner').getByRole('navigation')
    await page.evaluate(() => document.querySelector('video')?.setAttribute('data-same', ''))
    await links.getByRole('link', { name: 'Guide' }).click()
    const guide = guidePage(page)
    await expect(guide.grid).toBeVisible()
    await expect(links.getByRole('link', { name: 'Guide' })).toHaveAttribute('aria-current', 'page')
    await expect(links.getByRole('link', { name: 'Live' })).not.toHaveAttribute('aria-current', 'page')
    await live.picture.advances()
    await expect(page.locator('main video[data-same]')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Aurora' }).click()
    await live.plays('Aurora')
    await expect(page.locator('main video[data-same]')).toBeVisible()
  })

  test('[EPG-04] [UI-04] ten channels are in sight at 1440 by 900', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    const guide = guidePage(page)
    await guide.open()
    const bottoms = await guide.lines.evaluateAll(rows =>
      rows.filter(row => row.querySelector('[role=rowheader]')).map(row => row.getBoundingClientRect().bottom),
    )
    expect(bottoms.filter(bottom => bottom <= 900).length).toBeGreaterThanOrEqual(10)
  })

  test('[EPG-04] the day on show stays in sight when the window narrows', async ({ page }) => {
    const guide = guidePage(page)
    await guide.open()
    await page.setViewportSize({ width: 360, height: 740 })
    await expect(guide.day(/Today/)).toBeInViewport({ ratio: 1 })
  })

  for (const [width, theme] of [
    [1440, 'dark'],
    [768, 'light'],
    [360, 'dark'],
    [320, 'light'],
  ] as const) {
    test(`[UI-05] [AHEAD-02] is accessible at ${width}, ${theme}, and never wider than the screen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(name => localStorage.setItem('sintonia.device.theme', JSON.stringify(name)), theme)
      const guide = guidePage(page)
      await guide.open()
      await expect(guide.title.first()).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await expect(guide.stop).toBeInViewport()
    })
  }

  test('[UI-05] [AHEAD-02] a window that becomes narrow keeps now in sight', async ({ page }) => {
    const guide = guidePage(page)
    await page.setViewportSize({ width: 1440, height: 900 })
    await guide.open()
    const isNowSeen = () =>
      guide.grid.evaluate(grid => {
        const lines = grid.querySelector('[role=rowgroup]') ?? grid
        const now = Number.parseFloat(getComputedStyle(lines).getPropertyValue('--guide-now')) - grid.scrollLeft
        return now > 24 && now < grid.clientWidth - 24
      })
    expect(await isNowSeen()).toBe(true)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(isNowSeen).toBe(true)
  })

  test('[EPG-10] [UI-04] on a phone every line names its channel, and so does the head', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const guide = guidePage(page)
    await guide.open()
    for (const name of ['Aurora', 'Praça 1', 'Plaza Mayor']) {
      const named = page.locator('#guide [aria-hidden=true]').getByText(name, { exact: true }).first()
      await expect(named).toBeInViewport({ ratio: 0.9 })
      expect(await named.evaluate(({ clientWidth }) => clientWidth)).toBeGreaterThan(20)
    }
    await expect(page.getByRole('main').getByRole('list').getByText('101 Aurora')).toBeInViewport()
  })

  test('[EPG-10] [EPG-04] [UI-04] on a phone the programmes have the whole width, and five days are in sight as long as now is', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    await page.setViewportSize({ width: 390, height: 844 })
    const guide = guidePage(page)
    await guide.open()
    const lefts = await guide.cells.evaluateAll(cells => cells.map(cell => cell.getBoundingClientRect().left))
    expect(lefts.filter(left => left < 4).length).toBeGreaterThan(3)
    const daysInSight = () =>
      page.getByRole('tablist', { name: 'Day' }).evaluate(strip => {
        const edges = strip.getBoundingClientRect()
        return [...strip.children].filter(day => {
          const { left, right } = day.getBoundingClientRect()
          return left >= edges.left && right <= edges.right
        }).length
      })
    await expect.poll(daysInSight).toBe(5)
    await expect(guide.button('Now')).toBeHidden()
    await guide.day(/Yesterday/).click()
    await guide.button('Now').click()
    await expect(guide.day(/Today/)).toHaveAttribute('aria-selected', 'true')
    await guide.day(/Today/).focus()
    await expect(guide.button('Now')).toBeHidden()
  })

  test('[EPG-10] [AHEAD-14] the picture beside the words is of what they tell; another one that plays is an inset', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    await openAs(page, ANA, '/liveTv?id=1101')
    await livePage(page).plays('Aurora')
    await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click()
    const guide = guidePage(page)
    const playing = page.getByRole('region', { name: 'Small player' })
    const inset = page.locator('[data-inset]')
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, .+ on now/)
    await expect(playing).toBeVisible()
    await expect(inset).toHaveCount(0)
    const whole = await playing.boundingBox()
    await guide.focusGrid()
    await guide.press('ArrowDown')
    await expect(guide.stop).toHaveAccessibleName(/^Praça 1, /)
    await expect(inset).toHaveCount(1)
    const small = await playing.boundingBox()
    expect((small?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.44, 1)
    await picture(page).advances()
    expect(await violations(page)).toEqual([])
    await guide.press('ArrowUp', 'ArrowLeft')
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, .+ finished/)
    await expect(inset).toHaveCount(1)
    await guide.press('ArrowRight')
    await expect(inset).toHaveCount(0)
  })

  test('[EPG-10] the still beside the words is of the programme that they tell, also of one to come', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    await openAs(page, ANA, '/liveTv?id=1101')
    await livePage(page).plays('Aurora')
    await page.getByRole('banner').getByRole('link', { name: 'Guide' }).click()
    const guide = guidePage(page)
    const now = headEnd.control.now()
    const shown = broadcastOf('1102', now)
    const at = shown.findIndex(({ start, stop }) => start <= now && now < stop)
    const still = page.locator('[data-inset] > :first-child img')
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, /)
    await guide.focusGrid()
    await guide.press('ArrowDown')
    for (const programme of shown.slice(at, at + 3)) {
      await expect(guide.title.first()).toHaveText(titleIn(programme))
      const [, name = 'no still'] = /^(.+)-1280x720\.avif$/.exec(programme.picture ?? '') ?? []
      await expect(still).toHaveAttribute('src', new RegExp(`^${name}-`))
      await expect(still).toHaveJSProperty('complete', true)
      await guide.press('ArrowRight')
    }
  })

  test('[EPG-10] without a still, and with one that cannot be had, the sign of the channel stands beside the words', async ({
    page,
    headEnd,
    silence,
  }) => {
    silence.allow(FAILED_REQUEST)
    atCalmHour(headEnd)
    const isGone = (url: URL) => url.pathname.startsWith('/art/printed/')
    await page.route(isGone, route => route.fulfill({ status: 404 }))
    await page.goto('/liveTv?view=guide')
    const guide = guidePage(page)
    const sign = page.getByRole('main').locator('section img[src="/art/mark/praca.svg"]')
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, /)
    await guide.focusGrid()
    await guide.press('ArrowDown')
    await expect(sign).toBeVisible()
    await page.route(/\/programs\/commercial\//, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"posterLandscape"', '"nothing"') })
    })
    await page.evaluate(() =>
      indexedDB.databases().then(all => all.map(({ name = '' }) => indexedDB.deleteDatabase(name))),
    )
    await page.unroute(isGone)
    await page.reload()
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, /)
    await guide.focusGrid()
    await guide.press('ArrowDown')
    await expect(sign).toBeVisible()
  })

  test('[EPG-10] a guide that has nothing says so once, and its channels are watched from it; before it is read nothing is said', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    const words = 'No programmes at this time'
    await page.addInitScript(text => {
      const watch = () => {
        if (document.body?.textContent?.includes(text)) Object.assign(window, { wasSaid: true })
      }
      new MutationObserver(watch).observe(document, { childList: true, subtree: true, characterData: true })
    }, words)
    const guide = guidePage(page)
    await guide.open()
    expect(await page.evaluate(() => 'wasSaid' in window)).toBe(false)

    const without = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.filter(each => !('programId' in Object(each))).map(without)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, without(part)]))
    }
    await page.route(/\/programs\/commercial\//, async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: without(await response.json()) })
    })
    await page.evaluate(() =>
      indexedDB.databases().then(all => all.map(({ name = '' }) => indexedDB.deleteDatabase(name))),
    )
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(guide.grid.getByText('No programmes', { exact: true })).toHaveCount(1)
    expect(await violations(page)).toEqual([])
    await guide.focusGrid()
    await guide.press('ArrowDown')
    await expect(guide.stop).toHaveAccessibleName('Praça 1, No programmes, watch')
    await expect(guide.stop).toHaveText('No programmes')
    await guide.press('Enter')
    await livePage(page).plays('Praça 1')
  })

  test('[EPG-04] the strip leads to every day, and follows the grid', async ({ page, headEnd }) => {
    atCalmHour(headEnd)
    const guide = guidePage(page)
    await guide.open()
    await expect(guide.day(/^Today/)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tablist', { name: 'Day' }).getByRole('tab')).toHaveCount(14)
    await guide.day(/^Tomorrow/).click()
    await expect(guide.day(/^Tomorrow/)).toHaveAttribute('aria-selected', 'true')
    await expect(guide.grid.locator('[data-kind=notStart]').first()).toBeVisible()
    await expect(guide.grid.locator('[data-kind=playing]')).toHaveCount(0)
    await guide.button('Now').click()
    await expect(guide.grid.locator('[data-kind=playing]').first()).toBeInViewport()
    await expect(guide.day(/^Today/)).toHaveAttribute('aria-selected', 'true')
    await expect(guide.button('Now')).toHaveAttribute('aria-disabled', 'true')

    for (const day of ['Yesterday', 'Tomorrow']) {
      await guide.day(new RegExp(`^${day}`)).click()
      await guide.button('Evening').click()
      await expect(guide.day(new RegExp(`^${day}`))).toHaveAttribute('aria-selected', 'true')
      await expect(guide.stop).toHaveAccessibleName(new RegExp(`, ${day}, (1\\d|20):\\d\\d to 2\\d:`))
    }
    await guide.button('Now').click()
    await guide.grid.evaluate(box => {
      box.scrollLeft -= 24 * 60 * 5
    })
    await expect(guide.day(/^Yesterday/)).toHaveAttribute('aria-selected', 'true')
    await expect(guide.grid.locator('[data-kind=finished]').first()).toBeVisible()
  })

  test('[AHEAD-08] [EPG-10] programmes are found by title, and channels by group', async ({ page }) => {
    const guide = guidePage(page)
    await guide.open('&id=1101')
    await page.getByRole('button', { name: 'Search programmes by title' }).click()
    await page.getByRole('searchbox').fill('noon rep')
    await page
      .getByRole('listitem')
      .getByRole('button', { name: /^Noon Report/ })
      .first()
      .click()
    await expect(guide.stop).toHaveAccessibleName(/, Noon Report, /)
    await expect(guide.stop).toBeFocused()
    await expect(guide.title.first()).toHaveText('Noon Report')
    const all = Number(await guide.grid.getAttribute('aria-rowcount'))
    await page.getByRole('button', { name: 'Group: All' }).click()
    await page.getByRole('menuitemradio', { name: 'Sport' }).click()
    await expect(page).toHaveURL(/columnId=/)
    await expect.poll(async () => Number(await guide.grid.getAttribute('aria-rowcount'))).toBeLessThan(all)
    await expect(guide.line(1).getByRole('rowheader')).toContainText('Copa Total')
  })
})

test.describe('The guide in São Paulo', () => {
  const SAO_PAULO = -3
  test.use({ timezoneId: 'America/Sao_Paulo' })

  test('[AHEAD-02] [UI-05] a cell has its whole name as the focus comes, however fast the keys follow each other', async ({
    page,
    headEnd,
  }) => {
    // twelve steps later it is still the same day, which is there
    atCalmHour(headEnd)
    const guide = guidePage(page)
    await guide.open('&id=1101')
    await guide.focusGrid()
    const heard = await page.evaluateHandle(() => {
      const names: (string | null | undefined)[] = []
      document.addEventListener('focusin', () => names.push(document.activeElement?.ariaLabel))
      return names
    })
    await guide.press(...Array<string>(12).fill('ArrowRight'))
    await expect.poll(() => heard.evaluate(names => names.length)).toBeGreaterThan(8)
    for (const name of await heard.jsonValue()) expect(name).toMatch(/^Aurora, .+, \d\d:\d\d to \d\d:\d\d, .+/)
  })

  test('[AHEAD-02] [EPG-05] is walked by keys: one tab stop, cells by time and channel, each with its name', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    await openAs(page, ANA, '/liveTv?view=guide&id=1101')
    const guide = guidePage(page)
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, .+, \d\d:\d\d to \d\d:\d\d, on now, watch$/)
    await guide.button('Now').focus()
    await guide.press('Tab', 'Tab', 'Tab', 'Tab')
    await expect(guide.stop).toBeFocused()
    await expect(guide.stop).toHaveCount(1)
    const running = await guide.name()

    await guide.press('ArrowRight')
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, .+, upcoming, set a reminder$/)
    await guide.press('ArrowLeft')
    expect(await guide.name()).toBe(running)
    await guide.press('ArrowLeft')
    await expect(guide.stop).toHaveAccessibleName(/^Aurora, .+, finished, replay$/)
    await guide.press('ArrowRight', 'ArrowDown')
    await expect(guide.stop).toHaveAccessibleName(/^Praça 1, .+, on now, watch$/)
    const line = await guide.lineNow()
    await guide.press('PageDown')
    await expect.poll(guide.lineNow).toBeGreaterThan(line + 1)
    await guide.press('PageUp')
    await expect.poll(guide.lineNow).toBe(line)
    await guide.press('ArrowUp')
    expect(await guide.name()).toBe(running)

    const midnight = addMs(utcDayOf(headEnd.control.now()), -SAO_PAULO * HOUR)
    for (const [key, moment] of [
      ['Home', midnight],
      ['End', addMs(midnight, 24 * HOUR - 1)],
    ] as const) {
      const programme = onAirAt('1101', moment)
      await guide.press(key)
      await expect.poll(guide.name).toContain(`Aurora, ${titleIn(programme)}, `)
      expect(await guide.name()).toContain(`, ${timesOf(programme, () => SAO_PAULO)}, `)
      await expect(guide.stop).toBeFocused()
      await expect(guide.stop).toBeInViewport()
      expect(await guide.name()).not.toBe(running)
    }
    await guide.press('ArrowRight')
    await expect(guide.stop).toHaveAccessibleName(/, (Tomorrow, )?\d\d:\d\d to \d\d:\d\d, upcoming/)
    await guide.press('Shift+Tab')
    await expect(guide.stop).not.toBeFocused()

    await guide.button('Now').click()
    await expect(guide.stop).toHaveAccessibleName(running)
    await guide.focusGrid()
    await guide.press('ArrowDown', 'Enter')
    await expect(page).toHaveURL(/\/liveTv\?id=\d+$/)
    await livePage(page).plays('Praça 1')
  })
})

test('[AHEAD-03] [AHEAD-31] the same finished cell is the same programme under UTC-3, UTC and UTC+9', async ({
  browser,
  headEnd,
}) => {
  atCalmHour(headEnd)
  const seen: Array<{ readonly title: string; readonly address: string; readonly from: string }> = []
  for (const timezoneId of ['America/Sao_Paulo', 'UTC', 'Asia/Tokyo']) {
    const context = await browser.newContext({ timezoneId, baseURL: headEnd.origin, locale: 'en' })
    const page = await context.newPage()
    await openAs(page, ANA, '/liveTv?view=guide&id=1101')
    const guide = guidePage(page)
    await expect(guide.stop).toHaveAccessibleName(/on now/)
    await guide.focusGrid()
    for (let step = 0; step < 9; step += 1) {
      await guide.press('ArrowLeft')
      await expect(guide.stop).toHaveAccessibleName(/, finished, replay$/)
    }
    const from = /(\d\d:\d\d) to/.exec(await guide.name())?.[1] ?? ''
    const title = (await guide.title.first().textContent()) ?? ''
    const address = await page.getByRole('link', { name: `Replay ${title}` }).getAttribute('href')
    seen.push({ title, address: address ?? '', from })
    await context.close()
  }
  expect(new Set(seen.map(({ title, address }) => `${title} ${address}`)).size).toBe(1)
  const hours = seen.map(({ from }) => Number(from.slice(0, 2)))
  expect([((hours[1] ?? 0) - (hours[0] ?? 0) + 24) % 24, ((hours[2] ?? 0) - (hours[1] ?? 0) + 24) % 24]).toEqual([3, 9])
  const start = Number(/start=(\d+)/.exec(seen[0]?.address ?? '')?.[1])
  expect(new Date(start).getUTCHours()).toBe(hours[1])
})

test('[AHEAD-03] Enter on a finished cell plays it from its beginning, and so does the way to start over what is on', async ({
  page,
  headEnd,
}) => {
  atCalmHour(headEnd)
  const { previous, programme } = longProgramme('1101', headEnd.control.now(), 40)
  headEnd.control.moveClock({ to: addMs(programme.start, 20 * MINUTE) })
  await openAs(page, ANA, '/liveTv?view=guide&id=1101')
  const guide = guidePage(page)
  const live = livePage(page)
  await expect(guide.stop).toHaveAccessibleName(/on now/)
  await guide.focusGrid()
  await guide.press('ArrowLeft', 'Enter')
  await expect(page).toHaveURL(`/liveTv?id=1101&start=${previous.start}`)
  await live.plays('Aurora')
  expect(Math.abs((await live.picture.programDateTime()) - previous.start)).toBeLessThan(30 * SECOND)

  await page.goto('/liveTv?view=guide&id=1101')
  await page.getByRole('main').getByRole('link', { name: 'Start over' }).click()
  await expect(page).toHaveURL(`/liveTv?id=1101&start=${programme.start}`)
  await live.plays('Aurora')
  expect(Math.abs((await live.picture.programDateTime()) - programme.start)).toBeLessThan(MINUTE)
})

test('[AHEAD-03] over a clock change the finished cells are the same programmes, each at the time that the clock showed', async ({
  browser,
  headEnd,
}) => {
  const change = instant(Date.UTC(2026, 9, 25, 1))
  headEnd.control.moveClock({ to: addMs(change, 12 * HOUR + MINUTE) })
  const finished = broadcastOf('1101', headEnd.control.now())
    .filter(({ start, stop }) => start >= addMs(change, -HOUR) && stop <= headEnd.control.now())
    .toReversed()
  expect(finished.at(-1)?.start).toBeLessThan(change)
  for (const [timezoneId, ahead] of [
    ['UTC', () => 0],
    ['Europe/Madrid', (at: Instant) => (at < change ? 2 : 1)],
  ] as const) {
    const context = await browser.newContext({ timezoneId, baseURL: headEnd.origin, locale: 'en' })
    const page = await context.newPage()
    await openAs(page, ANA, '/liveTv?view=guide&id=1101')
    const guide = guidePage(page)
    await expect(guide.stop).toHaveAccessibleName(/on now/)
    await guide.focusGrid()
    for (const programme of finished) {
      await guide.press('ArrowLeft')
      await expect
        .poll(guide.name)
        .toBe(`Aurora, ${titleIn(programme)}, ${timesOf(programme, ahead)}, finished, replay`)
      await expect(page.getByRole('main').getByRole('link', { name: 'Replay' })).toHaveAttribute(
        'href',
        `/liveTv?id=1101&start=${programme.start}`,
      )
    }
    await context.close()
  }
})

test.describe('1,000 channels', () => {
  test.use({ switches: { channels: 1000 } })

  test('[AHEAD-02] a few hundred nodes, from the first channel to the last and from the first day to the last', async ({
    page,
  }) => {
    const guide = guidePage(page)
    await guide.open()
    const count = Number(await guide.grid.getAttribute('aria-rowcount'))
    expect(count).toBeGreaterThan(950)
    for (const [down, across] of [
      [0.3, 0.5],
      [1, 0.9],
      [0.6, 0.1],
      [0, 0],
    ] as const) {
      await guide.grid.evaluate(
        (box, [y, x]) => {
          box.scrollTop = y * (box.scrollHeight - box.clientHeight)
          box.scrollLeft = x * (box.scrollWidth - box.clientWidth)
        },
        [down, across] as const,
      )
      const index = Math.max(1, Math.round(down * count))
      await expect(guide.line(index)).toBeAttached()
      await expect(
        guide.grid.locator('[role=gridcell]:is([data-kind=finished], [data-kind=notStart])').nth(12),
      ).toBeAttached()
      expect(await guide.grid.locator('*').count()).toBeLessThanOrEqual(450)
      await expect(guide.stop).toHaveCount(1)
    }
  })
})

test('[AHEAD-02] a fling that outruns the device shows channels and hours, and cells again once it rests', async ({
  page,
}) => {
  const guide = guidePage(page)
  await guide.open()
  /** A fling whose every frame has so many ms of work; how many lines without cells there were at last. */
  const fling = (workMs: number): Promise<number> =>
    guide.grid.evaluate(async (box, busy) => {
      for (let frame = 0; frame < 25; frame += 1) {
        box.scrollBy(60, 0)
        await new Promise(requestAnimationFrame)
        const until = performance.now() + busy
        while (performance.now() < until);
      }
      return box.querySelectorAll('[role=row][data-empty]').length
    }, workMs)
  const cells = guide.grid.locator('[role=gridcell][data-kind=notStart]:visible')
  expect(await fling(40)).toBeGreaterThan(3)
  await expect(cells.nth(12)).toHaveAttribute('data-time', /\d/)
  await expect(guide.grid.locator('[role=row][data-empty]')).toHaveCount(0)
})

test.describe("A channel's programmes", () => {
  test('[EPG-05] [AHEAD-03] the one that is on has a button to it as it runs, and one that leads to its beginning at every press', async ({
    page,
    headEnd,
  }) => {
    atCalmHour(headEnd)
    const { programme } = longProgramme('1101', headEnd.control.now(), 40)
    headEnd.control.moveClock({ to: addMs(programme.start, 20 * MINUTE) })
    await openAs(page, ANA, '/liveTv?id=1101')
    const list = page.getByRole('region', { name: 'Programmes' })
    const onAir = list.locator('[aria-current=true]')
    const live = livePage(page)
    const lag = async () => headEnd.control.now() - (await live.picture.programDateTime())
    await live.plays('Aurora')
    const startOver = onAir.getByRole('button', { name: /^Start over ./ })
    await startOver.click()
    await expect(page).toHaveURL(/start=\d+/)
    await expect.poll(lag).toBeGreaterThan(10 * MINUTE)
    const moment = live.picture.programDateTime
    const begun = await moment()
    expect(begun - programme.start).toBeLessThan(MINUTE)
    await expect.poll(moment).toBeGreaterThan(begun + 6 * SECOND)
    await startOver.click()
    await expect.poll(moment, { intervals: [100] }).toBeLessThan(begun + 3 * SECOND)
    await list
      .getByRole('link', { name: /^Replay / })
      .first()
      .click()
    await expect.poll(lag).toBeGreaterThan(25 * MINUTE)
    await expect(list.getByRole('listitem').filter({ hasText: 'Playing' })).toHaveCount(1)
    await expect(onAir).toContainText('Playing')
    await expect(onAir.getByRole('link')).toHaveCount(0)
    await list.getByRole('link', { name: /^Live ./ }).click()
    await expect(page).toHaveURL(/\/liveTv\?id=1101$/)
    await expect.poll(lag).toBeLessThan(MINUTE)
  })

  test('[EPG-05] [UI-03] are on their way until somebody knows whether there are any', async ({ page, headEnd }) => {
    for (const call of ['epgDay', 'epgDays']) headEnd.control.addFault({ call, delayMs: 4 * SECOND })
    await page.goto('/liveTv?id=1101')
    const list = page.getByRole('region', { name: 'Programmes' })
    // shown, and not said at every change of the channel
    const coming = list.locator('[aria-busy=true]')
    await expect(coming).toHaveText(/^Loading/)
    await expect(list.getByText('No programmes')).toHaveCount(0)
    await expect(list.getByRole('listitem').first()).toBeVisible()
    await expect(coming).toHaveCount(0)
  })

  test('[EPG-04] [EPG-05] are listed under the picture by day, each with its one button', async ({ page, headEnd }) => {
    atCalmHour(headEnd)
    await openAs(page, ANA, '/liveTv?id=1101')
    const list = page.getByRole('region', { name: 'Programmes' })
    await expect(list.getByRole('listitem').filter({ hasText: 'Playing' })).toHaveCount(1)
    await list.getByRole('tab').nth(TWO_DAYS_AGO).click()
    await expect(list.getByRole('link', { name: /^Replay / }).first()).toBeVisible()
    await expect(list.getByRole('listitem').filter({ hasText: 'Playing' })).toHaveCount(0)
    const address = await list
      .getByRole('link', { name: /^Replay / })
      .first()
      .getAttribute('href')
    const start = Number(/^\/liveTv\?id=1101&start=(\d+)$/.exec(address ?? '')?.[1])
    expect(Math.abs(headEnd.control.now() - 48 * HOUR - start)).toBeLessThan(26 * HOUR)
    await list.getByRole('tab', { name: /^Tomorrow/ }).click()
    await expect(list.getByRole('button', { name: /^Remind me / }).first()).toBeVisible()
  })

  test('[EPG-07] a replay that was never kept says so', async ({ page }) => {
    await openAs(page, ANA, '/liveTv?id=1107')
    const list = page.getByRole('region', { name: 'Programmes' })
    await list.getByRole('tab', { name: /^Yesterday/ }).click()
    await list
      .getByRole('button', { name: /^No replay / })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toContainText('Video source is missing')
    await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
