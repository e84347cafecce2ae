import * as E from 'fp-ts/lib/Either.js'
import { fromPromise } from 'xstate'
import type { LiveHomeAnswer, liveHomeMachine } from '../../../machines/liveHome.ts'
import type { Replays } from '../../../models/replay.ts'
import { channelBanners, homeRecommendations } from '../../../models/wire/liveHome.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'

export interface LiveHomeParts {
  readonly http: Http
  readonly store: Pick<SessionStore, 'read'>
  /** What was broadcast, where that is offered as titles. */
  readonly replays: () => Promise<ReadonlyArray<Replays>>
}

/** Banners and recommendations side by side; one that fails leaves the other alone. */
export const loadLiveHome = async ({ http, store, replays }: LiveHomeParts): Promise<LiveHomeAnswer> => {
  const accountId = store.read()?.account.accountId ?? ''
  const [banners, recommended, broadcast] = await Promise.all([
    http.call(channelBanners, {}, { awaitedBy: 'shelf' }),
    http.call(homeRecommendations, { accountId }, { awaitedBy: 'shelf' }),
    replays(),
  ])
  if (E.isLeft(banners) && E.isLeft(recommended) && broadcast.length === 0) return banners
  return E.right({
    banners: E.isRight(banners) ? banners.right.bannerItemList : [],
    recommended: E.isRight(recommended) ? recommended.right.bannerItemList : [],
    replays: broadcast,
  })
}

/** The home page's chart with the calls it asks for (CHAN-12). */
export const liveHomePorts = (parts: LiveHomeParts): PortsOf<typeof liveHomeMachine> => ({
  loadLiveHome: fromPromise(() => loadLiveHome(parts)),
})
