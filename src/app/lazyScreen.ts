import { type ComponentType, lazy } from 'react'
import { loadWords, type WordsPart } from './intl/messages.ts'
import { fetchMissedStyles } from './styles.ts'

const ASK_AGAIN_MS = 2_000

const asked = <Part>(load: () => Promise<Part>, styles: () => Promise<unknown>): Promise<Part> =>
  Promise.all([load(), styles()]).then(
    ([part]) => part,
    () => new Promise(resolve => setTimeout(() => resolve(asked(load, fetchMissedStyles)), ASK_AGAIN_MS)),
  )

/**
 * What did not come is asked for again, with its styles: all else on the page stays, and its place is kept. What has come
 * does not wait for the styles that others lack.
 */
export const insist = <Part>(load: () => Promise<Part>): Promise<Part> =>
  asked(load, () => fetchMissedStyles().catch(() => undefined))

/** A view of its own code, which comes together with its words. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordsPart = 'later',
) =>
  lazy(async () => {
    const [view] = await Promise.all([insist(load), loadWords(words)])
    return { default: view }
  })
