import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { fromCallback, fromPromise } from 'xstate'
import type { CarouselEvent, carouselMachine } from '../../../machines/carousel.ts'
import type { vodHomeMachine } from '../../../machines/vodHome/index.ts'
import { bannerPicture } from '../../../models/banner.ts'
import type { CataloguePage } from '../../../models/catalogue.ts'
import { continueWatching } from '../../../models/continueWatching.ts'
import { shelvesOf } from '../../../models/shelf.ts'
import { slidesOf } from '../../../models/slides.ts'
import type { PortsOf } from '../ports.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { HomeSources } from './homeSources.ts'

export interface VodHomeParts extends HomeSources {
  readonly ownView: Pick<OwnViewStore, 'isKidsMode'>
  /** Fetches a picture that is about to be shown. */
  readonly fetchPicture: (address: string) => void
}

interface CarouselParts {
  readonly window: Pick<Window, 'matchMedia'>
}

/** The carousel's chart with the device's wish for less motion behind it (AHEAD-11). */
export const carouselPorts = ({ window }: CarouselParts): PortsOf<typeof carouselMachine> => ({
  watchMotion: fromCallback<CarouselEvent>(({ sendBack }) => {
    const calm = window.matchMedia('(prefers-reduced-motion: reduce)')
    const tell = () => calm.matches && sendBack({ type: 'motion.reduced' })
    tell()
    calm.addEventListener('change', tell)
    return () => calm.removeEventListener('change', tell)
  }),
})

/** Of what is seen first, the largest picture. */
const firstPicture = (page: CataloguePage): string | undefined => {
  const [slide] = slidesOf(shelvesOf(page))
  return slide && bannerPicture(slide)
}

/** The home page's chart with the catalogue and the account's history behind it (VOD-01). */
export const vodHomePorts = ({ ownView, fetchPicture, ...all }: VodHomeParts): PortsOf<typeof vodHomeMachine> => {
  const sources = async (): Promise<HomeSources> =>
    ownView.isKidsMode() ? (await import('./forChildren.ts')).forChildren(all) : all
  return {
    loadHome: fromPromise(async () => {
      const answer = await (await sources()).catalogue.page({})
      const picture = E.isRight(answer) ? firstPicture(answer.right) : undefined
      if (picture !== undefined) fetchPicture(picture)
      return answer
    }),
    loadPlaylists: fromPromise(async ({ input }) => (await sources()).catalogue.playlists(input)),
    loadRecommended: fromPromise(async () => (await sources()).catalogue.recommendations({ pageId: 1 })),
    loadWatching: fromPromise(async () => {
      const places = await (await sources()).places()
      return pipe(await places.history(), E.map(continueWatching))
    }),
  }
}
