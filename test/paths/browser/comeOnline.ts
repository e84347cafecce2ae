import type { Visit } from './visit.ts'

/** The device says that it is online again: a page that was offline asks whether somebody answers. */
export const comeOnline = ({ page }: Visit): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')))

/** The device loses its network for a moment, and the page finds the operator again. */
export const regainNetwork = async (visit: Visit): Promise<void> => {
  await visit.page.evaluate(() => void window.dispatchEvent(new Event('offline')))
  await comeOnline(visit)
}
