import type { CallName } from '../../../models/wire/index.ts'
import type { RefusalName } from './errCodes.ts'

/** Whom a call is answered to. */
export type Asker = 'everybody' | 'session' | 'user'

/** What is said of a call beside its fields; the app carries none of it. */
export interface CallWords {
  readonly purpose: string
  readonly by: Asker
  /** Why it is refused, beside what goes for every call of its askers, and when. */
  readonly refuses?: Readonly<Partial<Record<RefusalName, string>>>
  /** What its fields alone do not say. */
  readonly rules?: ReadonlyArray<string>
}

const CODE_SENT = 'the code was not sent to this name for this purpose, was spent, or is older than 10 minutes'
const PLAY_REFUSALS = {
  tooManyDevices: 'as many devices of the account play as may',
  blackout: 'the rights do not cover the place of the viewer',
}
const WITH_DEVICES =
  'Refused because as many devices play as may, `result` is `{ sessionList: [{ sessionId, deviceName?, since?, what? }] }`: those that play, the oldest first, each with the name of its device, when it began (`Instant`) and the channel or title (an addition of this project).'
const NO_TITLE = { contentGone: 'there is no title by that id' }
const NEWEST_FIRST = 'The newest first, by the time at which it came into the list.'
const AGAIN = 'What is there already is put again with its new values: it stands in the list once.'
const NOT_THERE = 'What is not there is no refusal.'

