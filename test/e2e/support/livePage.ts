import { expect, type Page } from 'playwright/test'
import { picture } from './picture.ts'

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** As in LiveTv.module.css. */
const WIDEST_WITH_TABS = 1100

/** /liveTv in product words; the words are English unless the test says otherwise. */
export const livePage = (page: Page) => {
  const list = page.getByRole('grid')
  const scroller = page.locator('#channels')
  const player = page.locator('[data-player-frame]')
  const screen = picture(page)

  const named = (channel: string) => page.getByRole('button', { name: new RegExp(`^\\d+ ${escaped(channel)}(,|$)`) })
  const tuneButton = (channel: string) => list.locator(named(channel))
  const row = (channel: string) => list.getByRole('row').filter({ has: named(channel) })
  const star = (channel: string) => row(channel).locator('[data-column="favourite"]')

  /** On a narrow screen the channels have a tab of their own under the picture. */
  const part = async (name: 'Programmes' | 'Channels'): Promise<void> => {
    if ((page.viewportSize()?.width ?? Infinity) <= WIDEST_WITH_TABS)
      await page.getByRole('tab', { name, exact: true }).click()
  }

  /** Turns the list until the channel's row is in the page. */
  const find = async (channel: string) => {
    await part('Channels')
    await expect(list.getByRole('row').first()).toBeAttached()
    await expect(async () => {
      if ((await tuneButton(channel).count()) === 0) {
        await scroller.evaluate(box => {
          const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
          box.scrollTop = isAtEnd ? 0 : box.scrollTop + box.clientHeight
        })
      }
      expect(await tuneButton(channel).count()).toBe(1)
    }).toPass({ intervals: [50] })
    return row(channel)
  }

  const isTuned = async (channel: string): Promise<void> => {
    await find(channel)
    await expect(row(channel)).toHaveAttribute('aria-current', 'true')
  }

  const control = (name: string | RegExp) => player.getByRole('button', { name, exact: true })

  return {
    page,
    picture: screen,
    player,
    list,
    scroller,
    groups: page.getByRole('tablist', { name: 'Groups' }),
    row,
    tuneButton,
    star,
    part,
    find,
    isTuned,
    title: page.getByRole('main').getByRole('heading', { level: 2 }).first(),
    control,
    /** The controls go when nobody stirs; a focus that comes anew brings them back. */
    press: async (name: string | RegExp): Promise<void> => {
      await expect(async () => {
        await control(name).blur()
        await control(name).focus()
        await control(name).click({ trial: true, timeout: 2_000 })
      }).toPass({ intervals: [50] })
      await control(name).click()
    },
    open: async (query = ''): Promise<void> => {
      await page.goto(`/liveTv${query}`)
    },
    /** The list moves by itself while a channel that was chosen before comes on: its rows go out of the page then. */
    tune: async (channel: string): Promise<void> => {
      await expect(async () => {
        await find(channel)
        await tuneButton(channel).click({ trial: true, timeout: 2_000 })
      }).toPass({ intervals: [50] })
      await tuneButton(channel).click()
    },
    /** The channel is chosen in the list, and new frames of it are painted; until its first one the old picture stands. */
    plays: async (channel: string): Promise<void> => {
      await isTuned(channel)
      await expect(player.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await expect(player.getByRole('button', { name: 'Pause' })).toBeAttached()
      await screen.advances()
    },
    /** The browser may have held the sound back until a person asks for it. */
    isHeard: () =>
      expect(async () => {
        const offer = player.getByRole('button', { name: 'Turn the sound on' })
        if (await offer.isVisible()) await offer.click()
        expect(await screen.sounding()).toBe(1)
      }).toPass(),
    /** Every row that is in the page now, with the words it speaks. */
    spokenRows: () =>
      list
        .locator('[data-column="tune"]')
        .evaluateAll(buttons => buttons.map(button => button.getAttribute('aria-label') ?? '')),
  }
}

export type LivePage = ReturnType<typeof livePage>
