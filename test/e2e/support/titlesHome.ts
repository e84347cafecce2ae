import { expect, type Page } from 'playwright/test'

/** The home page of a deployment with titles on demand, in the words of any language. */
export const titlesHome = (page: Page) => {
  const main = page.getByRole('main')
  const carousel = main.getByRole('region', { name: /^(Highlights|Destacados|Destaques)$/ })
  return {
    main,
    carousel,
    title: carousel.getByRole('heading', { level: 2 }),
    pause: carousel.getByRole('button', { name: /^(Pause|Pausar)/ }),
    resume: carousel.getByRole('button', { name: /^(Resume|Reanudar|Retomar)/ }),
    thumbnails: carousel.locator('button[aria-current]'),
    shelf: (name: string) => main.getByRole('region', { name, exact: true }),
    open: async (): Promise<void> => {
      await page.goto('/home')
      await expect(carousel).toBeVisible()
    },
  }
}
