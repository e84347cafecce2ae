import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import { isRight } from 'fp-ts/lib/Either.js'
import type { Route } from 'playwright/test'
import type { FindAnswer, OpenAnswer } from '../../../../../machines/vodPlayer/index.ts'
import { NO_AUTHORITY } from '../../../../../models/playSource.ts'
import { endpoints } from '../../../../../models/wire/index.ts'
import { isCall, makeGate } from '../../gate.ts'
import { madePerVisit, type Visit } from '../../visit.ts'
import { changed, refused, unchanged } from '../../ways.ts'
import { openOtherTab } from '../livePlayer/accounts.ts'
import { refuseForm } from '../livePlayer/unplayable.ts'
import { isEmpty, isExpired, LEFT_OFF, slidesLike } from './titles.ts'

interface Lists {
  readonly playlistList?: readonly { readonly bannerList?: readonly object[] }[]
}

type Way = (route: Route) => Promise<void>

const withErrCode =
  (errCode: number): Way =>
  route =>
    route.fulfill({ json: { errCode } })
const withStatus =
  (status: number): Way =>
  route =>
    route.fulfill({ status })

/** The slides of the home page are those that the walk plays. */
const withSlides = changed(({ playlistList = [] }: Lists) => ({
  playlistList: playlistList.map(list => {
    const [slide] = list.bannerList ?? []
    return slide === undefined ? list : { ...list, bannerList: slidesLike(slide) }
  }),
}))
const expired = changed(({ media }: { readonly media: object }) => ({ media: { ...media, epgSourceStatus: 2 } }))
const withoutEpisodes = changed(() => ({ episodeList: [] }))
const withoutRight = changed(() => ({ url: NO_AUTHORITY, status: NO_AUTHORITY }))
/** It has ended before anybody gets tired of it. */
const short = changed(({ url }: { readonly url: string }) => ({
  url: url.replace(/duration=\d+/, 'duration=12'),
  intro: undefined,
}))
const withoutAddress = changed(() => ({ url: undefined }))

const refusalWay = (refusal: { readonly tag: string; readonly errCode?: number }): Way => {
  switch (refusal.tag) {
    case 'noAuthority':
      return withoutRight
    case 'noPlaysourceUrl':
      return withoutAddress
    case 'offline':
      return route => route.abort('connectionfailed')
    case 'refused':
      return withErrCode(refusal.errCode ?? 0)
    default:
      return refused
  }
}

const titleWay = (answer: FindAnswer): Way => {
  if (!isRight(answer)) return refusalWay(answer.left)
  return isExpired(answer.right.title) ? expired : unchanged
}
const sourceWay = (answer: OpenAnswer, isShort: boolean): Way => {
  if (!isRight(answer)) return refusalWay(answer.left)
  return isShort ? short : unchanged
}

const isMedia = (file: RegExp) => (url: URL) => url.pathname.startsWith('/vod-media/') && file.test(url.pathname)

/** In the page: all that has come is played. */
const hasRunDry = (): boolean => {
  const video = document.querySelector('video')
  if (video === null || video.buffered.length === 0) return false
  const { buffered, currentTime, readyState } = video
  return readyState === HTMLMediaElement.HAVE_CURRENT_DATA && currentTime > buffered.end(buffered.length - 1) - 0.5
}

/** The operator and its media in the hands of a path: whoever asks them waits until the path says what they answer. */
const prepareOperator = async (visit: Visit) => {
  const { page, context, headEnd } = visit
  const { token } = await user(headEnd.origin)
  await must(ask(headEnd.origin, endpoints.vodHistoryAdd, LEFT_OFF, token))
  await page.route(isCall('playlistRoot', 'batchPlaylist'), withSlides)
  const titles = await makeGate(page, isCall('title'))
  const episodes = await makeGate(page, isCall('episodes'))
  const sources = await makeGate(page, isCall('playSource'))
  const licences = await makeGate(page, isCall('licence'))
  const masters = await makeGate(page, isMedia(/\/index\.m3u8$/))
  const pictures = await makeGate(page, isMedia(/\/v\d+\/\d+\.m4s$/))
  const told = (): number => headEnd.control.countOf('vodHistoryAdd')
  const toldBefore = told()
  const load = (): void => {
    for (const gate of [masters, pictures]) {
      gate.hold()
      gate.forget()
    }
  }
  return {
    tab: await openOtherTab(visit),
    /** Whether the operator was told how far somebody has got. */
    isTold: (): boolean => told() > toldBefore,
    /** What was asked for a title before comes too late for anybody. */
    forgetTitles: titles.forget,
    /** Whatever is loaded from now on waits. */
    load,
    tellTitle: async (answer: FindAnswer): Promise<void> => {
      episodes.open(isEmpty(answer) ? withoutEpisodes : unchanged)
      await titles.pass(titleWay(answer))
    },
    tellSource: async (answer: OpenAnswer, isShort: boolean): Promise<void> => {
      load()
      if (!isRight(answer) && answer.left.tag === 'offline') await context.setOffline(true)
      await sources.pass(sourceWay(answer, isShort))
    },
    forgetSources: sources.forget,
    /** A stream that was on before is known, and not asked for again. */
    show: (): void => {
      licences.open(unchanged)
      pictures.open(unchanged)
      masters.open(unchanged)
    },
    /** Two seconds of it come, and are played. */
    showBeginning: async (): Promise<void> => {
      masters.open(unchanged)
      await visit.flow(pictures.pass(unchanged))
      await visit.flow(page.waitForFunction(hasRunDry))
    },
    goOn: (): void => pictures.open(unchanged),
    /** Until something is loaded anew: what was asked for ahead of the player, and the player itself. */
    fail: (): void => masters.open(withStatus(500)),
    expire: (): void => masters.open(withStatus(403)),
    refuseForm: (): Promise<void> => masters.pass(refuseForm),
    refuseLicence: async (errCode: number): Promise<void> => {
      licences.open(withErrCode(errCode))
      pictures.open(unchanged)
      await masters.pass(unchanged)
    },
  }
}

const operators = madePerVisit(prepareOperator)

/** The operator of a visit that was opened. */
export const operatorOf = operators.of
export const openOperator = operators.open
