import { SOURCES } from '../contract/sources.ts'
import { type Caller, NOBODY } from '../wire/requests.ts'
import { MADE_UP_TOKEN, PAGING, UNKNOWN } from './samples.ts'
import { ENDS_LOGIN } from './session.ts'
import { refused, type Visit } from './visit.ts'

/** What belongs to an account (spec §6). What changes something is asked for with nothing to change. */
const PERSONAL = {
  live: {
    favouriteList: {},
    favouriteCreate: { favoriteChannelList: [] },
    favouriteDelete: { favoriteChannelDeleteList: [] },
    reminderList: {},
    reminderCreate: { subscribeList: [] },
    reminderDelete: { subscribeDeleteList: [] },
    channelHistoryList: {},
    channelHistoryCreate: { playHistoryList: [] },
    channelHistoryDelete: { playHistoryDeleteList: [] },
  },
  titles: {
    vodFavourites: PAGING,
    vodFavoured: { metaIds: UNKNOWN },
    vodFavouriteAdd: { metaId: UNKNOWN },
    vodFavouritesDelete: { metaIds: UNKNOWN },
    vodHistory: { pageId: 1, pageSize: 100 },
    vodHistoryAdd: { metaId: UNKNOWN, playedTime: 1, playProgress: 1, totalDuration: 100 },
    vodHistoryDelete: { metaIds: UNKNOWN },
  },
  always: { profile: {}, notices: {}, recharge: { accountId: UNKNOWN, rechargeCodePassword: '123' } },
} as const

export type Sold = Readonly<{ hasLive: boolean; hasTitles: boolean }>

const personalCalls = ({ hasLive, hasTitles }: Sold) =>
  Object.entries({
    ...(hasLive ? PERSONAL.live : {}),
    ...(hasTitles ? PERSONAL.titles : {}),
    ...PERSONAL.always,
  })

/** Without a token, and with one that nobody gave, the login counts as ended. */
export const tryStrangers = async (visit: Visit, sold: Sold, user: Caller | undefined): Promise<void> => {
  const stranger = { ...NOBODY, accountId: user?.accountId }
  for (const [name, fields] of personalCalls(sold)) {
    const refusal = { source: SOURCES.loginExpired, codes: ENDS_LOGIN }
    await refused(visit, name, fields, stranger, { ...refusal, about: 'refuses who has no token' })
    const madeUp = { ...stranger, token: MADE_UP_TOKEN }
    await refused(visit, name, fields, madeUp, { ...refusal, about: 'refuses a made-up token' })
  }
}

/** A guest gets nothing of an account, not by naming it either, and stays signed in. */
export const tryGuest = async (visit: Visit, sold: Sold, guest: Caller, user: Caller | undefined): Promise<void> => {
  const asUser = { ...guest, accountId: user?.accountId ?? guest.accountId }
  for (const [name, fields] of personalCalls(sold))
    await refused(visit, name, fields, asUser, {
      about: 'refuses a guest, whatever account it names',
      source: SOURCES.roles,
      not: ENDS_LOGIN,
    })
}
