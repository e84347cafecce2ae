import { isLeft } from 'fp-ts/lib/Either.js'
import { expect, type Route } from 'playwright/test'
import type { AnyMachineSnapshot } from 'xstate'
import type { LiveHomeAnswer } from '../../../../machines/liveHome.ts'
import { isBare, type LiveHome } from '../../../../models/liveHome.ts'
import { homePage, wantLiveForm } from '../../../e2e/support/homePage.ts'
import { shell } from '../../../e2e/support/shell.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { liveHomeModel } from '../../../machines/liveHome/model.ts'
import { regainNetwork } from '../comeOnline.ts'
import { type Gate, isCall, makeGate, REFUSED } from '../gate.ts'
import { browserModel, type Look, never } from '../model.ts'
import { perVisit, type Visit } from '../visit.ts'
import { untilAsked } from '../ways.ts'
import { type OtherTab, openOtherTab } from './livePlayer/accounts.ts'

const CALLS = ['channelBanners', 'homeRecommendations'] as const

type Parts = {
  readonly gates: readonly Gate[]
  readonly tab: OtherTab
  /** Who comes next in the other tab. */
  comer: 'ana' | 'leo'
}
const parts = perVisit<Parts>()

/** The answers to who asked before come too late for anybody. */
const forgetAsked = (visit: Visit): void => {
  for (const gate of parts.of(visit).gates) gate.forget()
}

const homeOf = ({ context }: AnyMachineSnapshot): LiveHome | undefined => context.home

const ways = {
  told: route => route.continue(),
  refused: route => route.fulfill({ status: REFUSED.status }),
  empty: async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), result: { bannerItemList: [] } } })
  },
} satisfies Record<string, (route: Route) => Promise<void>>

const wayOf = (answer: LiveHomeAnswer) => {
  if (isLeft(answer)) return ways.refused
  return isBare(answer.right) ? ways.empty : ways.told
}

/** What the operator tells of, or the first channel where it tells nothing; neither until that is known. */
const bannerShown: Look = async ({ page }, snapshot) => {
  const { watchNow } = homePage(page)
  const home = homeOf(snapshot)
  if (home === undefined) await expect(watchNow).toHaveCount(0)
  else await expect(watchNow).toHaveAttribute('href', isBare(home) ? /id=1101$/ : /id=(?!1101)\d+$/)
}

/** What has just come is drawn with the time that the page's clock goes on. */
const bannerDrawn: Look = (visit, snapshot) => visit.flow(bannerShown(visit, snapshot))

export const liveHomeInBrowser = browserModel({
  model: liveHomeModel,
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    await wantLiveForm(page)
    const gates = await Promise.all(CALLS.map(call => makeGate(page, isCall(call))))
    parts.keep(visit, { gates, tab: await openOtherTab(visit), comer: 'ana' })
    await visit.hold('channelUpdates')
    await visit.stopClock()
    // what is asked for a moment later would be taken for a question of the next session
    await Promise.all([...CALLS.map(call => untilAsked(visit, call)), page.goto('/home')])
  },
  outside: {
    initial: undefined,
    // a clock that stands still opens no menu
    allows: (_, { event, at }) => event.type !== 'language.changed' || !at.matches('loading'),
    after: () => undefined,
  },
  gestures: {
    'viewer.retry': never('the card of the channels asks for both: home.spec.ts presses it'),
    'network.restored': regainNetwork,
    'viewer.sawOthers': never('only where replays are offered as titles: kids.spec.ts'),
    'session.changed': async visit => {
      const { tab, comer } = parts.of(visit)
      parts.of(visit).comer = comer === 'ana' ? 'leo' : 'ana'
      forgetAsked(visit)
      await tab.signIn(comer)
    },
    'language.changed': async visit => {
      const isEnglish = (await visit.page.locator('html').getAttribute('lang')) === 'en'
      await visit.flow(shell(visit.page).chooseLanguage(isEnglish ? 'es' : 'en'))
    },
  },
  answers: {
    load: async (visit, output) => {
      const way = wayOf(output as LiveHomeAnswer)
      await Promise.all(parts.of(visit).gates.map(gate => gate.pass(way)))
    },
  },
  looks: { loading: bannerShown, ready: bannerDrawn, bare: bannerDrawn },
})
