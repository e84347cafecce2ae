import type { Page } from 'playwright/test'
import type { Language } from '../../../models/language.ts'

/** The person has chosen this language before, on this device. */
export const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript(chosen => localStorage.setItem('sintonia.device.language', JSON.stringify(chosen)), language)
