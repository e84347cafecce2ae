import type { Page } from 'playwright/test'
import { type EmailAccount, PASSWORD } from './accounts.ts'

/** /login in product words. */
export const loginPage = (page: Page) => {
  const email = page.getByLabel('Email')
  const phone = page.getByRole('textbox', { name: 'Phone' })
  const country = page.getByRole('combobox', { name: 'Country code' })
  const password = page.getByLabel('Password', { exact: true })
  const submit = page.getByRole('main').getByRole('button', { name: 'Log in', exact: true })
  return {
    email,
    phone,
    country,
    password,
    submit,
    open: async (query = ''): Promise<void> => {
      await page.goto(`/login${query}`)
    },
    choosePhone: () => page.getByRole('tab', { name: 'Phone' }).click(),
    logIn: async (account: EmailAccount, secret: string = PASSWORD): Promise<void> => {
      await email.fill(account.email)
      await password.fill(secret)
      await submit.click()
    },
  }
}
