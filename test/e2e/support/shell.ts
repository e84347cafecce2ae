import { expect, type Page } from 'playwright/test'
import type { EmailAccount } from './accounts.ts'

const LANGUAGES = { en: 'English', es: 'Español', pt: 'Português' } as const

/** What surrounds every page: header, navigation, language, account, messages, footer. */
export const shell = (page: Page) => {
  const header = page.getByRole('banner')
  const account = header.getByRole('button', { name: /^(Account|Cuenta|Conta): / })
  const loginLink = header.getByRole('link', { name: /^(Log in|Iniciar sesión|Entrar)$/ })
  return {
    header,
    account,
    loginLink,
    navigation: header.getByRole('navigation'),
    footer: page.getByRole('contentinfo'),
    /** A toast of bad news. */
    toast: page.getByRole('alert'),
    /** A toast of good news, or of news that ask for nothing. */
    notice: page.getByRole('status'),
    busySign: page.locator('[role=status]').filter({ hasText: 'Loading' }),
    offlineBar: page.getByRole('status').filter({ hasText: 'Network connection failed, please check the network' }),
    isGuest: () => expect(loginLink).toBeVisible(),
    isUser: ({ name }: Pick<EmailAccount, 'name'>) => expect(account).toHaveAccessibleName(new RegExp(`: ${name}$`)),
    logOut: async (): Promise<void> => {
      await account.click()
      await page.getByRole('menuitem', { name: /^(Log out|Cerrar sesión|Sair)$/ }).click()
    },
    chooseLanguage: async (language: keyof typeof LANGUAGES): Promise<void> => {
      await header.getByRole('button', { name: /^(Language|Idioma)$/ }).click()
      await page.getByRole('menuitemradio', { name: LANGUAGES[language] }).click()
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`))
    },
  }
}
