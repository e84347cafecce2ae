import type { Either } from 'fp-ts/lib/Either.js'
import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import { type FavouriteWish, favouritesMachine } from '../../../machines/favourites/index.ts'
import { type LineupEvent, lineupMachine, type OwnViewWish } from '../../../machines/lineup/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { withHidden } from '../../../models/channelChoices.ts'
import type { ChannelFavourite } from '../../../models/channelFavourite.ts'
import { addMs, type Instant } from '../../../models/codec/instant.ts'
import * as liveEndpoints from '../../../models/wire/live.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import type { OwnViewStore } from '../storage/ownView.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { StoredValues } from '../storage/values.ts'
import { type LineupParts, loadLineup, loadProgrammes } from './live.ts'

export interface LineupChartParts extends LineupParts {
  readonly ownView: OwnViewStore
}

/** Keeps what the person decides on the device, and hears what other tabs decide (AHEAD-18, AHEAD-22). */
const watchOwnView = ({ read, choices, choose, onChange }: OwnViewStore) =>
  fromCallback<OwnViewWish, undefined, LineupEvent>(({ sendBack, receive }) => {
    const tell = (): void => sendBack({ type: 'ownView.changed', ownView: read() })
    receive(wish => {
      if (wish.type === 'session.changed') tell()
      else if (wish.type === 'viewer.startOnLast') choose({ startsOnLast: wish.isWished })
      else choose({ hiddenIds: withHidden(choices().hiddenIds, wish.channelId, wish.isHidden) })
    })
    tell()
    return onChange(tell)
  })

/** The line-up's chart with the calls it asks for. */
export const provideLineup = (parts: LineupChartParts): typeof lineupMachine =>
  lineupMachine.provide({
    actors: {
      loadLineup: fromPromise(() => loadLineup(parts)),
      loadProgrammes: fromPromise(({ input }) => loadProgrammes(parts, input)),
      ownView: watchOwnView(parts.ownView),
    },
  })

export interface FavouritesParts {
  readonly http: Http
  readonly clock: Pick<ServerClock, 'now'>
  readonly store: Pick<SessionStore, 'read'>
  readonly values: Pick<StoredValues, 'favouriteIds'>
}

interface FavouriteList {
  readonly favoriteChannelList: ReadonlyArray<ChannelFavourite>
}
const newestFirst = ({ favoriteChannelList }: FavouriteList): ReadonlyArray<LogicalChannelId> =>
  [...favoriteChannelList].sort((a, b) => b.updateTime - a.updateTime).map(star => star.logicalChannelId)

/** An order is told by times: the first favourite is the newest (CHAN-08, AHEAD-18). */
const inOrder = (channelIds: ReadonlyArray<LogicalChannelId>, now: Instant): ReadonlyArray<ChannelFavourite> =>
  channelIds.map((logicalChannelId, at) => ({ logicalChannelId, updateTime: addMs(now, -at) }))

const saveWish = ({ http, clock }: FavouritesParts, wish: FavouriteWish) => {
  if ('order' in wish)
    return http.call(liveEndpoints.favouriteCreate, { favoriteChannelList: inOrder(wish.order, clock.now()) })
  const { channelId, isFavourite } = wish
  return isFavourite
    ? http.call(liveEndpoints.favouriteCreate, { favoriteChannelList: inOrder([channelId], clock.now()) })
    : http.call(liveEndpoints.favouriteDelete, { favoriteChannelDeleteList: [{ logicalChannelId: channelId }] })
}

/** The favourites' chart with the calls it asks for; their ids are cached on the device for this account only (CHAN-08). */
export const provideFavourites = (parts: FavouritesParts): typeof favouritesMachine => {
  const { http, store, values } = parts
  const accountId = () => store.read()?.account.accountId
  /** The session may have ended meanwhile: then nothing of it is kept. */
  const keeping = async <A>(
    call: Promise<Either<CallFailure, A>>,
    idsOf: (answer: A) => ReadonlyArray<LogicalChannelId>,
  ) => {
    const owner = accountId()
    const answer = E.map(idsOf)(await call)
    if (E.isRight(answer) && owner !== undefined && owner === accountId()) values.favouriteIds.write(answer.right)
    return answer
  }
  return favouritesMachine.provide({
    actors: {
      recallFavourites: fromPromise(async () => values.favouriteIds.read()),
      loadFavourites: fromPromise(({ input: { isQuiet } }) =>
        keeping(http.call(liveEndpoints.favouriteList, {}, { background: isQuiet }), newestFirst),
      ),
      saveWish: fromPromise(({ input: { wish, after } }) => keeping(saveWish(parts, wish), () => after)),
    },
  })
}
