import type { Page } from 'playwright/test'
import type { Language } from '../../models/language.ts'
import { pauseClock } from './support/pauseClock.ts'
import { SPEC_MESSAGES } from './support/specMessages.ts'
import { expect, FAILED_REQUEST, test } from './support/test.ts'

const NAMES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español', pt: 'Português' }

/** Whoever cannot get at the menu now, under a dialog or before the app has begun, has chosen before. */
const speak = async (page: Page, language: Language): Promise<void> => {
  const menu = page.getByRole('banner').getByRole('button', { name: /^(Language|Idioma)$/ })
  if ((await menu.count()) === 0) {
    await page.evaluate(chosen => localStorage.setItem('sintonia.device.language', JSON.stringify(chosen)), language)
    await page.reload()
  } else {
    await menu.dispatchEvent('click')
    await page.getByRole('menuitemradio', { name: NAMES[language] }).dispatchEvent('click')
  }
  await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
}

test.describe('The messages of the catalogue', () => {
  for (const { message, says, as, switches = {}, provoke } of SPEC_MESSAGES)
    test.describe(message, () => {
      test.use({ switches })

      test(`[UI-07] [MSG-07] ${message}: said in three languages, and as the news that it is`, async ({
        page,
        context,
        headEnd,
        silence,
      }) => {
        test.slow()
        silence.allow(FAILED_REQUEST)
        await page.clock.install()
        await provoke({ page, context, headEnd })
        const said = page.getByRole(as).filter({ hasText: says.en }).first()
        await expect(said).toBeVisible({ timeout: 60_000 })
        await pauseClock(page)
        for (const language of ['en', 'es', 'pt'] as const) {
          if (language !== 'en') await speak(page, language)
          await expect(page.getByRole(as).filter({ hasText: says[language] }).first()).toBeVisible()
          if (as !== 'alert') await expect(page.getByRole('alert').filter({ hasText: says[language] })).toHaveCount(0)
        }
      })
    })
})
