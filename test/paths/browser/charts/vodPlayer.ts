import { expect } from 'playwright/test'
import type { MediaFailure } from '../../../../machines/engine/index.ts'
import type { FindAnswer, OpenAnswer, Wished } from '../../../../machines/vodPlayer/index.ts'
import type { VodPlayerContext, VodPlayerEvent } from '../../../../machines/vodPlayer/types.ts'
import { defaultPlayConfig } from '../../../../models/appProperties.ts'
import { instant, SECOND } from '../../../../models/codec/instant.ts'
import { pathOf } from '../../../../models/page.ts'
import { goTo } from '../../../e2e/support/address.ts'
import { progressBar } from '../../../e2e/support/bar.ts'
import { FAILED_REQUEST } from '../../../e2e/support/test.ts'
import { titlesHome } from '../../../e2e/support/titlesHome.ts'
import { setVisible } from '../../../e2e/support/visibility.ts'
import { vodPlayerModel } from '../../../machines/vodPlayer/model.ts'
import { ana, guest, leo } from '../../../support/sessions.ts'
import { comeOnline } from '../comeOnline.ts'
import { browserModel, byItself, type Gesture, never } from '../model.ts'
import type { Visit } from '../visit.ts'
import { untilAsked } from '../ways.ts'
import { card, choose, chooseQuality, live, press } from './livePlayer/hands.ts'
import { looks } from './vodPlayer/looks.ts'
import { openOperator, operatorOf } from './vodPlayer/operator.ts'
import { accountIn, contextOf, outside } from './vodPlayer/outside.ts'
import {
  FIRST_WISH,
  findsOf,
  IN_INTRO,
  isExpired,
  MOVIE_WISH,
  opensOf,
  SERIES_WISH,
  slideOf,
} from './vodPlayer/titles.ts'

/** So often the player looks where the picture is. */
const LOOK_EVERY = 5 * SECOND
const RETRY_EVERY = 2 * SECOND

const failure = (kind: MediaFailure['kind']): MediaFailure => ({ kind, detail: kind, status: undefined })

const player = (visit: Visit) => live(visit).player

const wishFor = async (visit: Visit, wish: Wished): Promise<void> => {
  const { carousel, thumbnails } = titlesHome(visit.page)
  await thumbnails.nth(slideOf(wish)).click()
  await carousel.getByRole('button', { name: /^Play( episode 1)?$/ }).click()
}

/** A hand does something by which a stream is loaded, which waits. */
const loading =
  <Event>(gesture: Gesture<Event>): Gesture<Event> =>
  async (visit, event, moment) => {
    operatorOf(visit).load()
    await gesture(visit, event, moment)
  }

/** It plays to its end. */
const untilOver = ({ page }: Visit): Promise<void> =>
  page.waitForFunction(() => document.querySelector('video')?.ended).then(() => undefined)

const OF_RECORDINGS_THAT_GROW = 'a title is whole: nothing of it is still to come'

