import { useLayoutEffect } from 'react'

type RootMark =
  | 'dialog'
  | 'entrance'
  | 'floating'
  | 'floatingAbove'
  | 'floatingBar'
  | 'floatingLarge'
  | 'floatingMedium'
  | 'kids'
  | 'lettersOff'
  | 'marquee'
  | 'offline'
  | 'stillMarquee'

/**
 * Counts on the page's root, as `data-…`, how many such things are there. A rule that asks the root itself by `:has()` is
 * asked anew at every change of the page: the guide then styled ten times as many elements in a frame.
 */
export const useRootMark = (mark: RootMark, isThere = true): void =>
  useLayoutEffect(() => {
    if (!isThere) return
    const { dataset } = document.documentElement
    const count = (by: number): void => {
      const many = Number(dataset[mark] ?? 0) + by
      if (many > 0) dataset[mark] = `${many}`
      else delete dataset[mark]
    }
    count(1)
    return () => count(-1)
  }, [mark, isThere])
