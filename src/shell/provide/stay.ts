import { time } from 'virtual:build-facts'
import { fromCallback, fromPromise } from 'xstate'
import { selectCatalogue, selectPlace } from '../../../machines/app/index.ts'
import { selectVodPlayer } from '../../../machines/catalogue/index.ts'
import { releaseMachine } from '../../../machines/release.ts'
import { pathOf, placeOf } from '../../../models/page.ts'
import { keepPlaces } from '../../services/places/keepPlaces.ts'
import { makeKeptPlace } from '../../services/release/keptPlace.ts'
import { makeOperatorsPage } from '../../services/release/operatorsPage.ts'
import { makePageUse } from '../../services/release/pageUse.ts'
import { watchFiles } from '../../services/release/watchFiles.ts'
import { watchMinimum } from '../../services/release/watchMinimum.ts'
import { askNoMore } from '../../ui/askAgain.ts'
import type { AppActor } from '../../ui/context.ts'
import { loadWords } from '../../ui/intl/messages.ts'
import type { LiveFacts } from './liveFacts.ts'
import type { Environment, Services } from './services.ts'

interface StayParts {
  readonly services: Pick<Services, 'report' | 'tabs' | 'timer'>
  readonly environment: Pick<Environment, 'fetch' | 'ticks' | 'deviceNow'>
  readonly window: Window
  readonly app: AppActor
  /** There as soon as a player runs. */
  readonly live: () => LiveFacts | undefined
}

/** Where one was on a page, over going back and over another release of the app. */
export const makeStay = ({ services, environment, window, app, live }: StayParts) => {
  const { document, location } = window
  const place = makeKeptPlace({
    report: services.report,
    area: () => window.sessionStorage,
    location,
    deviceNow: environment.deviceNow,
  })
  /** The page of the address is the one that the app is on. */
  const isShown = (): boolean => {
    const shown = placeOf(location.pathname + location.search)
    return shown !== undefined && pathOf(shown) === pathOf(selectPlace(app.getSnapshot()))
  }
  keepPlaces(window, isShown, place.take())
  const ask = makeOperatorsPage({ fetch: environment.fetch, document })
  const isWatched = (): boolean => {
    const catalogue = selectCatalogue(app.getSnapshot())?.getSnapshot()
    const title = catalogue && selectVodPlayer(catalogue)?.getSnapshot()
    return title?.hasTag('watching') === true || live()?.watched() !== undefined
  }
  const watchUse = makePageUse({ document, timer: services.timer, isWatched })
  // what is said of another release, or without a network, can be fetched only before it
  void loadWords('later')
  import('../../screens/offline/index.tsx').catch(() => undefined)
  watchFiles({
    target: window,
    ask,
    ticks: environment.ticks,
    onGone: () => {
      app.send({ type: 'release.gone' })
      // a chart that is not there yet hears of it with the next file
      if (app.getSnapshot().children.release !== undefined) askNoMore()
    },
  })
  watchMinimum({ ...services, fetch: environment.fetch, time, onTooOld: () => app.send({ type: 'release.gone' }) })
  return releaseMachine.provide({
    actors: {
      recallLoad: fromPromise(async () => place.isRepeated()),
      watchPage: fromCallback(({ sendBack }) =>
        watchUse(isTaken => sendBack(isTaken ? { type: 'page.taken' } : { type: 'page.freed' })),
      ),
      loadAnew: fromPromise(async () => {
        if ((await ask()) === 'unanswered') return false
        place.keep(window.scrollY)
        location.reload()
        return true
      }),
    },
  })
}
