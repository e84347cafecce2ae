import { type ComponentType, lazy } from 'react'
import { askAgain } from './askAgain.ts'
import { loadWords, type WordsPart } from './intl/messages.ts'

/** What did not come is asked for again: all else on the page stays, and its place is kept. */
export const retryImport = <Part>(load: () => Promise<Part>): Promise<Part> => askAgain(load)

/** A view of its own code, which comes together with its words. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordsPart = 'later',
) =>
  lazy(async () => {
    const [view] = await Promise.all([retryImport(load), loadWords(words)])
    return { default: view }
  })
