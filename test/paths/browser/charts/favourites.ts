import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { FavouritesContext } from '../../../../machines/favourites.ts'
import { saveWishOf, shownFavourites } from '../../../../machines/favourites.ts'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { LEO } from '../../../e2e/support/accounts.ts'
import { livePage } from '../../../e2e/support/livePage.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { favouritesModel } from '../../../machines/favourites/model.ts'
import { browserModel, byItself, type Look, never } from '../model.ts'
import type { Release, Visit } from '../visit.ts'

const CHANNEL = 'Praça 1'
const REFUSAL = { errCode: 10102999, message: 'The operator does not take it' } as const
const REFUSED: CallFailure = { tag: 'refused', ...REFUSAL }

const star = ({ page }: Visit) => livePage(page).star(CHANNEL)

const releaseOf = (output: unknown): Release => (isRight(output as Either<CallFailure, unknown>) ? 'answered' : REFUSAL)

/** Takes back the star that an earlier visit may have left with the operator. */
const withoutStar = async (visit: Visit): Promise<void> => {
  const { page, headEnd } = visit
  await livePage(page).find(CHANNEL)
  await visit.quiet()
  if ((await star(visit).getAttribute('aria-pressed')) !== 'true') return
  const before = headEnd.control.countOf('favouriteDelete')
  await star(visit).click()
  await expect.poll(() => headEnd.control.countOf('favouriteDelete')).toBeGreaterThan(before)
}

const starsShown: Look = async (visit, { context }) =>
  expect(star(visit)).toHaveAttribute('aria-pressed', String(shownFavourites(context as FavouritesContext).length > 0))

export const favouritesInBrowser = browserModel({
  model: favouritesModel,
  open: async visit => {
    const { page } = visit
    await openAs(page, LEO, '/liveTv')
    await withoutStar(visit)
    for (const call of ['favouriteList', 'favouriteCreate', 'favouriteDelete'] as const) await visit.hold(call)
    // its code comes with live TV: from this call on the chart runs
    const asked = page.waitForRequest(/channel\/favorite\/list/)
    await page.goto('/liveTv')
    await asked
    await livePage(page).find(CHANNEL)
  },
  outcomes: {
    recall: [[]],
    load: [right([]), left(REFUSED)],
    save: context => [right(saveWishOf(context).after), left(REFUSED)],
  },
  atOnce: ['recall'],
  gestures: {
    'viewer.moveFavourite': never('the walk has one favourite at most: favourites-order.spec.ts moves several'),
    'viewer.toggleFavourite': visit => star(visit).click(),
    'favourites.outdated': never('only another page of the app says so: favourite-channels.spec.ts leads there'),
    'network.restored': never('the walk keeps the network, and only one that was gone comes back'),
  },
  answers: {
    recall: byItself,
    load: (visit, output) => visit.release('favouriteList', releaseOf(output)),
    save: (visit, output, { before }) => {
      const [first] = (before.context as FavouritesContext).wishes
      return visit.release(
        first !== undefined && 'isFavourite' in first && first.isFavourite ? 'favouriteCreate' : 'favouriteDelete',
        releaseOf(output),
      )
    },
  },
  looks: {
    loading: starsShown,
    insisting: starsShown,
    'ready.resting': starsShown,
    'ready.saving': starsShown,
    failed: starsShown,
  },
})
