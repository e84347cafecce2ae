import { type ComponentType, lazy } from 'react'
import { askAgain } from './askAgain.ts'
import { loadWords, type WordsPart } from './intl/messages.ts'
import { fetchMissedStyles } from './styles.ts'

const withStyles = async <Part>(load: () => Promise<Part>, styles: () => Promise<unknown>): Promise<Part> => {
  const part = await load()
  await styles()
  return part
}

const stylesIfTheyCome = () => fetchMissedStyles().catch(() => undefined)

/**
 * What did not come is asked for again, with its styles: all else on the page stays, and its place is kept. What has come
 * does not wait for the styles that others lack.
 */
export const retryImport = <Part>(load: () => Promise<Part>): Promise<Part> =>
  askAgain(
    () => withStyles(load, stylesIfTheyCome),
    () => withStyles(load, fetchMissedStyles),
  )

/** A view of its own code, which comes together with its words. */
export const lazyScreen = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  words: WordsPart = 'later',
) =>
  lazy(async () => {
    const [view] = await Promise.all([retryImport(load), loadWords(words)])
    return { default: view }
  })
