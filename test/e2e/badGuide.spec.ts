import type { Page } from 'playwright/test'
import { DAY, HOUR, MINUTE } from '../../models/codec/instant.ts'
import { utcDayOf } from '../../models/epg.ts'
import { ANA } from './support/accounts.ts'
import { progressBar } from './support/bar.ts'
import { guidePage } from './support/guidePage.ts'
import { livePage } from './support/livePage.ts'
import { untilQuiet } from './support/quiet.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

interface Wire {
  readonly startTime: number
  readonly stopTime: number
}

/** A day as a careless operator sends it: the kinds of disorder follow each other through the day. */
const disturbed = (list: ReadonlyArray<Wire>): ReadonlyArray<unknown> =>
  list.flatMap((each, at): ReadonlyArray<unknown> => {
    switch (at % 10) {
      case 0:
        return [{ ...each, startTime: 'soon' }]
      case 2:
        return [{ ...each, stopTime: each.stopTime + 45 * MINUTE }]
      case 4:
        return [{ ...each, stopTime: each.startTime + 100 * 365 * DAY }]
      case 6:
        return [
          { ...each, stopTime: each.startTime },
          {
            ...each,
            programId: `${at} over midnight`,
            startTime: utcDayOf(each.startTime as never) + DAY - HOUR,
            stopTime: utcDayOf(each.startTime as never) + DAY + HOUR,
          },
        ]
      case 8:
        return []
      default:
        return [each, null]
    }
  })

interface Day {
  readonly epgList: ReadonlyArray<Wire>
}
interface Model {
  readonly epgDayList: ReadonlyArray<Day>
}

const sendBadGuide = (page: Page) =>
  page.route(/\/epg\/query\/v2/, async route => {
    const response = await route.fetch()
    const { result, ...envelope } = await response.json()
    const models: ReadonlyArray<Model> = result.epgModelList
    const bad = models.map(model => ({
      ...model,
      epgDayList: model.epgDayList.map(day => ({
        ...day,
        checksum: 'never the same',
        epgList: disturbed(day.epgList),
      })),
    }))
    const epgModelList = [{ ...bad[0], epgId: 'of-nobody' }, 'x', ...bad]
    await route.fulfill({ response, json: { ...envelope, result: { ...result, epgModelList } } })
  })

test.describe('A guide full of mistakes', () => {
  test('[NET-08] [EPG-09] [AHEAD-02] [CATCH-01] overlaps, no length, no end, over midnight, missing hours, strangers: the player, the list and the grid stand', async ({
    page,
    headEnd,
  }) => {
    await sendBadGuide(page)
    await openAs(page, ANA, '/liveTv?id=1101')
    const live = livePage(page)
    await live.plays('Aurora')
    await expect.poll(() => headEnd.control.countOf('epgDays')).toBeGreaterThan(10)
    await untilQuiet(headEnd)
    const { slider, wake } = progressBar(page)
    for (const channel of ['Praça 1', 'Aurora']) {
      await live.tune(channel)
      await live.plays(channel)
      await wake()
      if ((await slider.count()) > 0) {
        const seconds = Number(await slider.getAttribute('aria-valuemax'))
        expect(seconds).toBeGreaterThan(0)
        expect(seconds).toBeLessThan(DAY / 1000)
      }
    }
    const guide = guidePage(page)
    await page.goto('/liveTv?view=guide')
    const programmes = guide.grid.locator('[data-kind=finished], [data-kind=playing], [data-kind=notStart]')
    await expect(programmes.first()).toBeVisible()
    const lines = await guide.lines.evaluateAll(rows =>
      rows.map(row =>
        [...row.querySelectorAll('[role=gridcell]')]
          .map(cell => cell.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, right }) => [left, right] as const)
          .sort(([one], [other]) => one - other),
      ),
    )
    const overlaps = lines.flatMap(cells =>
      cells.filter(([left], at) => left < (cells[at - 1]?.[1] ?? Number.NEGATIVE_INFINITY) - 1),
    )
    expect(lines.flat().length).toBeGreaterThan(30)
    expect(overlaps).toEqual([])
    await guide.focusGrid()
    const names = new Set<string>()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'PageDown', 'ArrowLeft']) {
      await page.keyboard.press(key)
      names.add(await guide.name())
    }
    expect([...names].every(name => name !== '')).toBe(true)
    expect(names.size).toBeGreaterThan(4)
    await live.picture.advances()
  })

  test('[EPG-02] [NET-08] checksums that never match are no endless load: the next round asks for what is announced anew and nothing else', async ({
    page,
    headEnd,
  }) => {
    await page.clock.install()
    await sendBadGuide(page)
    await page.goto('/search')
    const { countOf } = headEnd.control
    await expect.poll(() => countOf('epgDays')).toBeGreaterThan(10)
    /** Time passes until so many rounds have begun: each does when the one before has ended. */
    const passesRounds = (rounds: number) =>
      expect
        .poll(async () => {
          headEnd.control.moveClock({ byMs: 100_000 })
          await page.clock.fastForward(100_000)
          return countOf('epgChecksums')
        })
        .toBe(rounds)
    await passesRounds(2)
    await untilQuiet(headEnd)
    headEnd.control.clearRequests()
    await passesRounds(1)
    await untilQuiet(headEnd)
    expect(countOf('epgDays')).toBe(0)
  })
})
