const SCHEMAS = 'docs/openapi.json, components.schemas.'

/** Where the contract says what a field is. */
export const fieldSource = (record: string, field: string): string =>
  record === 'answer'
    ? `docs/openapi.json, the answer of the call${field === '' ? '' : `: ${field}`}`
    : `${SCHEMAS}${record}${field === '' ? '' : `.${field}`}`

/** Rules that no schema says, by where they stand: a chapter of docs/api.md, or a call of it. */
export const SOURCES = {
  envelope: 'docs/api.md, Answers',
  message: 'docs/api.md, errCodes: a code other than 0 has a message',
  status: 'docs/api.md, Answers: HTTP status 200',
  json: 'docs/api.md, Answers (RFC 8259)',
  redirect: 'docs/api.md, Answers: HTTP status 200 (a call is no page)',
  timeout: 'docs/api.md, Answers: within 50 s',
  date: 'docs/api.md, Answers: Date is the clock that the app goes by',
  noStore: 'docs/api.md, Answers: Cache-Control: no-store (RFC 9111 §5.2.2.5)',
  kept: 'docs/api.md, Kept answers',
  cors: 'docs/api.md, Answers: another origin (Fetch, CORS protocol)',
  loginExpired: 'docs/api.md, Who may ask; errCodes: 10101041',
  roles: 'docs/api.md, Who may ask; errCodes: 10101069',
  visitor: 'docs/api.md, login; manifest: visitorMode',
  login: 'docs/api.md, login',
  loginFailed: 'docs/api.md, login; errCodes: 10101041 means a login that has ended',
  unknownAccount: 'docs/api.md, userRandomValue; Answers: a wrong password and an unknown account are refused alike',
  passwords: 'docs/api.md, Passwords: how the key is made',
  renewal: 'docs/api.md, tokenRefresh',
  logout: 'docs/api.md, logout',
  scanCode: 'docs/api.md, quickLoginToken; errCodes: 10101149',
  verification: 'docs/api.md, verification',
  recharge: 'docs/api.md, recharge',
  oldPassword: 'docs/api.md, passwordChange',
  request: 'docs/openapi.json, the fields that the request must have',
  ids: 'docs/api.md, Answers: ids name one thing each',
  guide: 'docs/api.md, Times and lengths: programmes stand one after the other',
  guideDays: 'docs/api.md, epgDay: one entry for each day',
  sameGuide: 'docs/api.md, epgDay: the programmes are those of epgDays',
  checksum: 'docs/api.md, epgChecksums',
  utcDay: 'docs/api.md, Times and lengths: days of the guide are UTC days',
  language: 'docs/api.md, Languages',
  updates: 'docs/api.md, channelUpdates: one state for every dataType',
  rights: 'docs/api.md, contentAuthority',
  accountForThis: 'README, packages/conform: what the account needs',
  streamIds: 'docs/api.md, Streams: {streamId}',
  profile: 'docs/api.md, profileUpdate: the answer is the whole profile',
  policies: 'docs/api.md, policies: signed',
  messages: 'docs/api.md, messageState; unreadCount',
  newestFirst: 'docs/api.md, the call: the newest first',
  lists: 'docs/api.md, Who may ask: what an account keeps is its own; the call',
  reminders: 'docs/api.md, reminderList: with the times that the guide has',
  paging: 'docs/api.md, Pages',
  search: 'docs/api.md, search',
  adults: 'docs/api.md, batchPlaylist: sensitive',
  favoured: 'docs/api.md, vodFavoured',
  progress: 'docs/api.md, vodHistory: the numbers that vodHistoryAdd was told',
  gone: 'docs/api.md, the call; errCodes: 6001-6003 and any other number',
  playSource: 'docs/api.md, playSource: url, or NOAUTHORITY',
  series: 'docs/api.md, episodes; docs/openapi.json, components.schemas.Title.seasons',
  trackers: 'docs/api.md, Streams: {base}',
  playlist: 'docs/api.md, Streams (RFC 8216)',
  playlistType: 'docs/api.md, Streams: application/vnd.apple.mpegurl or audio/mpegurl (RFC 8216 §4)',
  liveEdge: 'docs/api.md, Streams: within 110 s of the present',
  catchUp: 'docs/api.md, Streams: {begin} and {end}',
  streamToken: 'docs/api.md, Streams: refused to a token that nobody gave',
  pictures: 'docs/api.md, Pictures',
  licence: 'docs/api.md, licence',
  clearKey: 'docs/api.md, licence (W3C Encrypted Media Extensions, Clear Key: a JSON Web Key Set)',
  hosts: 'README, For operators: hosts by their names in Content-Security-Policy',
  mixed: 'W3C Mixed Content: a page of https asks for nothing by http',
} as const

/** What is of one cause wherever it stands: a field of a record, a rule of every list that comes in pages. */
export const isOfMany = (source: string): boolean => source.startsWith(SCHEMAS) || source === SOURCES.paging
