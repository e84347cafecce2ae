import type { Visit } from './visit.ts'

/** What the app keeps on the device, by its keys. */
export type Kept = Readonly<Record<string, string>>

export type Tab = {
  /** Leaves something on the device: news from another tab for the app. */
  readonly keep: (kept: Kept) => Promise<void>
}

/**
 * A page of this origin that runs no app: what it does to the storage is news from another tab. It stays behind the
 * app's: a browser paints a page that is covered once in a second.
 */
export const openTab = async ({ page, context, headEnd }: Visit): Promise<Tab> => {
  const tab = await context.newPage()
  await tab.goto(`${headEnd.origin}/robots.txt`)
  await page.bringToFront()
  const keep = (kept: Kept): Promise<void> =>
    tab.evaluate(values => {
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    }, kept)
  return { keep }
}
