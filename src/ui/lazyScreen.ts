import { type ComponentType, lazy } from 'react'
import { askAgain } from './askAgain.ts'
import { loadWords, type WordsPart } from './intl/messages.ts'

/** A view of its own code, which comes together with its words. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordsPart = 'later',
) =>
  lazy(async () => {
    const [view] = await Promise.all([askAgain(load), loadWords(words)])
    return { default: view }
  })
