const missed = new Set<HTMLLinkElement>()

/** Hears which style sheets do not come: the loader of the code takes them for fetched from then on. */
export const watchStyles = (page: Document): void =>
  page.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missed.add(target)
    },
    { capture: true },
  )

const fetchAnew = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.onload = resolve
    again.onerror = reject
    link.replaceWith(again)
    missed.delete(link)
  })

/** Asks again for the style sheets that did not come. */
export const fetchMissedStyles = (): Promise<unknown> => Promise.all([...missed].map(fetchAnew))
