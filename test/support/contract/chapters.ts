import { readFileSync } from 'node:fs'
import { DAYS_BACK, DAYS_FORWARD } from '../../../models/epg.ts'
import { pages } from '../../../models/page.ts'
import { REFUSALS } from './errCodes.ts'

/** What goes for many calls: a chapter of docs/api.md, and of the description of docs/openapi.json. */
export interface Chapter {
  readonly title: string
  readonly text: string
}

const CONFIG = new URL('../../../public/config.json', import.meta.url)
const { streams } = JSON.parse(readFileSync(CONFIG, 'utf8')) as { streams: { live: string; dvr: string } }

const codes = Object.values(REFUSALS).map(({ code, means, app }) => `| ${code} | ${means} | ${app} |`)

const paths = Object.values(pages).map(({ path }) => `\`${path}\``)

/** Links name calls and records (`#call-...`, `#type-...`), or a chapter. */
export const CHAPTERS: ReadonlyArray<Chapter> = [
  {
    title: 'Requests',
    text: `Every request has the headers \`Authorization\` (the token alone, without \`Bearer\`), \`client\` and \`lang\`; every POST body has
the fields of [DeviceInfo](#type-DeviceInfo) beside the call's own; VOD and search calls also have those of
[CatalogueInfo](#type-CatalogueInfo), and the token in the query as well. A form is
\`application/x-www-form-urlencoded\`; what is no text stands in it, and in a query, as JSON.`,
  },
  {
    title: 'Answers',
    text: `Every answer is \`{ errCode, message?, result? }\` with HTTP status 200, a refusal too; errCode 0 carries the result described here. A
request that cannot be read (no JSON, or a required field missing or of another type) is refused in the same envelope, with 200 or
with 400, 413, 415 or 422; of \`accountId\`, which proves nothing, that is not asked. A field that is optional may be missing or
null. Texts are UTF-8, encoded once, and stand as they are to be read: no HTML entities. Unknown fields are not read. A list whose item cannot be read loses that item.
What is not there within 50 s counts as no answer.

\`Date\` is the clock that the app goes by. What an account is answered, and whatever holds tokens, says \`Cache-Control: no-store\`. A
wrong password and an unknown account are refused alike. Where the app comes from another origin, every answer allows it, refusals too,
and exposes \`Date\`; \`OPTIONS\` allows \`Authorization\`, \`client\`, \`lang\` and \`Content-Type\` by their names. Ids name one thing
each; the same id in two calls is the same thing.`,
  },
  {
    title: 'Who may ask',
    text: `By its token a request is that of a guest, of a user, or of nobody. A guest is whoever did a visitor login ([login](#call-login));
\`accountId\` in a body proves nothing. At each call stands whom it is answered to:

- **everybody**: with any token or none.
- **guests and users**: whoever has a token that is in force. Without one it may be refused with 10101041; with one that has ended it is.
- **users**: a guest is refused with 10101069, whatever account the body names; without a token, with one that was made up or has ended, or
  with a token of another kind (a refresh token), it is refused with 10101041.`,
  },
  {
    title: 'errCodes',
    text: `| errCode | It means | The app |\n|---|---|---|\n| 0 | success, \`result\` is read | goes on |\n${codes.join('\n')}

Codes are read from the body alone, never from the HTTP status. A code other than 0 has a \`message\` for the person, in the language asked
for. At each call stands which codes it has beside those of [who may ask](#who-may-ask).`,
  },
  {
    title: 'Pages',
    text: `\`pageId\` counts from 1. The app asks with \`pageSize\` 16, 100 for the history of titles, 10 for the top searches; any size from 1 to
100 is granted. A page is full as long as more follow: without \`total\` a page that is not full is the last. \`total\` is the number of items in the whole
list, the same on every page. The order is the same from page to page, for half an hour at least, and no item stands on two pages. A page
behind the last is an empty list and no refusal.`,
  },
  {
    title: 'Times and lengths',
    text: `Moments are whole milliseconds since 1970 UTC, in requests and answers (\`Instant\`); where a type allows seconds too
(\`Moment\`, \`Expiry\`, \`ExpiredTs\`), milliseconds are to be written all the same. No field has a time zone: the app shows the zone
of the device. Days of the guide are UTC days (\`UtcDay\`, the millisecond of midnight UTC): a programme stands in the day in which it
begins, and a back end may give it in the next day too where it runs on. The guide has ${DAYS_BACK} days before
today and ${DAYS_FORWARD} after it. Programmes of a day stand by their start, one after the other
without overlap, \`stopTime\` not in it. Lengths are seconds (\`duration\`, \`playedTime\`, \`playDuration\`); the only ones that are not say so at
the field. The duration of a title is what its playlist plays, within two minutes or a tenth. Days of catch-up have
24 hours, counted back from now.`,
  },
  {
    title: 'Languages',
    text: `Texts are in the language asked for: \`lang\` (header and body), \`language\` in VOD and search calls. An operator answers in those that
\`webapp_custom_lang\` of the [manifest](#call-manifest) names, or in all of \`en\`, \`es\` and \`pt\` where it names none. Ids, times and numbers do not
depend on it.`,
  },
  {
    title: 'Passwords',
    text: `A password never leaves the page. \`userRandomValue\` is the salt of the account: 32 random bytes, written as base64url without \`=\`
(43 characters), made by the client at sign-up and at each change. \`authenticationKey\` is
PBKDF2-HMAC-SHA-256 with 100,000 iterations and a length of 32 bytes, of the password as UTF-8; its salt is **the 32 bytes that
userRandomValue decodes to**, not its text; it is written as base64url without \`=\`. The back end keeps salt and a hash of the key, and
compares.`,
  },
  {
    title: 'Tokens',
    text: `\`token\` goes into the header, and as \`token\` into the query of VOD and search calls. When a call is refused with 10101041, the app renews
once by [tokenRefresh](#call-tokenRefresh) for all that wait, and asks again. Each kind of token opens its own thing only. After
[logout](#call-logout) none of the session is good any more.`,
  },
  {
    title: 'Addresses',
    text: `Pictures, captions, bases of streams and \`url\` of [playSource](#call-playSource) are whole addresses or paths. A path belongs to the
origin of the app, not to \`apiOrigin\`: where these differ, write whole addresses. At the app's origin these paths are pages of the
app, each answered with \`index.html\`: ${paths.join(', ')}. Put no files
or streams below them.`,
  },
  {
    title: 'Streams',
    text: `Addresses of channels are made by templates of the app's \`config.json\` (\`streams\`); without one of your own they are

- live: \`${streams.live}\`
- dvr: \`${streams.dvr}\` (catch-up and time-shift)

\`{base}\` of live: each HLS tracker of [trackerList](#call-trackerList) in its order, then \`stream_cdn_base\`; of a protected channel
\`live_drm_cdn_base\`, then \`stream_cdn_base\`; of dvr: \`dvr_cdn_base\`. A slash at its end is taken away; a path is one of the app's origin ([addresses](#addresses)).
\`{streamId}\` is \`liveStreamId\` or \`dvrStreamId\` of the physical channel, else \`streamId\`. \`{begin}\` and \`{end}\` are **seconds** since
1970 UTC, and the recording covers them whole. \`{token}\` is that of the [tokens](#type-TokenInfo), and is put in percent-encoded. The app asks
for playlists of channels too that a person may change to next: only who asks for segments watches. Titles play from the \`url\` of
[playSource](#call-playSource), with no template.

Playlists are HLS (RFC 8216), of type \`application/vnd.apple.mpegurl\` or \`audio/mpegurl\`, and readable from the app's origin. A live playlist goes on (no
\`#EXT-X-ENDLIST\`) and ends within 110 s of the present; a recording of what is over and a title are whole (\`#EXT-X-ENDLIST\`). Of a programme that is on,
\`{begin}\` is 60 s before it where the account has the live right, and \`{end}\` is its end and lies in the future: the recording goes up to
now, and either grows to \`{end}\` (\`#EXT-X-PLAYLIST-TYPE:EVENT\`) or stops there with \`#EXT-X-ENDLIST\`. Live playlists and recordings
say by \`#EXT-X-PROGRAM-DATE-TIME\` when their segments were broadcast: the first segment of a recording holds \`{begin}\`.
Somebody who signs is a picture of its own, in the clear and without sound: a line \`#EXT-X-MEDIA:TYPE=VIDEO\` in a group that no
\`#EXT-X-STREAM-INF\` names, with \`CHARACTERISTICS="public.accessibility.sign-language-interpretation"\` and a \`URI\` (the first that can be asked
counts). Its playlist has the dates of the stream's own; of a title both begin at 0.
Where a template has \`{token}\`, a playlist is refused with HTTP 401 or 403 to a token that nobody gave, or that has ended.`,
  },
  {
    title: 'Pictures',
    text: `Fields with \`icon\`, \`poster\`, \`landscape\`, \`lettering\` or \`avatar\` in their names are addresses of pictures: HTTP 200 with a type of \`image/\`, and
readable by a page of the app's origin. A picture that is not there is left out of the answer.`,
  },
  {
    title: 'Kept answers',
    text: `A call with a time to keep is the same for everybody. Where the [manifest](#call-manifest) says \`cacheable\`, it is asked for by GET
under the same path, without those headers: in the query stand its own fields, what is no text as JSON, and \`appId\`, \`brandId\`,
\`vnoId\` and \`lang\` (VOD: \`language\` and \`country\`), and no more, so that one copy serves all: texts are in the language of the query. The answer has an \`ETag\`,
which is the same as long as the answer is, and the \`max-age\` that is said at the call; asked again with \`If-None-Match\` it is 304 where nothing has changed. What is asked for when
it has changed keeps 0 seconds, so that no cache gives the old one. A query of more than 4,000 characters goes by POST, and so
does everything that is sealed.`,
  },
  {
    title: 'Sealed bodies',
    text: `In zero-trust mode bodies are \`{ "v": 1, "kid", "salt", "iv", "ct" }\`, each text base64url without \`=\`. The key is PBKDF2-HMAC-SHA-256 of the share
key as UTF-8, with **the bytes that \`salt\` decodes to**, 100,000 iterations, 32 bytes, for AES-256-GCM; \`iv\` is 12 random bytes; \`ct\` is what
AES-GCM gives, its tag of 16 bytes at the end. The additional data is the text \`request METHOD path requestId\`, and \`response METHOD path requestId\` for the
answer to it: the path without its query, \`requestId\` that of the header \`x-request-id\` (or \`?requestId=\` in the query, where no header can be set). \`kid\` is 12 bytes, base64url, of
PBKDF2-HMAC-SHA-256 of the share key with the salt \`kid\` as text. A form carries it as JSON in \`data=\`; of a GET the query is sealed, and goes as \`data=\` too. Refusals of a seal
(10109001, 10109002, 10109003) are the only answers in clear.`,
  },
]

/** How links name a chapter. */
export const anchorOf = ({ title }: Chapter): string => title.toLowerCase().replaceAll(' ', '-')
