import { builtInLineup } from '@sintonia/operator/world/builtIn.ts'
import type { Page } from 'playwright/test'
import { addMs, HOUR, MINUTE } from '../../../../models/codec/instant.ts'
import { utcDayOf } from '../../../../models/epg.ts'
import type { Programme } from '../../../../models/programme.ts'
import { ANA } from '../accounts.ts'
import { broadcastOf, longProgramme, onAirAt, titleIn } from '../broadcast.ts'
import { atCalmHour } from '../calmHour.ts'
import { guidePage } from '../guidePage.ts'
import type { Way } from '../hands/index.ts'
import { livePage } from '../livePage.ts'
import { picture } from '../picture.ts'
import { untilQuiet } from '../quiet.ts'
import { openAs } from '../signIn.ts'
import { expect } from '../test.ts'
import { titlesHome } from '../titlesHome.ts'
import { place, type Task, type Visit } from './task.ts'

/** The guide and the list begin with it. */
const AURORA = '1101'

/** Keys have a short way through the guide, a pointer has one over the cards at home. */
const isByKeys = (way: Way): boolean => way === 'arrows' || way === 'keyboard'

const cardOf = (page: Page, id: string) => titlesHome(page).shelf('On now').locator(`a[href$="id=${id}"]`)

const { channels } = builtInLineup()

/** One of those that are on at home, which can be watched from the beginning: which these are, the day decides. */
const onNow = async ({ page, headEnd }: Visit): Promise<string> => {
  const links = titlesHome(page).shelf('On now').getByRole('listitem').getByRole('link')
  await untilQuiet(headEnd)
  await expect(links.nth(3)).toBeVisible()
  const ids = await links.evaluateAll(all => all.map(link => /id=(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1]))
  const now = headEnd.control.now()
  const found = channels.find(
    ({ channel: { logicalChannelId: id, canTimeShift } }) =>
      ids.includes(id) && canTimeShift && onAirAt(id, now).start < now - 5 * MINUTE,
  )
  if (found === undefined) throw new Error('nothing that is on can be started over')
  return found.channel.logicalChannelId
}

/** As the viewer reads it, who is in UTC. */
const timeOf = ({ start }: Programme): string => new Date(start).toISOString().slice(11, 16)

const plays = async (page: Page, { start }: Programme): Promise<void> => {
  const { programDateTime, advances } = picture(page)
  await expect.poll(async () => Math.abs((await programDateTime()) - start)).toBeLessThan(MINUTE)
  await advances()
}

export const lastEvening = async (visit: Visit): Promise<Task> => {
  const { page, headEnd, way } = visit
  const { control } = headEnd
  atCalmHour(headEnd)
  await openAs(page, ANA)
  const id = isByKeys(way) ? AURORA : await onNow(visit)
  const programme = onAirAt(id, addMs(utcDayOf(control.now()), -3.5 * HOUR))
  const yesterday = page.getByRole('tablist', { name: 'Day' }).getByRole('tab', { name: /^Yesterday/ })
  const time = timeOf(programme)
  const cell = guidePage(page).grid.getByRole('gridcell', { name: new RegExp(`^Aurora, .+, Yesterday, ${time} to `) })
  return {
    walk: async hand => {
      if (isByKeys(way)) {
        await hand.press(place(page, 'Guide'))
        await hand.press(yesterday)
        if (hand.way === 'arrows') {
          await hand.along('ArrowDown', guidePage(page).stop)
          await hand.along('ArrowRight', cell)
        } else await hand.press(guidePage(page).button('Evening'))
        return hand.press(cell)
      }
      await hand.press(cardOf(page, id))
      await hand.press(yesterday)
      await hand.press(
        page
          .getByRole('listitem')
          .filter({ hasText: new RegExp(`^${time}`) })
          .getByRole('link', { name: /^Replay/ }),
      )
    },
    isDone: () => plays(page, programme),
  }
}

export const reminder = async ({ page, headEnd }: Visit): Promise<Task> => {
  atCalmHour(headEnd)
  const { control } = headEnd
  const next = broadcastOf(AURORA, control.now()).find(({ start }) => start > control.now())
  if (next === undefined) throw new Error('Aurora has nothing to come')
  const title = titleIn(next)
  const cell = guidePage(page).grid.getByRole('gridcell', { name: new RegExp(`^Aurora, .+, ${timeOf(next)} to `) })
  const main = page.getByRole('main')
  await openAs(page, ANA)
  return {
    walk: async hand => {
      if (hand.way !== 'arrows') {
        await hand.press(place(page, 'Live'))
        return hand.press(main.getByRole('button', { name: `Remind me ${title}` }).first())
      }
      await hand.press(place(page, 'Guide'))
      await expect(guidePage(page).stop).toBeVisible()
      await hand.along('ArrowDown', guidePage(page).stop)
      await hand.along('ArrowRight', cell)
      await hand.press(cell)
    },
    isDone: () => expect(page.getByRole('button', { name: `Reminder set ${title}` }).first()).toBeVisible(),
  }
}

const withProgramme = async (visit: Visit): Promise<{ readonly id: string; readonly programme: Programme }> => {
  const { page, headEnd, way } = visit
  const { control } = headEnd
  if (!isByKeys(way)) {
    atCalmHour(headEnd)
    await openAs(page, ANA)
    const id = await onNow(visit)
    return { id, programme: onAirAt(id, control.now()) }
  }
  const { programme } = longProgramme(AURORA, control.now(), 40)
  control.moveClock({ to: addMs(programme.start, 35 * MINUTE) })
  await openAs(page, ANA)
  return { id: AURORA, programme }
}

export const startOver = async (visit: Visit): Promise<Task> => {
  const { page, way } = visit
  const main = page.getByRole('main')
  const { id, programme } = await withProgramme(visit)
  return {
    walk: async hand => {
      if (isByKeys(way)) {
        await hand.press(place(page, 'Guide'))
        return hand.press(main.getByRole('link', { name: 'Start over' }))
      }
      await hand.press(cardOf(page, id))
      await hand.press(main.getByRole('button', { name: `Start over ${titleIn(programme)}` }))
    },
    isDone: () => plays(page, programme),
  }
}

export const audioLanguage = async ({ page, headEnd: { control } }: Visit): Promise<Task> => {
  const live = livePage(page)
  await openAs(page, ANA, `/liveTv?id=${AURORA}`)
  await live.plays('Aurora')
  await live.part('Programmes')
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await expect(live.player).toHaveAttribute('data-calm', 'true')
  const heard = () => control.requests().some(({ path }) => /\/live-aurora\/a-en\/\d+\.m4s$/.test(path))
  expect(heard()).toBe(false)
  return {
    walk: async hand => {
      await hand.wake(live.player)
      await hand.press(live.control('Audio'))
      await hand.press(page.getByRole('menuitemradio', { name: 'English', exact: true }))
    },
    isDone: () => expect.poll(heard).toBe(true),
  }
}
