import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import { progressOf, VodProgress } from '../../../../models/vodHistory.ts'
import { endpoints } from '../../../../models/wire/index.ts'
import { must as mustBe } from '../../../support/lineups.ts'
import { ANA } from '../accounts.ts'
import { picture } from '../picture.ts'
import { searchPage } from '../searchPage.ts'
import { shell } from '../shell.ts'
import { openAs } from '../signIn.ts'
import { expect } from '../test.ts'
import { titlePage } from '../titlePage.ts'
import { titlesHome } from '../titlesHome.ts'
import type { Task, Visit } from './task.ts'

export const resume = async ({ page, headEnd: { origin } }: Visit): Promise<Task> => {
  const { token } = await user(origin)
  const wanted = { metaId: undefined, pageId: 1, pageSize: 16 }
  const { list } = await must(ask(origin, endpoints.recommendations, wanted, token))
  const film = list.find(({ metaType, authority }) => metaType === 'MOVIE' && authority)
  if (film === undefined) throw new Error('nothing to watch')
  const progress = mustBe(VodProgress, { ...progressOf(600, 3600), metaId: film.metaId })
  await must(ask(origin, endpoints.vodHistoryAdd, progress, token))
  await openAs(page, ANA)
  return {
    walk: hand => hand.press(titlesHome(page).shelf('Continue watching').getByRole('button', { name: film.title })),
    isDone: async () => {
      await expect(page.getByRole('dialog', { name: 'Title player' })).toBeVisible()
      const { advances, facts } = picture(page)
      await advances()
      expect((await facts()).position).toBeGreaterThan(590)
    },
  }
}

export const filmByActor = async ({ page }: Visit): Promise<Task> => {
  await openAs(page, ANA)
  const { field, main } = searchPage(page)
  const film = main
    .getByRole('region', { name: 'Films and series with Filomena Durães' })
    .getByRole('link', { name: /^Third Floor, No Lift/ })
  return {
    walk: async hand => {
      await hand.press(shell(page).header.getByRole('link', { name: 'Search' }))
      await hand.type(field, 'Filomena Durães')
      if (hand.way === 'mouse') {
        await film.hover()
        return hand.press(titlePage(page).enlarged.getByRole('button', { name: 'Play' }))
      }
      await hand.press(film)
      await hand.press(titlePage(page).play)
    },
    isDone: async () => {
      await expect(page.getByRole('dialog', { name: 'Title player' })).toContainText('Third Floor, No Lift')
    },
  }
}
