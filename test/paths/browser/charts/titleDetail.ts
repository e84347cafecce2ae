import { works } from '@sintonia/operator/world/works.ts'
import type { OutsideStep } from '@sintonia/statechart-paths'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { expect } from 'playwright/test'
import type { TitleAnswer, TitleDetailContext, TitleDetailEvent } from '../../../../machines/titleDetail/types.ts'
import { SECOND } from '../../../../models/codec/instant.ts'
import { ANA } from '../../../e2e/support/accounts.ts'
import { goTo } from '../../../e2e/support/address.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { openAs } from '../../../e2e/support/signIn.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { titlePage } from '../../../e2e/support/titlePage.ts'
import { GONE, northOfHere, titleDetailModel, viewOf } from '../../../machines/titleDetail/model.ts'
import { film } from '../../../support/titles.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, isCall, makeGate, REFUSED } from '../gate.ts'
import { browserModel, type Gesture, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { changed, isTaken, refused, unchanged, untilAsked } from '../ways.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'

const FILM = works.find(({ kind, tier }) => kind === 'MOVIE' && tier === 'free')?.id ?? ''
/** The operator's titles that stand for those of the chart's model. */
const TITLES: Readonly<Record<string, string>> = { r1: FILM, s1: 's101' }
const SERIES = northOfHere.title.metaId
/** The operator has it no longer. */
const GONE_CODE = 6001
/** Its source is expired. */
const EXPIRED = { epgSourceStatus: 2 }
const TICK = 10 * SECOND

type Parts = { readonly title: Gate; readonly history: Gate; readonly tab: OtherTab }
const parts = perVisit<Parts>()

const main = ({ page }: Visit) => page.getByRole('main')
const dialog = ({ page }: Visit) => titlePage(page).dialog

/** What is on its way comes too late for anybody. */
const anew =
  (gesture: Gesture<TitleDetailEvent>): Gesture<TitleDetailEvent> =>
  async (visit, event, moment) => {
    const { title, history } = parts.of(visit)
    title.forget()
    history.forget()
    await gesture(visit, event, moment)
  }

const openTitle = ({ page }: Visit, id: string): Promise<void> => goTo(page, `/vod/detail/${TITLES[id]}`)

/** Its second season is empty. */
const withFirstSeason = changed(
  ({ episodeList }: { readonly episodeList: readonly { readonly season: number }[] }) => ({
    episodeList: episodeList.filter(({ season }) => season === 1),
  }),
)

const wayOf = (answer: TitleAnswer) => {
  if (isRight(answer)) {
    if (answer.right.title.metaId === SERIES) return unchanged
    return changed(({ media }: { readonly media: object }) => ({ media: { ...media, ...EXPIRED } }))
  }
  return answer.left === GONE
    ? (route: Parameters<typeof refused>[0]) => route.fulfill({ json: { errCode: GONE_CODE } })
    : refused
}

/** A title plays over the page. */
type World = { readonly isPlaying: boolean }

const hasDialog = (at: OutsideStep['at']): boolean =>
  at.matches({ person: 'open' }) || at.matches({ playing: 'refused' }) || at.matches({ page: 'gone' })

const allows = ({ isPlaying }: World, { event, actor, at }: OutsideStep): boolean => {
  const wish = event as TitleDetailEvent
  if (isPlaying) return wish.type === 'history.changed'
  if (actor !== undefined) return true
  const { view, isUser, season }: TitleDetailContext = at.context
  const isFree = view !== undefined && !hasDialog(at)
  const isSeries = view?.title.metaId === SERIES
  switch (wish.type) {
    case 'history.changed':
      return false
    case 'session.changed':
      return (wish.session.status === 'user') !== isUser
    case 'viewer.play':
      return isFree && (!isSeries || (isUser && at.matches({ progress: 'known' })))
    case 'viewer.retry':
      return at.matches({ page: 'failed' }) && view === undefined ? true : isFree && isSeries && season === 2
    case 'language.changed':
      return !hasDialog(at)
    case 'viewer.considerPlay':
    case 'viewer.chooseSeason':
    case 'viewer.openPerson':
      return isFree
    default:
      return true
  }
}

const titleShown: Look = async (visit, { context }) => {
  const { view }: TitleDetailContext = context
  if (view === undefined) await expect(main(visit).getByRole('heading', { level: 1 })).toHaveCount(0)
  else await expect(titlePage(visit.page).star).toBeVisible()
}
/** The player of titles, which lies over the page too, is none of the page's. */
const noDialog: Look = async (visit, at) => {
  const own = dialog(visit).filter({ hasNot: visit.page.locator('[data-player-frame]') })
  if (!hasDialog(at)) await expect(own).toHaveCount(0)
}

export const titleDetailInBrowser = browserModel({
  model: titleDetailModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    await visit.hold('playSource')
    const title = await makeGate(page, isCall('title'))
    const history = await makeGate(page, isCall('vodHistory'))
    await page.route(isCall('episodes'), withFirstSeason)
    parts.keep(visit, { title, history, tab: await openOtherTab(visit) })
    await Promise.all([untilAsked(visit, 'title'), openAs(page, ANA, `/vod/detail/${FILM}`)])
  },
  asides: ['clock.ticked', 'viewer.considerPlay'],
  outcomes: {
    title: ({ metaId }: TitleDetailContext) => [
      right(metaId === SERIES ? northOfHere : viewOf(film('r1', EXPIRED))),
      left(REFUSED),
      left(GONE),
    ],
  },
  outside: {
    initial: { isPlaying: false } as World,
    allows,
    after: (_, { event, at }) => ({
      isPlaying: event.type === 'viewer.play' && (at.context as TitleDetailContext).view?.title.metaId === SERIES,
    }),
  },
  gestures: {
    'viewer.navigated': anew(async (visit, event) => {
      if (event.type === 'viewer.navigated') await openTitle(visit, event.params.metaId ?? '')
    }),
    'viewer.retry': anew(visit =>
      main(visit)
        .getByRole('button', { name: /^(Try again|Intentar de nuevo)$/ })
        .click(),
    ),
    'viewer.chooseSeason': ({ page }) => page.getByRole('tab').nth(1).click(),
    'viewer.considerPlay': ({ page }) => titlePage(page).play.hover(),
    'viewer.play': async visit => titlePage(visit.page).play.click(),
    'viewer.dismissProblem': visit =>
      dialog(visit)
        .getByRole('button', { name: /^(OK|Aceptar)$/ })
        .click(),
    'viewer.openPerson': ({ page }) => titlePage(page).persons.getByRole('button').first().click(),
    'viewer.closePerson': ({ page }) => page.keyboard.press('Escape'),
    'language.changed': anew(async ({ page }) => {
      const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en'
      await shell(page).chooseLanguage(isEnglish ? 'es' : 'en')
    }),
    'network.restored': regainNetwork,
    'clock.ticked': ({ page }) => page.clock.fastForward(TICK),
    'history.changed': async visit => {
      await expect(dialog(visit)).toBeVisible()
      await visit.page.keyboard.press('Escape')
      await expect(dialog(visit)).toHaveCount(0)
    },
    'session.changed': anew(async (visit, event) => {
      if (event.type === 'session.changed')
        await parts.of(visit).tab.signIn(event.session.status === 'user' ? 'ana' : 'guest')
    }),
  },
  answers: {
    title: (visit, output) => parts.of(visit).title.pass(wayOf(output as TitleAnswer)),
    progress: (visit, output) => parts.of(visit).history.pass(isTaken(output) ? unchanged : refused),
  },
  beyond: {
    'titleDetail.page.loading|done.actor.title|2': 'kids mode begins and ends with another page: kids.spec.ts',
  },
  looks: {
    'page.loading': titleShown,
    'page.shown': titleShown,
    'page.gone': visit =>
      expect(main(visit).getByRole('alert')).toContainText(/no longer available|ya no está disponible/),
    'page.closed': never('kids mode begins and ends with another page: kids.spec.ts'),
    'page.failed': async (visit, snapshot) => {
      const { view }: TitleDetailContext = snapshot.context
      if (view !== undefined) return titleShown(visit, snapshot)
      await expect(main(visit).getByText(/^(The title could not be loaded|No se pudo cargar el título)$/)).toBeVisible()
    },
    'star.off': never('a guest has the star too, which leads to the login page'),
    'star.on': never('titleStar looks at it'),
    'progress.off': never('the button says so as soon as it is known'),
    'progress.asking': never('the button says so as soon as it is known'),
    'progress.known': never('the button says so as soon as it is known'),
    'person.closed': noDialog,
    'person.open': visit => expect(dialog(visit)).toBeVisible(),
    'playing.allowed': noDialog,
    'playing.refused': visit => expect(dialog(visit)).toContainText(/source is invalid|no es válida/),
  },
})
