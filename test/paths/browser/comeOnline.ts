import type { Visit } from './visit.ts'

/** The device says that it is online again: a page that was offline asks whether somebody answers. */
export const comeOnline = ({ page }: Visit): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')))
