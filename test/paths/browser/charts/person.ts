import { type Either, isRight } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { Films, PersonContext } from '../../../../machines/person.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { titlePage } from '../../../e2e/support/titlePage.ts'
import { personModel } from '../../../machines/person/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, isCall, makeGate } from '../gate.ts'
import { browserModel } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, refused, unchanged } from '../ways.ts'

const SERIES = '/vod/detail/s101'
/** More titles than anybody is in. */
const MANY = 100

type Gates = { readonly person: Gate; readonly films: Gate }
const gates = perVisit<Gates>()

const dialog = ({ page }: Visit) => titlePage(page).dialog
const seeMore = (visit: Visit) => dialog(visit).getByRole('button', { name: 'See more' })

/** One page of the titles, which more follow or none. */
const listed = (hasMore: boolean) => changed(() => ({ total: hasMore ? MANY : 1 }))

const wayOf = (output: unknown) => {
  const answer = output as Either<unknown, Films>
  return isRight(answer) ? listed(answer.right.hasMore) : refused
}

const hasMoreIn = ({ films }: PersonContext): boolean => films.hasMore

export const personInBrowser = browserModel({
  model: personModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    gates.keep(visit, {
      person: await makeGate(page, isCall('person')),
      films: await makeGate(page, isCall('filmography')),
    })
    await page.goto(SERIES)
    await titlePage(page).persons.getByRole('button').first().click()
  },
  outside: {
    initial: undefined,
    // the button is there where more can follow, and rests while more is asked for
    allows: (_, { event, at }) =>
      event.type !== 'viewer.wantMore' || (hasMoreIn(at.context) && !at.matches('loadingMore')),
    after: () => undefined,
  },
  gestures: {
    'viewer.retry': visit => dialog(visit).getByRole('button', { name: 'Try again' }).click(),
    'viewer.wantMore': visit => seeMore(visit).click(),
    'network.restored': regainNetwork,
  },
  answers: {
    person: async (visit, output) => {
      const { person, films } = gates.of(visit)
      const way = wayOf(output)
      await films.pass(way)
      await person.pass(way === refused ? refused : unchanged)
    },
    films: (visit, output) => gates.of(visit).films.pass(wayOf(output)),
  },
  looks: {
    loading: visit => expect(dialog(visit).getByRole('heading')).toHaveText(['Person']),
    shown: async (visit, { context }) => {
      await expect(dialog(visit).getByRole('heading', { name: 'Films and series' })).toBeVisible()
      await expect(seeMore(visit)).toHaveCount(hasMoreIn(context) ? 1 : 0)
    },
    loadingMore: visit => expect(seeMore(visit)).toBeDisabled(),
    moreFailed: visit => expect(dialog(visit).getByRole('alert')).toBeVisible(),
    failed: visit => expect(dialog(visit).getByText('The person could not be loaded')).toBeVisible(),
  },
})
