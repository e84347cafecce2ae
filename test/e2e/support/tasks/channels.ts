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
import { openAs } from '../signIn.ts'
import { expect } from '../test.ts'
import { titlesHome } from '../titlesHome.ts'
import { place, type Task, type Visit } from './task.ts'

/** The guide and the list begin with it. */
const AURORA = { id: '1101', name: 'Aurora' }
/** Among those that the home page shows. */
const LITORAL = { id: '1105', name: 'Litoral' }

/** Keys have a short way through the guide, a pointer has one over the cards at home. */
const isByKeys = (way: Way): boolean => way === 'arrows' || way === 'keyboard'
const channelFor = (way: Way) => (isByKeys(way) ? AURORA : LITORAL)

const cardOnNow = (page: Page, { name }: typeof AURORA) =>
  titlesHome(page)
    .shelf('On now')
    .getByRole('link', { name: new RegExp(name) })

const plays = async (page: Page, { start }: Programme): Promise<void> => {
  const { programDateTime, advances } = picture(page)
  await expect.poll(async () => Math.abs((await programDateTime()) - start)).toBeLessThan(MINUTE)
  await advances()
}

export const lastEvening = async ({ page, headEnd, way }: Visit): Promise<Task> => {
  atCalmHour(headEnd)
  const { control } = headEnd
  const channel = channelFor(way)
  const programme = onAirAt(channel.id, addMs(utcDayOf(control.now()), -3.5 * HOUR))
  const title = titleIn(programme)
  const yesterday = page.getByRole('tablist', { name: 'Day' }).getByRole('tab', { name: /^Yesterday/ })
  const time = new Date(programme.start).toISOString().slice(11, 16)
  const cell = guidePage(page).grid.getByRole('gridcell', {
    name: new RegExp(`^${channel.name}, ${title}, Yesterday, ${time}`),
  })
  await openAs(page, ANA)
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
      await hand.press(cardOnNow(page, channel))
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
  const next = broadcastOf(AURORA.id, control.now()).find(({ start }) => start > control.now())
  const title = next ? titleIn(next) : ''
  const cell = guidePage(page).grid.getByRole('gridcell', { name: new RegExp(`^Aurora, ${title},`) })
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

export const startOver = async ({ page, headEnd: { control }, way }: Visit): Promise<Task> => {
  const channel = channelFor(way)
  const { programme } = longProgramme(channel.id, control.now(), 40)
  control.moveClock({ to: addMs(programme.start, 35 * MINUTE) })
  const main = page.getByRole('main')
  await openAs(page, ANA)
  return {
    walk: async hand => {
      if (isByKeys(way)) {
        await hand.press(place(page, 'Guide'))
        return hand.press(main.getByRole('link', { name: 'Start over' }))
      }
      await hand.press(cardOnNow(page, channel))
      await hand.press(main.getByRole('button', { name: `Start over ${titleIn(programme)}` }))
    },
    isDone: () => plays(page, programme),
  }
}

export const audioLanguage = async ({ page, headEnd: { control } }: Visit): Promise<Task> => {
  const live = livePage(page)
  await openAs(page, ANA, `/liveTv?id=${AURORA.id}`)
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