/** A call without words does not compile. */
export const CALLS: Readonly<Record<CallName, CallWords>> = {
  appProperties: { purpose: 'Content mode, layout and play settings of the app.', by: 'everybody' },
  batchPlaylist: {
    purpose: 'One page of each of several playlists; `sensitive` includes titles for adults.',
    by: 'session',
    rules: [
      'With `sensitive` 0 no title has an `ageRating` of 18 or more; with 1 those are among the others.',
      'A playlist whose `showListType` is `BANNER` has its slides in `bannerList`, all on page 1, and an empty `mediaList`.',
      'A playlist that there is not is left out.',
    ],
  },
  channelBanners: { purpose: 'The slides of a live home page.', by: 'session' },
  channelHistoryCreate: { purpose: 'Report what was watched in an interval.', by: 'user', rules: [AGAIN] },
  channelHistoryDelete: { purpose: 'Forget that channels were watched.', by: 'user', rules: [NOT_THERE] },
  channelHistoryList: {
    purpose: 'The channels that the account watched.',
    by: 'user',
    rules: ['At most 100, the newest `updateTime` first.'],
  },
  channelList: {
    purpose: 'Every channel with its physical channels, and the columns that group them.',
    by: 'session',
    rules: [
      'Channels of kinds that the flags do not ask for may be left out; a column may name channels that are not in the list.',
      'Its rights (`liveAuthority`, `playBackAuthority`) are not read: they come from `contentAuthority`.',
    ],
  },
  channelTopSearch: { purpose: 'The most searched channels, first to last.', by: 'session' },
  channelUpdates: {
    purpose: 'Which kinds of data changed since they were last read.',
    by: 'session',
    rules: [
      'One state for every `dataType` that was asked for: `MODIFIED` where it changed after `timestamp`, else `UNMODIFIED`.',
    ],
  },
  contentAuthority: {
    purpose: "The account's live and catch-up rights of every physical channel.",
    by: 'session',
    rules: [
      'A channel, or a physical channel, that is not named has no right. `lid` is a `logicalChannelId`, `cid` a `channelId` of it.',
      'A right is in force where `exp` is -1, or where `exp` is later than now and `sup` is 1.',
    ],
  },
  contentRules: { purpose: 'Who may see which content, by place, address and account.', by: 'session' },
  epgChecksums: {
    purpose: 'A checksum of every day of every channel, so that only changed days are fetched.',
    by: 'session',
    rules: ['A checksum is the same as long as the programmes of that day are, and is what `epgDays` says of the day.'],
  },
  epgDay: {
    purpose: 'The days of one channel around a date, in one language.',
    by: 'session',
    refuses: { own: 'there is no guide by that id' },
    rules: [
      'One entry for each day from `date` less `pastDays` to `date` plus `futureDays`.',
      'Titles and texts are in `lang`; the programmes are those of `epgDays`, with the same ids and times.',
    ],
  },
  epgDays: {
    purpose: 'One day of many channels.',
    by: 'session',
    rules: ['`epgDayList` has that one day; an `epgId` without a guide is left out.'],
  },
  episodes: {
    purpose: 'The episodes of a series, of one season where it is named.',
    by: 'session',
    refuses: NO_TITLE,
    rules: ['Without `seasonId` those of all seasons, in the order in which they are watched.'],
  },
  favouriteCreate: { purpose: 'Make channels favourites.', by: 'user', rules: [AGAIN] },
  favouriteDelete: { purpose: 'Make channels favourites no more.', by: 'user', rules: [NOT_THERE] },
  favouriteList: { purpose: "The account's favourite channels.", by: 'user' },
  filmography: { purpose: 'One page of the titles a person has a part in.', by: 'session' },
  homeRecommendations: { purpose: "The operator's own choice for the home page of this account.", by: 'session' },
  licence: {
    purpose: "A licence for the browser's content decryption module.",
    by: 'session',
    refuses: {
      noPermission: 'the account may not play this content',
      own: 'the request cannot be read, or there is no such key',
    },
    rules: [
      'The result may stand in `data.result` too.',
      'Of Clear Key: `originalRequestInfo` is in base64 `{ "kids": [...], "type": "temporary" }`, `license` in base64 a JSON Web Key Set.',
    ],
  },
  login: {
    purpose: 'Visitor login, or login with email or phone and the key derived from the password.',
    by: 'everybody',
    refuses: {
      own: 'a guest where `visitorMode` is 0; a wrong password and an unknown account, both with the same code and words',
    },
  },
  logout: {
    purpose: 'End the session; its tokens are void.',
    by: 'session',
    rules: ['All tokens of the session end; those of streams may last to their own end.'],
  },
  manifest: {
    purpose: 'Stream bases, broadcast takeover, visitor mode and names of the deployment.',
    by: 'everybody',
  },
  messageList: { purpose: 'One page of the message centre, newest first.', by: 'user' },
  messageState: {
    purpose: 'Mark a message, or an announcement, as read or unread.',
    by: 'session',
    rules: ['`msgId` is that of a message, or the `id` of an announcement.'],
  },
  metricBatch: {
    purpose: 'Reports of playback, of use and of faults in the app: a metric batch as JSON, gzipped, in base64.',
    by: 'everybody',
    rules: [
      'A viewing (`viewId`) says `start`, or `startFailed` with `errCode`, or `exitBeforeStart`; then `progress` every minute, `stall`, `error`, `end`.',
      '`startupMs`: from the wish to the first frame, or to the exit. `stallMs`: how long it stood still since, `playedMs`: how long it moved; neither counts pauses. The rebuffer ratio is `stallMs / (stallMs + playedMs)`, of many viewings the ratio of the sums.',
      '`latencyMs`: how far a live picture is behind the broadcast. `host`: who gives the stream. `release`: of the app.',
    ],
    refuses: { own: 'it cannot be read' },
  },
  notices: { purpose: 'Announcements for the signed-in account, personal ones among them.', by: 'user' },
  passwordChange: {
    purpose: 'Change the password of the signed-in account.',
    by: 'user',
    refuses: { own: 'the old password is wrong' },
  },
  passwordReset: {
    purpose: 'Set a new password by verification code.',
    by: 'everybody',
    refuses: { own: CODE_SENT },
    rules: ['Ends every session of the account.'],
  },
  person: { purpose: 'One person.', by: 'session', refuses: { own: 'there is no person by that id' } },
  planList: { purpose: 'What this account can buy.', by: 'session' },
  playSource: {
    purpose: 'Where a title plays from, or that the account has no right to it.',
    by: 'session',
    refuses: {
      ...NO_TITLE,
      ...PLAY_REFUSALS,
      noPermission: 'the account has no right to play, if not by `NOAUTHORITY`',
    },
    rules: [
      '`url` is the address of an HLS playlist that is whole (`#EXT-X-ENDLIST`), with whatever token it needs.',
      'Without the right to play, errCode is 0 and `status` is `NOAUTHORITY`; no other word of `status` is read.',
      'Captions are WebVTT (`WEBVTT` in their first line; SRT is not read), and so are `thumbnailsUrl`: HTTP 200, and readable from the origin of the app.',
      WITH_DEVICES,
      'Neither `url` nor `NOAUTHORITY` is a failure: the app says that there is no source.',
    ],
  },
  playSessionEnd: {
    purpose: 'Another device of the account stops playing (an addition of this project).',
    by: 'session',
    rules: [
      '`sessionId` is one of the `sessionList` of a refusal. From then on it counts no more, and its playlists are refused with 403.',
      NOT_THERE,
    ],
  },
  playlistRoot: {
    purpose: 'The categories of the catalogue, and the playlists of the home page or of one category.',
    by: 'session',
    rules: ['Without `type` the playlists of the home page, in their order.'],
  },
  policies: {
    purpose: 'Terms and policies with the version in force and whether this account signed it.',
    by: 'everybody',
    rules: ['`signed` is 1 where the account has signed the `contractVersion` in force, or a later one.'],
  },
  policyDetail: {
    purpose: 'The text of one policy.',
    by: 'everybody',
    refuses: { own: 'there is no policy by that id' },
  },
  policySign: { purpose: 'Agree to policies in one version.', by: 'session' },
  profile: { purpose: 'Who the person of the signed-in account is.', by: 'user' },
  profileUpdate: {
    purpose: 'Changes fields of the profile, an empty text takes one away; refused with the errCode of the field.',
    by: 'user',
    refuses: { profileField: 'the first field that is not accepted; nothing is changed then' },
    rules: ['Fields that are missing stay as they are; the answer is the whole profile.'],
  },
  programmeTranslations: {
    purpose: 'Titles and descriptions of programmes in every language.',
    by: 'session',
    rules: ['A programme that there is not is left out.'],
  },
  publicNotices: { purpose: 'Announcements for guests.', by: 'everybody' },
  quickLoginToken: {
    purpose: 'The login token of a confirmed code; errCode 10101149 until the mobile app confirms.',
    by: 'everybody',
    refuses: { notConfirmed: 'nobody has confirmed the code yet' },
  },
  recharge: {
    purpose: 'Redeem a recharge code.',
    by: 'user',
    refuses: { own: 'the code has not 16 digits, is not valid, or is spent' },
  },
  recommendations: { purpose: 'Titles for the account, or more like the named one.', by: 'session' },
  register: {
    purpose: 'Sign up and sign in at once.',
    by: 'everybody',
    refuses: { own: `${CODE_SENT}; the account exists already` },
  },
  reminderCreate: { purpose: 'Be reminded of programmes.', by: 'user', rules: [AGAIN] },
  reminderDelete: { purpose: 'Be reminded of programmes no more.', by: 'user', rules: [NOT_THERE] },
  reminderList: {
    purpose: "The account's reminders with their programmes.",
    by: 'user',
    rules: ['With the times that the guide has now; programmes that are over are left out.'],
  },
  scanCode: { purpose: 'A new code for QR login.', by: 'everybody' },
  scanCodeInfo: {
    purpose: 'Whether a code waits, was scanned, confirmed, refused or has expired.',
    by: 'everybody',
    rules: ['Asked every 2 s. A code that there is not is `EXPIRED`.'],
  },
  scanCodeLogin: {
    purpose: 'Sign in with the token of a confirmed code.',
    by: 'everybody',
    refuses: { notConfirmed: 'the token is not the one of this code' },
  },
  search: {
    purpose: 'One page of titles, and the persons that the keyword finds.',
    by: 'session',
    rules: [
      'Found is what has, in its name, words that begin with those of `keyword`, all of them and in any order; case and accents do not count, and the middle of a word is not found.',
      'What nothing is called finds nothing: that is an empty list and no refusal. Titles for adults are not found.',
      'Persons stand on page 1.',
    ],
  },
  title: { purpose: 'One title with its seasons and persons.', by: 'session', refuses: NO_TITLE },
  titles: { purpose: 'Several titles by id.', by: 'session', rules: ['A title that there is not is left out.'] },
  tokenRefresh: {
    purpose: 'New tokens for an expired session.',
    by: 'everybody',
    refuses: { refreshExpired: 'the refresh token is unknown, of another kind, or has ended' },
    rules: [
      'The token before stays in force until its own end, so that what is on its way is answered.',
      'The refresh token before may be void; within a minute it should still renew, as a second tab may hold it.',
    ],
  },
  topChannels: { purpose: 'The most watched channels, first to last.', by: 'session' },
  topSearches: { purpose: 'What people search most (page 1, size 10).', by: 'session' },
  trackerList: {
    purpose: 'Hosts of streams, or introducers of peers, in the order to try.',
    by: 'session',
    rules: [WITH_DEVICES],
    refuses: PLAY_REFUSALS,
  },
  trailers: { purpose: 'The trailers of a title.', by: 'session' },
  unreadCount: {
    purpose: 'How many messages are unread.',
    by: 'user',
    rules: ['As many as stand as `UNREAD` in `messageList`, on all of its pages.'],
  },
  userRandomValue: {
    purpose: "The account's salt; a stable made-up one for an unknown account.",
    by: 'everybody',
    rules: [
      'The same value until the password changes: also for an account that there is not.',
      'The case of an email does not count, here as at [login](#call-login).',
    ],
  },
  verification: {
    purpose: 'Send a verification code, or check one.',
    by: 'everybody',
    refuses: { own: CODE_SENT, userRequired: 'the free package is claimed without an account' },
    rules: [
      'Without `verificationCode` a code of 4 digits is sent, to anybody alike; with one it is checked.',
      'With the purpose `freePackage` a code that is right claims the package.',
    ],
  },
  vodFavourites: { purpose: "One page of the account's favourite titles.", by: 'user', rules: [NEWEST_FIRST] },
  vodFavoured: {
    purpose: 'Which of several titles are favourites.',
    by: 'user',
    rules: ['Those of `metaIds` that are, and no others.'],
  },
  vodFavouriteAdd: { purpose: 'Make a title a favourite.', by: 'user', rules: [AGAIN] },
  vodFavouritesDelete: { purpose: 'Take titles out of the favourites.', by: 'user', rules: [NOT_THERE] },
  vodHistory: {
    purpose: 'What the account watched (page 1, size 100).',
    by: 'user',
    rules: ['The newest `updateTime` first.', 'Each entry has the numbers that `vodHistoryAdd` was last told of it.'],
  },
  vodHistoryAdd: {
    purpose: 'Where the account stands in a title.',
    by: 'user',
    rules: [AGAIN, 'Told every 60 s while it plays, and at pause, jump and end.'],
  },
  vodHistoryDelete: { purpose: 'Take titles out of the history.', by: 'user', rules: [NOT_THERE] },
}