export const vodPlayerInBrowser = browserModel({
  model: {
    ...vodPlayerModel,
    input: { wish: SERIES_WISH, status: 'user', playConfig: defaultPlayConfig },
    project: ({ item, wish, status, failure: told, ...context }: VodPlayerContext) => [
      item === undefined ? [wish?.metaId, wish?.episodeId] : [item.metaId, item.epgSourceStatus],
      context.accountId ?? status,
      context.unattended,
      context.isRenewed,
      context.quality,
      told?.reason === 'network',
    ],
  },
  open: async visit => {
    const { page } = visit
    visit.allow(FAILED_REQUEST)
    const { tab } = await openOperator(visit)
    await tab.signIn('ana')
    await titlesHome(page).open()
    await visit.quiet()
    await visit.stopClock()
    await Promise.all([untilAsked(visit, 'title'), wishFor(visit, SERIES_WISH)])
  },
  flows: true,
  leaps: true,
  asides: [
    // the end is a place that is sought, and the picture pauses there
    'viewer.seek',
    'engine.buffering',
    'engine.playing',
    'engine.paused',
    'place.moved',
    'viewer.considerPlace',
    'thumbnails.found',
    'stage.volumeChanged',
    'xstate.after.reportEvery.vodPlayer.showing.notes.resting',
    'xstate.after.seekSettle.vodPlayer.showing.notes.seeking',
  ],
  events: {
    'title.wished': [FIRST_WISH, MOVIE_WISH].map(wish => ({ type: 'title.wished' as const, ...wish })),
    'session.changed': [ana, leo, guest].map(session => ({ type: 'session.changed' as const, session })),
    'viewer.seek': [{ type: 'viewer.seek', to: IN_INTRO }],
    'viewer.selectQuality': [{ type: 'viewer.selectQuality', quality: 2 }],
    'place.moved': [{ type: 'place.moved', positionSec: 0, durationSec: 1_860 }],
    'engine.failed': (['unsupported', 'expired', 'noPermission', 'gone'] as const).map(kind => ({
      type: 'engine.failed' as const,
      failure: failure(kind),
    })),
  },
  outcomes: { find: findsOf, open: opensOf },
  outside,
  gestures: {
    'title.wished': async (visit, { type: _, ...wish }, { before, after }) => {
      operatorOf(visit).forgetTitles()
      await wishFor(visit, wish)
      if (before.value === after.value)
        await expect(visit.page.getByText('This title already plays in the small window')).toBeVisible()
    },
    'viewer.play': async (visit, _, { before }) => {
      if (before.matches({ ended: 'over' })) await player(visit).getByRole('button', { name: 'Watch again' }).click()
      else await press(visit, 'Play')
    },
    'viewer.pause': visit => press(visit, 'Pause'),
    'viewer.seek': async (visit, { to }, { before }) => {
      if (before.matches('ended')) return visit.page.keyboard.press('ArrowLeft')
      const { durationSec, item } = contextOf(before)
      const length = durationSec || (item?.duration ?? 1_860)
      await progressBar(visit.page).press({ start: instant(0), stop: instant(length * SECOND) }, to)
    },
    'viewer.skipIntro': visit => press(visit, 'Skip intro'),
    'viewer.considerPlace': async visit => {
      const { slider, wake } = progressBar(visit.page)
      await wake()
      await slider.hover()
    },
    'viewer.playPrevious': visit => press(visit, /^Previous episode/),
    'viewer.playNext': async (visit, _, { before }) => {
      operatorOf(visit).forgetSources()
      if (before.matches({ ended: 'counting' })) return live(visit).control('Play now').click()
      if (before.matches({ ended: 'asking' })) return live(visit).control('Play the next episode').click()
      if (before.matches('ended'))
        return player(visit)
          .getByRole('button', { name: /^Next episode/ })
          .click()
      await press(visit, /^Next episode/)
    },
    'viewer.stayHere': visit => live(visit).control('Stay here').click(),
    'viewer.setRate': (visit, { rate }) => choose(visit, /^Speed: /, `${rate}×`),
    'viewer.setAspect': (visit, { aspect }) => choose(visit, /^Aspect ratio: /, aspect),
    'viewer.setVolume': async (visit, { volume }) => {
      await progressBar(visit.page).wake()
      const slider = player(visit).getByRole('slider', { name: 'Volume' })
      await slider.fill((await slider.inputValue()) === String(volume) ? '0.7' : String(volume))
    },
    'viewer.setMuted': visit => press(visit, /^(Mute|Unmute)$/),
    'viewer.selectQuality': loading((visit, { quality }: Extract<VodPlayerEvent, { type: 'viewer.selectQuality' }>) =>
      chooseQuality(visit, quality),
    ),
    'viewer.retry': async visit => {
      operatorOf(visit).forgetTitles()
      await card(visit).getByRole('button', { name: 'Try again' }).click()
    },
    'viewer.closePlayer': visit => press(visit, 'Close the player'),
    'viewer.shrink': visit => press(visit, 'Keep watching in the small window'),
    'viewer.expand': visit => press(visit, /^Back to /),
    'viewer.navigated': async ({ page }) => {
      const entries = await page.evaluate(() => history.length)
      await goTo(page, pathOf({ page: 'home', params: { dataType: String(entries) } }))
    },
    'session.changed': async (visit, { session }) => {
      const operator = operatorOf(visit)
      operator.forgetTitles()
      await operator.tab.signIn(accountIn(session))
    },
    'network.restored': async (visit, _, { before }) => {
      if (before.matches('failed')) await visit.context.setOffline(false)
      else await comeOnline(visit)
    },
    'place.moved': async visit => {
      // what is on its way would be given up
      await visit.quiet()
      await visit.page.clock.fastForward(LOOK_EVERY)
    },
    'page.hidden': async ({ page }) => {
      await setVisible(page, false)
      await setVisible(page, true)
    },
    'stage.volumeChanged': byItself,
    'thumbnails.found': never(
      'with the first place that is looked for, once: test/e2e/thumbnails.spec.ts looks at them',
    ),
    'engine.firstFrame': byItself,
    'engine.loading': {
      after: ['xstate.done.actor.open', 'viewer.selectQuality'],
      otherwise: loading(({ page }) => page.clock.fastForward(RETRY_EVERY)),
    },
    'engine.playing': {
      after: ['viewer.play', 'viewer.seek'],
      otherwise: async (visit, _, { before, next }) => {
        const operator = operatorOf(visit)
        if (before.matches({ showing: { picture: 'buffering' } })) operator.goOn()
        else if (next?.event.type === 'engine.buffering') await operator.showBeginning()
        else operator.show()
      },
    },
    'engine.paused': { after: ['viewer.pause'], otherwise: async visit => operatorOf(visit).show() },
    'engine.buffering': byItself,
    'engine.stalled': never(OF_RECORDINGS_THAT_GROW),
    'engine.retrying': async visit => operatorOf(visit).fail(),
    'engine.soundHeldBack': never('a title begins by a hand, after which Chromium lets it sound'),
    'engine.caughtUp': never(OF_RECORDINGS_THAT_GROW),
    'engine.ended': async (visit, _, { before }) => {
      if (contextOf(before).unattended > 0) return visit.flow(untilOver(visit))
      await player(visit).focus()
      await visit.page.keyboard.press('End')
    },
    'engine.failed': async (visit, { failure: { kind } }) => {
      const operator = operatorOf(visit)
      if (kind === 'expired') operator.expire()
      else if (kind === 'unsupported') await operator.refuseForm()
      else await operator.refuseLicence(kind === 'gone' ? 6001 : 5001)
    },
  },
  answers: {
    find: (visit, answer) => operatorOf(visit).tellTitle(answer as FindAnswer),
    open: async (visit, answer, { before }) => {
      const { item, unattended } = contextOf(before)
      if (!isExpired(item)) await operatorOf(visit).tellSource(answer as OpenAnswer, unattended > 0)
    },
    presentation: byItself,
    report: never('nobody hears of it'),
  },
  beyond: {
    'vodPlayer.ended|engine.failed|0': 'what is played out asks for no more: test/machines/vodPlayer lets it break',
    'vodPlayer.ended.counting|viewer.pause|0': 'nothing plays: the sleep timer alone asks for it, in sleep.spec.ts',
  },
  looks,
})
