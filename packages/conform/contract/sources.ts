/** The records of the contract by the entity of spec §3 that they are, so that a difference can name its place. */
const ENTITIES: Readonly<Record<string, ReadonlyArray<string>>> = {
  'Logical channel': ['Channel', 'ChannelKey', 'ChannelListInfo', 'Column', 'ColumnInfo'],
  'Physical channel': ['PhysicalChannel', 'PhysicalRights', 'ChannelRights', 'MultiDrmStreamIdMap'],
  Programme: ['Programme', 'ChannelProgramme', 'Translation', 'ProgrammeTranslations'],
  'EPG record': ['EpgRecord', 'EpgDay', 'EpgModel', 'EpgDayChecksum', 'EpgChecksum'],
  'Banner item': ['BannerItem', 'BannerChannel', 'HistoryEpisode', 'Landscape', 'Genre'],
  'VOD detail / media': ['Title', 'SeasonEntry', 'EpgProgramInfo', 'PlaySource'],
  'Announcement / marquee': ['Announcement', 'AnnouncementProperties'],
  Plan: ['Plan', 'PlanText'],
  'User info': ['UserInfo', 'Subscription', 'LoginResult'],
  'Token info': ['TokenInfo'],
  Profile: ['Profile'],
  'Content rule': ['ContentRule', 'Rule'],
  Manifest: ['Manifest', 'UiProperties', 'BroadcastProperties', 'OtherProperties', 'E2eeProperties'],
  'Layout config': ['AppProperties', 'LayoutConfig', 'DefaultPlayConfig'],
}

const entityOf = new Map(
  Object.entries(ENTITIES).flatMap(([entity, records]) => records.map(record => [record, entity] as const)),
)

/** Where the specification says what a field is, and where the contract says it in full. */
export const fieldSource = (record: string, field: string): string => {
  const entity = entityOf.get(record)
  const spec = entity === undefined ? 'spec §7' : `spec §3, ${entity}`
  return `${spec}; docs/openapi.json, ${record}${field === '' ? '' : `.${field}`}`
}

/** Rules that no schema says, by where they come from. */
export const SOURCES = {
  envelope: 'spec §8, Response body errCode; docs/api.md, Every answer',
  message: 'spec §8, Other nonzero: a toast with the server message',
  status: 'docs/openapi.json, responses: 200 alone',
  json: 'docs/openapi.json, responses: application/json (RFC 8259)',
  redirect: 'docs/openapi.json, responses: 200 alone (a call is no page)',
  timeout: 'spec §9, Request timeout 50 s',
  date: 'docs/api.md, Date; spec §9, reminders 120 s and time-shift 110 s go by it',
  noStore: 'docs/api.md, Cache-Control: no-store (RFC 9111 §5.2.2.5)',
  kept: 'docs/api.md, A call with a time to keep',
  cors: 'docs/api.md, another origin (Fetch, CORS protocol)',
  loginExpired: 'spec §8, 10101041 or 10101040: login expired; 555 and others: treated like it',
  roles: 'spec §6, Guest (visitor) and User',
  visitor: 'spec §7, Account: a visitor login; spec §6, Visitor mode',
  login: 'spec §7, Account: login/v3 returns accountInfo, sessionId, drmTemplates and tokens',
  loginFailed: 'spec §8, Login failures are reported with errCode and message',
  unknownAccount: 'docs/api.md, userRandomValue; a wrong password and an unknown account are refused alike',
  renewal: 'spec §7, Account: token/refresh/v3; docs/api.md, tokenRefresh: new tokens',
  logout: 'docs/api.md, logout: its tokens are void',
  scanCode: 'spec §8, 10101149; docs/api.md, quickLoginToken',
  validation: 'spec §5',
  request: 'docs/openapi.json, the fields that the request must have',
  ids: 'spec §3, an id names one thing',
  guide: 'spec §4, Programme status: one programme is playing; spec §3, EPG record',
  checksum: 'spec §3, EPG checksum per app and date; spec §9, EPG sync',
  utcDay: 'spec §9, EPG sync: dates are UTC midnight',
  updates: 'spec §7, update/v4: dataStates with dataType',
  rights: 'spec §6, Channel authority is separate for live and catch-up',
  profile: 'docs/api.md, profileUpdate: the profile',
  lists: 'spec §6, User: favourites, reminders, histories; docs/api.md',
  paging: 'spec §7, paging; spec §9, Default page size',
  gone: 'spec §8, 6001-6003 and other nonzero',
  playSource: 'spec §5, A play source without url is a failure; spec §8, NOAUTHORITY',
  series: 'spec §3, VOD detail / media: seriesId, season, episode',
  trackers: 'spec §7, tracker/list; spec §3, stream_cdn_base',
  playlist: 'RFC 8216',
  playlistType: 'RFC 8216 §4: application/vnd.apple.mpegurl or audio/mpegurl',
  liveEdge: 'spec §4, Live player; spec §9, Time-shift minimum offset 110 s',
  catchUp: 'spec §1, catch-up; docs: config.json, streams.dvr from {begin} to {end}',
  licence: 'spec §7, DRM: license in base64',
  clearKey: 'spec §7, DRM (W3C Encrypted Media Extensions, Clear Key: a JSON Web Key Set)',
  hosts: 'README, For operators: hosts by their names in Content-Security-Policy',
  mixed: 'W3C Mixed Content: a page of https asks for nothing by http',
} as const
