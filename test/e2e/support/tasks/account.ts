import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import type { Page } from 'playwright/test'
import { addMs, SECOND } from '../../../../models/codec/instant.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import { channelId } from '../../../support/lineups.ts'
import { ANA, LEO } from '../accounts.ts'
import { channelTools } from '../channelTools.ts'
import { codeFor } from '../codes.ts'
import type { Hand } from '../hands/index.ts'
import { kidsHome } from '../kidsHome.ts'
import { loginPage } from '../loginPage.ts'
import { untilQuiet } from '../quiet.ts'
import { shell } from '../shell.ts'
import { openAs } from '../signIn.ts'
import { expect } from '../test.ts'
import { place, type Task, type Visit } from './task.ts'

export const plan = async ({ page, headEnd }: Visit): Promise<Task> => {
  await openAs(page, LEO)
  // where the first arrow leads depends on what is there
  await untilQuiet(headEnd)
  const shop = page.context().waitForEvent('page', { timeout: 0 })
  return {
    walk: async hand => {
      await hand.press(page.getByRole('main').getByRole('link', { name: 'See plans' }))
      await hand.press(page.getByRole('main').getByRole('button', { name: /^Switch to Complete \(/ }))
    },
    isDone: async () => {
      await expect((await shop).getByRole('main')).toContainText(`${LEO.name}, you chose Complete`)
    },
  }
}

const NEW_PASSWORD = 'sintonia9'

const replacePassword = async ({ page, headEnd }: Visit, hand: Hand): Promise<void> => {
  const main = page.getByRole('main')
  await hand.press(shell(page).loginLink)
  await hand.press(main.getByRole('link', { name: 'Forgot password' }))
  await hand.type(loginPage(page).email, ANA.email)
  await hand.press(main.getByRole('button', { name: 'Send code' }))
  await hand.type(main.getByLabel('Verification code'), await codeFor(headEnd, ANA.email))
  await hand.type(main.getByLabel('New password'), NEW_PASSWORD)
  await hand.press(main.getByRole('button', { name: 'Save new password' }))
}

export const password = async (visit: Visit): Promise<Task> => {
  const { page } = visit
  await page.goto('/home')
  await shell(page).isGuest()
  return {
    walk: hand => replacePassword(visit, hand),
    isDone: async () => {
      await expect(shell(page).notice.filter({ hasText: 'Set new password successfully' })).toBeVisible()
      await shell(page).isUser(ANA)
    },
  }
}

const PIN = '7391'

const chooseKids = async (page: Page, hand: Hand): Promise<void> => {
  await hand.press(shell(page).account)
  await hand.press(page.getByRole('menuitem', { name: 'Kids mode' }))
}

const isForKids = async (page: Page): Promise<void> => {
  await expect(channelTools(page).kids.dialog).toHaveCount(0)
  await kidsHome(page).leave.click()
  await expect(channelTools(page).kids.dialog.getByLabel('PIN', { exact: true })).toBeVisible()
}

export const kidsFirst = async ({ page }: Visit): Promise<Task> => {
  await openAs(page, ANA)
  const { dialog } = channelTools(page).kids
  return {
    walk: async hand => {
      await chooseKids(page, hand)
      await hand.type(dialog.getByLabel('Four-digit PIN'), PIN)
      await hand.press(dialog.getByRole('button', { name: 'Start kids mode' }))
    },
    isDone: () => isForKids(page),
  }
}

export const kidsAgain = async ({ page }: Visit): Promise<Task> => {
  const { kids } = channelTools(page)
  await openAs(page, ANA, '/liveTv')
  await kids.begin(PIN)
  await page.goto('/home')
  await isForKids(page)
  await kids.enter(PIN)
  await expect(kids.dialog).toHaveCount(0)
  return {
    walk: hand => chooseKids(page, hand),
    isDone: () => isForKids(page),
  }
}

export const arrange = async ({ page, headEnd: { origin, control } }: Visit): Promise<Task> => {
  const { token } = await user(origin)
  const favoriteChannelList = ['1103', '1101'].map((id, at) => ({
    logicalChannelId: channelId(id),
    updateTime: addMs(control.now(), at * SECOND),
  }))
  await must(ask(origin, endpoints.favouriteCreate, { favoriteChannelList }, token))
  await openAs(page, ANA)
  const tools = channelTools(page)
  return {
    walk: async hand => {
      await hand.press(place(page, 'Live'))
      await hand.press(tools.options)
      await hand.press(page.getByRole('menuitem', { name: 'Arrange channels' }))
      await hand.press(tools.order.getByRole('button', { name: 'Move Plaza Mayor up' }))
    },
    isDone: () => expect.poll(tools.ordered).toEqual(['Plaza Mayor', 'Aurora']),
  }
}
