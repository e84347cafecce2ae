import { LEO } from './support/accounts.ts'
import { goTo } from './support/address.ts'
import { violations } from './support/axe.ts'
import { guidePage } from './support/guidePage.ts'
import { loginPage } from './support/loginPage.ts'
import { shell } from './support/shell.ts'
import { openAs } from './support/signIn.ts'
import { expect, test } from './support/test.ts'

/** A channel that no plan of these viewers holds. */
const LOCKED = '/liveTv?view=guide&id=1217'

test.describe('What is missing', () => {
  test('[UI-02] [ROLE-05] a user who chooses a locked programme is offered a purchase, and may cancel', async ({
    page,
  }) => {
    await openAs(page, LEO, LOCKED)
    const { stop } = guidePage(page)
    await expect(stop).toHaveAccessibleName(/not in your plan$/)
    await stop.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'This is not in your plan' })
    await expect(dialog.getByRole('button')).toHaveText(['', 'Cancel', 'Purchase'])
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(stop).toBeFocused()
    await stop.press('Enter')
    await dialog.getByRole('button', { name: 'Purchase' }).click()
    await expect(page.getByRole('dialog', { name: 'Choose a plan' })).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })

  test('[UI-02] [ROLE-01] [ROLE-04] a guest who wants what only a user may is asked, stays, or logs in and is back', async ({
    page,
  }) => {
    const guide = guidePage(page)
    await page.goto(LOCKED)
    await expect(guide.stop).toHaveAccessibleName(/not in your plan$/)
    await guide.stop.press('Enter')
    const prompt = page.getByRole('dialog', { name: 'Log in to continue' })
    await expect(prompt.getByRole('button')).toHaveText(['', 'Cancel', 'Log in'])
    expect(await violations(page)).toEqual([])
    await prompt.getByRole('button', { name: 'Cancel' }).click()
    await expect(prompt).toHaveCount(0)
    await guide.stop.press('Enter')
    await expect(prompt.getByRole('listitem')).toHaveText([/^Your list/, /^Continue/, /^Reminders/])
    await prompt.getByRole('link', { name: 'Create an account' }).click()
    await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirect=%2FliveTv.*&view=signUp$/)
    await expect(prompt).toHaveCount(0)
    await page.goBack()
    await guide.stop.press('ArrowRight')
    await expect(guide.stop).toHaveAccessibleName(/set a reminder$/)
    await guide.stop.press('Enter')
    await prompt.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await loginPage(page).logIn(LEO)
    await expect(page).toHaveURL(/\/liveTv\?.*id=1217/)
    await expect(guide.grid).toBeVisible()
  })

  test('[UI-02] [ROLE-02] a guest who goes to a page for users stays and is asked; the login leads there', async ({
    page,
  }) => {
    await openAs(page, LEO, '/my/plan')
    await shell(page).logOut()
    await expect(page).toHaveURL(/\/home$/)
    await shell(page).isGuest()
    // between two sessions there is nobody to be asked
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sintonia.user.tokens'))).not.toBeNull()
    await goTo(page, '/my/plan')
    const prompt = page.getByRole('dialog', { name: 'Log in to continue' })
    await expect(prompt).toBeVisible()
    await expect(page).toHaveURL(/\/home$/)
    await prompt.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/login\?redirect=%2Fmy%2Fplan$/)
    await loginPage(page).logIn(LEO)
    await expect(page).toHaveURL(/\/my\/plan$/)
  })
})
