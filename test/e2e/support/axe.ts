import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const LONGEST_FADE_MS = 2_000

/** What fades in or out comes to its end; what goes on for longer, as a bar that fills, is left out. */
export const fadesEnd = (page: Page): Promise<unknown> =>
  page.evaluate(
    longest =>
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime) < longest)
          .map(({ finished }) => finished),
      ),
    LONGEST_FADE_MS,
  )

/** Of WCAG 2.2 AA, and off by default. */
const ADDED = 'target-size'

const analysed = async (page: Page, disabled: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const rules = Object.fromEntries([[ADDED, { enabled: true }], ...disabled.map(id => [id, { enabled: false }])])
  const { violations: found } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ preload: false, resultTypes: ['violations'], rules })
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}

/**
 * What axe finds wrong on the page, one line a rule; a colour that was on its way to another one is looked at again. It
 * fetches no style sheets and media of its own for that: on a busy machine its waiting for them ends in a warning on the
 * console. Nor does it put together in a page of its own what it found in several frames: there is one.
 */
export const violations = async (page: Page, disabled: ReadonlyArray<string> = []): Promise<ReadonlyArray<string>> => {
  const found = await analysed(page, disabled)
  if (found.length === 0) return found
  await fadesEnd(page)
  return analysed(page, disabled)
}
