import * as E from 'fp-ts/lib/Either.js'
import { type EventObject, fromCallback, fromPromise } from 'xstate'
import { type AppSnapshot, selectFavourites } from '../../../machines/app/index.ts'
import { carouselMachine } from '../../../machines/carousel.ts'
import { catalogueMachine, type KidsFact, type PageCode, type PageWish } from '../../../machines/catalogue/index.ts'
import type { favouriteChannelsMachine } from '../../../machines/favouriteChannels.ts'
import { codeSplit } from '../../../machines/kit/codeSplit.ts'
import type { searchMachine } from '../../../machines/search/index.ts'
import type { titleDetailMachine } from '../../../machines/titleDetail/index.ts'
import type { titleListsMachine } from '../../../machines/titleLists/index.ts'
import type { vodCategoryMachine } from '../../../machines/vodCategory/index.ts'
import { vodHomeMachine } from '../../../machines/vodHome/index.ts'
import type { vodPlayerMachine } from '../../../machines/vodPlayer/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Manifest } from '../../../models/manifest.ts'
import type { Page } from '../../../models/page.ts'
import { makeGateway } from '../../services/catalogue/gateway.ts'
import { makeMemory } from '../../services/catalogue/memory.ts'
import { makePages } from '../../services/catalogue/pages.ts'
import { carouselPorts, vodHomePorts } from '../../services/catalogue/provideVodHome.ts'
import type { GuideService } from '../../services/guide/index.ts'
import { once } from '../../services/once.ts'
import type { TitleViews } from '../../ui/context.ts'
import type { Services } from './services.ts'
import type { VodPlayerPart } from './vodPlayer.ts'

interface CatalogueParts {
  readonly services: Services
  readonly window: Window
  readonly fetch: typeof fetch
  readonly guide: () => Promise<GuideService>
  /** What this viewer may see, as soon as it is known. */
  readonly channels: () => Promise<ReadonlyArray<Channel>>
  readonly manifest: () => Manifest
  readonly app: () => AppSnapshot
}

interface CataloguePart {
  readonly machine: typeof catalogueMachine
  /** There as soon as a title has been played. */
  readonly titleViews: () => TitleViews | undefined
  /** What is left of the title that is open, in milliseconds at its speed. */
  readonly titleLeft: () => number | undefined
  readonly signSpot: () => VodPlayerPart['signSpot'] | undefined
}

/** The chart of a page whose code is fetched when that page is opened. */
const paged = <Chart>(load: () => Promise<Chart>) => {
  let chart: Chart | undefined
  return {
    load: async (): Promise<void> => {
      chart ??= await load()
    },
    chart: (): Chart => {
      if (chart === undefined) throw new Error('Its code has not been fetched')
      return chart
    },
  }
}

const fetched = async (load: () => Promise<unknown>): Promise<PageCode> => {
  try {
    await load()
    return E.right(undefined)
  } catch {
    return E.left({ tag: 'offline' })
  }
}

/** What the operator has on demand: code that the first page of it loads. The home page's comes along. */
export const makeCatalogueChart = (parts: CatalogueParts): CataloguePart => {
  const { services, guide, channels, manifest, app, window, fetch } = parts
  const { http, ownView } = services
  let wasKidsMode = ownView.isKidsMode()
  const memory = makeMemory({
    now: services.clock.now,
    owner: () => `${services.language()} ${services.store.read()?.account.accountId}`,
  })
  const gateway = makeGateway({ ...services, fetch })
  const catalogue = makePages(http, gateway, memory)
  const places = once(async () => (await import('../../services/titles/places.ts')).makePlaces(services))
  const fetchPicture = (src: string): void => {
    Object.assign(window.document.createElement('img'), { fetchPriority: 'high', src })
  }
  const carousel = carouselMachine.provide({ actors: { ...carouselPorts({ window }) } })
  const vodHome = vodHomeMachine.provide({
    actors: { ...vodHomePorts({ ...services, places, catalogue, fetchPicture }), carousel },
  })
  const vodCategory = paged(async () =>
    (await import('./provideVodCategory.ts')).provideVodCategory({ catalogue, ownView }, carousel),
  )
  let played: VodPlayerPart | undefined
  const player = once(async () => {
    const { makeVodPlayer } = await import('./vodPlayer.ts')
    played = makeVodPlayer({ services, gateway, places: await places(), manifest, app, window })
    return played
  })
  const fetchKidsMode = async () => (await import('./provideChannelTools.ts')).provideKidsMode(services)
  const titleDetail = paged(async () => {
    const { provideTitleDetail } = await import('./provideTitleDetail.ts')
    return provideTitleDetail({ ...services, gateway, places: await places(), player, fetchKidsMode })
  })
  const search = paged(async () => {
    const { provideSearch } = await import('./provideSearch.ts')
    const epgIds = async () => (await channels()).flatMap(({ epgId }) => epgId ?? [])
    return provideSearch({ ...services, memory, gateway, guide, epgIds })
  })
  const lists = paged(async () => {
    const { provideLists } = await import('./lists.ts')
    return provideLists({ ...services, places: await places(), favourites: () => selectFavourites(app()) })
  })
  const pages: Partial<Record<Page, { readonly load: () => Promise<void> }>> = {
    vodCategory,
    vodDetail: titleDetail,
    search,
    favorites: lists,
    history: lists,
  }
  const machine = catalogueMachine.provide({
    actors: {
      watchKidsMode: fromCallback<EventObject, undefined, KidsFact>(({ sendBack }) => {
        const tell = (): void => {
          if (wasKidsMode === ownView.isKidsMode()) return
          wasKidsMode = !wasKidsMode
          sendBack({ type: 'kidsMode.changed' })
        }
        tell()
        return ownView.onChange(tell)
      }),
      loadPage: fromPromise<PageCode, PageWish>(({ input: { page } }) => fetched(async () => pages[page]?.load())),
      vodHome: codeSplit<typeof vodHomeMachine>(() => vodHome),
      vodCategory: codeSplit<typeof vodCategoryMachine>(() => vodCategory.chart()),
      titleDetail: codeSplit<typeof titleDetailMachine>(() => titleDetail.chart()),
      search: codeSplit<typeof searchMachine>(() => search.chart()),
      titleLists: codeSplit<typeof titleListsMachine>(() => lists.chart().titleLists),
      favouriteChannels: codeSplit<typeof favouriteChannelsMachine>(() => lists.chart().favouriteChannels),
      loadPlayer: fromPromise<PageCode>(() => fetched(player)),
      vodPlayer: codeSplit<typeof vodPlayerMachine>(() => {
        if (played === undefined) throw new Error('Its code has not been fetched')
        return played.machine
      }),
    },
  })
  return { machine, titleViews: () => played?.views, titleLeft: () => played?.left(), signSpot: () => played?.signSpot }
}
