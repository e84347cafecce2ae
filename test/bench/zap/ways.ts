import type { Page } from 'playwright'
import { wait } from '../browser.ts'

/** A hand comes to rest on a row before it presses. */
export const AIM_MS = 600
/** A person looks for the row once the group has changed. */
const LOOK_FOR_MS = 500
/** Between two keys of a number. */
const DIGIT_MS = 80

/** How a person goes to a channel: from where, to which ones in turn, and what the hand does. */
export interface Way {
  readonly hasTouch?: boolean
  readonly from: number
  /** Before all zaps: a group is opened, or the picture has the focus. */
  readonly begin?: (page: Page) => Promise<void>
  readonly targets: readonly [number, ...number[]]
  readonly hand: Hand
}

/** What a hand does to go to a channel from the one that is on. */
export type Hand = (page: Page, target: number, left: number) => Promise<void>

/** Where a row can be pressed: nothing lies over it, and the list has not moved it out of sight. */
const place = async (page: Page, number: number): Promise<readonly [number, number]> => {
  const row = page.getByRole('grid').locator(`[data-column=tune][aria-label^="${number} "]`)
  const { x, y, isInSight } = await row.evaluate(button => {
    const { left, top, width, height } = button.getBoundingClientRect()
    const [x, y] = [left + width / 3, top + height / 2]
    return { x, y, isInSight: button.contains(document.elementFromPoint(x, y)) }
  })
  if (!isInSight) throw new Error(`The row of ${number} is not in sight`)
  return [x, y]
}

export const press = async (page: Page): Promise<void> => {
  await page.mouse.down()
  await page.mouse.up()
}

const atOnce = async (page: Page, target: number): Promise<void> => {
  const [x, y] = await place(page, target)
  await page.mouse.move(x, y)
  await press(page)
}

const groupTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

/** All rows are in sight, and none is the neighbour of the one before, which would be prepared. */
const FILM = {
  from: 412,
  targets: [416, 414, 417, 412, 416],
  begin: page => groupTab(page, 'Film').click(),
} satisfies Partial<Way>

const GROUPS: ReadonlyMap<number, string> = new Map([
  [2, 'Sport'],
  [3, 'News'],
  [4, 'Film'],
])

export const WAYS = {
  tapped: {
    ...FILM,
    hasTouch: true,
    begin: page => groupTab(page, 'Film').tap(),
    hand: async (page, target) => page.touchscreen.tap(...(await place(page, target))),
  },
  pointedAt: {
    ...FILM,
    hand: async (page, target) => {
      const [x, y] = await place(page, target)
      await page.mouse.move(x, y)
      await wait(AIM_MS)
      await press(page)
    },
  },
  atOnce: { ...FILM, hand: atOnce },
  key: {
    from: 101,
    targets: [102, 103, 104, 105, 104],
    begin: page => page.locator('[data-player-frame]').focus(),
    hand: (page, target, left) => page.keyboard.press(target > left ? 'PageUp' : 'PageDown'),
  },
  number: {
    from: 412,
    targets: [205, 414, 104, 305, 103],
    hand: async (page, target) => {
      for (const digit of String(target)) {
        await page.keyboard.press(digit)
        await wait(DIGIT_MS)
      }
      await page.keyboard.press('Enter')
    },
  },
  otherGroup: {
    ...FILM,
    targets: [303, 205, 414, 305, 211],
    hand: async (page, target) => {
      await groupTab(page, GROUPS.get(Math.floor(target / 100)) ?? '').click()
      await wait(LOOK_FOR_MS)
      await atOnce(page, target)
    },
  },
} satisfies Readonly<Record<string, Way>>

export type WayName = keyof typeof WAYS
export const WAY_NAMES = Object.keys(WAYS) as ReadonlyArray<WayName>
