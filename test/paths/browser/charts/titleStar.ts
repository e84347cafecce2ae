import { type Either, isRight } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { TitleStarContext } from '../../../../machines/titleStar.ts'
import { isStarred } from '../../../../machines/titleStar.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { titlePage } from '../../../e2e/support/titlePage.ts'
import { titleStarModel } from '../../../machines/titleStar/model.ts'
import { answeredAt, type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel, type Look } from '../model.ts'
import { perVisit } from '../visit.ts'
import { changed, refused } from '../ways.ts'

const SERIES = 's101'

type Gates = { readonly favoured: Gate; readonly save: Gate }
const gates = perVisit<Gates>()

/** Whatever an earlier visit has left with the operator. */
const told = (answer: Either<unknown, boolean>) =>
  isRight(answer) ? changed(() => ({ metaIdList: answer.right ? [SERIES] : [] })) : refused

const starShown: Look = async ({ page }, { context }) =>
  expect(titlePage(page).star).toHaveAttribute('aria-pressed', String(isStarred(context as TitleStarContext)))

export const titleStarInBrowser = browserModel({
  model: titleStarModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    gates.keep(visit, {
      favoured: await makeGate(page, isCall('vodFavoured')),
      save: await makeGate(page, isCall('vodFavouriteAdd', 'vodFavouritesDelete')),
    })
    await openAs(page, ANA, `/vod/detail/${SERIES}`)
  },
  gestures: { 'viewer.toggleTitle': ({ page }) => titlePage(page).star.click() },
  answers: {
    favoured: (visit, output) => gates.of(visit).favoured.pass(told(output as Either<unknown, boolean>)),
    save: answeredAt(visit => gates.of(visit).save),
  },
  looks: { asking: starShown, resting: starShown, saving: starShown },
})
