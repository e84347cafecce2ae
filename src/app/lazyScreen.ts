import { type ComponentType, lazy } from 'react'
import { loadWords, type WordsPart } from './intl/messages.ts'
import { fetchMissedStyles } from './styles.ts'

const ASK_AGAIN_MS = 2_000

/** What did not come is asked for again, with its styles: all else on the page stays, and its place is kept. */
export const insist = <Part>(load: () => Promise<Part>): Promise<Part> =>
  Promise.all([load(), fetchMissedStyles()]).then(
    ([part]) => part,
    () => new Promise(resolve => setTimeout(() => resolve(insist(load)), ASK_AGAIN_MS)),
  )

/** A view of its own code, which comes together with its words. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordsPart = 'later',
) =>
  lazy(async () => {
    const [view] = await Promise.all([insist(load), loadWords(words)])
    return { default: view }
  })
