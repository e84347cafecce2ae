import type { HeadEnd } from '@sintonia/operator'
import type { Page } from 'playwright/test'
import type { Hand, Way } from '../hands/index.ts'

export interface Visit {
  readonly page: Page
  readonly way: Way
  readonly headEnd: HeadEnd
}

export interface Task {
  /** What the hand does counts; what is looked at does not. */
  readonly walk: (hand: Hand) => Promise<void>
  readonly isDone: () => Promise<void>
}

export const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
