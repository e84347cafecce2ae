import type { Page } from 'playwright/test'
import { LEO } from './accounts.ts'
import { openAs } from './signIn.ts'

/** Every page, and what is there once its content has come. */
const OF_A_GUEST = {
  '/home': 'main li a',
  '/login': 'main form',
  '/login?view=signUp': 'main form',
  '/login?view=resetPassword': 'main form',
} as const
const OF_A_USER = {
  '/home': 'main li a',
  '/liveTv?id=1101': '#schedule button',
  '/liveTv?view=guide': '[data-kind=playing]',
  '/vod/type/movies': 'main li a',
  '/vod/detail/s101': 'main li',
  '/search': 'main li',
  '/favorites': 'main h2',
  '/history': 'main h2',
  '/my/account': 'main dd',
  '/my/profile': 'main form',
  '/my/plan': 'main li',
  '/my/subscribe': 'main h3',
} as const

type Look = (address: string) => Promise<void>

/** Looks at every page with its content there: first as a guest, then as a user. */
export const onEveryPage = async (page: Page, look: Look): Promise<void> => {
  const lookAtAll = async (pages: Readonly<Record<string, string>>): Promise<void> => {
    for (const [address, content] of Object.entries(pages)) {
      await page.goto(address)
      await page.locator(content).first().waitFor()
      await look(address)
    }
  }
  await lookAtAll(OF_A_GUEST)
  await openAs(page, LEO)
  await lookAtAll(OF_A_USER)
}
