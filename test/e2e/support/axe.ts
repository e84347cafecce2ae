import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/** What fades in or out comes to its end; what goes on and on is left out. */
const transitionsEnd = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )

const analysed = async (page: Page, disabled: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ preload: false })
    .disableRules([...disabled])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/**
 * What axe finds wrong on the page, one line a rule; a colour that was on its way to another one is looked at again. It
 * fetches no style sheets and media of its own for that: on a busy machine its waiting for them ends in a warning on the
 * console.
 */
export const violations = async (page: Page, disabled: ReadonlyArray<string> = []): Promise<ReadonlyArray<string>> => {
  const found = await analysed(page, disabled)
  if (found.length === 0) return found
  await transitionsEnd(page)
  return analysed(page, disabled)
}
