import { LOGIN_ENDED, USERS_ONLY } from '../contract/codes.ts'
import type { Fields } from '../contract/json.ts'
import type { Call } from '../contract/openApi.ts'
import { SOURCES } from '../contract/sources.ts'
import { type Caller, NOBODY } from '../wire/requests.ts'
import { MADE_UP_TOKEN, PAGING, UNKNOWN, wrongKey } from './samples.ts'
import { refused, type Visit } from './visit.ts'

const KEY = wrongKey('privacy')

/** What calls for users alone are asked with. What changes something is asked for with nothing to change. */
const ASKED: Readonly<Record<string, Fields>> = {
  favouriteCreate: { favoriteChannelList: [] },
  favouriteDelete: { favoriteChannelDeleteList: [] },
  reminderCreate: { subscribeList: [] },
  reminderDelete: { subscribeDeleteList: [] },
  channelHistoryCreate: { playHistoryList: [] },
  channelHistoryDelete: { playHistoryDeleteList: [] },
  messageList: PAGING,
  passwordChange: { oldAuthenticationKey: KEY, authenticationKey: KEY, userRandomValue: KEY },
  recharge: { accountId: UNKNOWN, rechargeCodePassword: '123' },
  vodFavourites: PAGING,
  vodFavoured: { metaIds: UNKNOWN },
  vodFavouriteAdd: { metaId: UNKNOWN },
  vodFavouritesDelete: { metaIds: UNKNOWN },
  vodHistory: { pageId: 1, pageSize: 100 },
  vodHistoryAdd: { metaId: UNKNOWN, playedTime: 1, playProgress: 1, totalDuration: 100 },
  vodHistoryDelete: { metaIds: UNKNOWN },
}

const personalCalls = (
  { contract }: Visit,
  isSold: (call: Call) => boolean,
): ReadonlyArray<readonly [string, Fields]> =>
  contract.calls
    .filter(call => call.answers === 'user' && isSold(call))
    .map(({ name }) => [name, ASKED[name] ?? {}] as const)

/** Without a token, and with one that nobody gave, the login counts as ended. */
export const tryStrangers = async (
  visit: Visit,
  isSold: (call: Call) => boolean,
  user: Caller | undefined,
): Promise<void> => {
  const stranger = { ...NOBODY, accountId: user?.accountId }
  for (const [name, fields] of personalCalls(visit, isSold)) {
    const refusal = { source: SOURCES.loginExpired, code: LOGIN_ENDED }
    await refused(visit, name, fields, stranger, { ...refusal, about: 'refuses who has no token' })
    const madeUp = { ...stranger, token: MADE_UP_TOKEN }
    await refused(visit, name, fields, madeUp, { ...refusal, about: 'refuses a made-up token' })
  }
}

/** A guest gets nothing of an account, not by naming it either, and stays signed in. */
export const tryGuest = async (
  visit: Visit,
  isSold: (call: Call) => boolean,
  guest: Caller,
  user: Caller | undefined,
): Promise<void> => {
  const asUser = { ...guest, accountId: user?.accountId ?? guest.accountId }
  for (const [name, fields] of personalCalls(visit, isSold))
    await refused(visit, name, fields, asUser, {
      about: 'refuses a guest, whatever account it names',
      source: SOURCES.roles,
      code: USERS_ONLY,
    })
}
