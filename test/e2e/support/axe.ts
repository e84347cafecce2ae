import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright/test'

/**
 * What axe finds wrong on the page, one line a rule. It fetches no style sheets and media of its own for that: on a busy
 * machine its waiting for them ends in a warning on the console.
 */
export const violations = async (page: Page, disabled: ReadonlyArray<string> = []): Promise<ReadonlyArray<string>> => {
  const { violations: found } = await new AxeBuilder({ page })
    .options({ preload: false })
    .disableRules([...disabled])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
}
