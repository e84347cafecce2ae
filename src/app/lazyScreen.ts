import { type ComponentType, lazy } from 'react'
import { loadWords, type WordsPart } from './intl/messages.ts'
import { fetchMissedStyles } from './styles.ts'

const ASK_AGAIN_MS = 2_000

const nothing = (): void => undefined

const again = <Part>(load: () => Promise<Part>): Promise<Part> =>
  new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
    .then(() => Promise.all([load(), fetchMissedStyles()]))
    .then(
      ([part]) => part,
      () => again(load),
    )

/**
 * What did not come is asked for again, with its styles: all else on the page stays, and its place is kept. What has come
 * does not wait for the styles that others lack.
 */
export const insist = <Part>(load: () => Promise<Part>): Promise<Part> =>
  Promise.all([load(), fetchMissedStyles().catch(nothing)]).then(
    ([part]) => part,
    () => again(load),
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
