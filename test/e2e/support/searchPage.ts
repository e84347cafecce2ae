import type { Page } from 'playwright/test'

/** /search in product words. */
export const searchPage = (page: Page) => {
  const main = page.getByRole('main')
  return {
    main,
    field: main.getByRole('searchbox'),
    part: (name: string) => main.getByRole('region', { name, exact: true }),
    recents: main.getByRole('region', { name: 'Recent searches' }),
    nothing: main.getByRole('heading', { name: /^Nothing found for/ }),
    failed: main.getByRole('heading', { name: 'Films and series could not be searched' }),
    dialog: page.getByRole('dialog'),
  }
}
