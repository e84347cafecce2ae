import { type Kept, leaveOnDevice, openBare } from '../../e2e/support/signIn.ts'
import type { Visit } from './visit.ts'

export type Tab = {
  /** Leaves something on the device: news from another tab for the app. */
  readonly keep: (kept: Kept) => Promise<void>
  /** Does what only one tab does at a time; the others wait until it is given away. */
  readonly takeTurn: (name: string) => Promise<void>
  readonly giveTurn: () => Promise<void>
}

declare global {
  interface Window {
    readonly giveTurn: () => void
  }
}

/** In the tab: resolves once the turn has come. */
const takeTurn = (lock: string): Promise<void> =>
  new Promise(begun => {
    void navigator.locks.request(lock, () => {
      begun()
      return new Promise<void>(resolve => Object.assign(window, { giveTurn: resolve }))
    })
  })

/**
 * A page of this origin that runs no app: what it does to the storage is news from another tab. It stays behind the
 * app's: a browser paints a page that is covered once in a second.
 */
export const openTab = async ({ page, context, headEnd }: Visit): Promise<Tab> => {
  const tab = await context.newPage()
  await openBare(tab, headEnd.origin)
  await page.bringToFront()
  return {
    keep: kept => leaveOnDevice(tab, kept),
    takeTurn: name => tab.evaluate(takeTurn, `sintonia.${name}`),
    giveTurn: () => tab.evaluate(() => window.giveTurn()),
  }
}
