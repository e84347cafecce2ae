import type { Page } from 'playwright/test'

/** The page of a title, as a person finds it, in English and in Spanish. */
export const titlePage = (page: Page) => ({
  name: page.getByRole('heading', { level: 1 }),
  play: page
    .getByRole('main')
    .getByRole('button', { name: /^(Play|Resume|Reproducir|Continuar)/ })
    .first(),
  star: page.getByRole('button', { name: /^(Favourite|Favorito)$/ }),
  seasons: page.getByRole('tablist', { name: 'Seasons' }),
  episodes: page.getByRole('region', { name: 'Seasons' }).getByRole('listitem'),
  persons: page.getByRole('region', { name: /^(Cast & crew|Reparto y equipo)$/ }),
  alike: page.getByRole('region', { name: 'More like this' }),
  dialog: page.getByRole('dialog'),
  enlarged: page.getByRole('main').getByRole('group'),
})
