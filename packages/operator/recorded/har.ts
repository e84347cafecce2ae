import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { makeRecorder } from './recorder.ts'
import type { Recording } from './recording.ts'

const Header = t.type({ name: t.string, value: t.string })

const Entry = t.type({
  startedDateTime: t.string,
  request: t.intersection([
    t.type({ method: t.string, url: t.string, headers: t.array(Header) }),
    t.partial({ postData: t.partial({ text: t.string }) }),
  ]),
  response: t.type({ content: t.partial({ text: t.string, encoding: t.string }), headers: t.array(Header) }),
})

/** What browsers save of their network panel (HAR 1.2), as far as it is read. */
const Har = t.type({ log: t.type({ entries: t.array(Entry) }) }, 'Har')

const headersOf = (headers: ReadonlyArray<t.TypeOf<typeof Header>>): Readonly<Record<string, string>> =>
  Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]))

const textOf = ({ text = '', encoding }: t.TypeOf<typeof Entry>['response']['content']): string =>
  encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text

/** The visit that a browser has saved; `undefined` where the text is no HAR file. */
export const recordingOfHar = (json: unknown): Recording | undefined => {
  const har = Har.decode(json)
  if (E.isLeft(har)) return undefined
  const entries = har.right.log.entries.filter(({ request }) => URL.canParse(request.url))
  const hosts = new Set(
    entries.filter(({ request }) => request.method === 'POST').map(({ request }) => new URL(request.url).host),
  )
  const recorder = makeRecorder(hosts)
  for (const { startedDateTime, request, response } of entries) {
    const { date } = headersOf(response.headers)
    recorder.hear({
      method: request.method,
      url: new URL(request.url),
      headers: headersOf(request.headers),
      body: request.postData?.text ?? '',
      answer: textOf(response.content),
      at: Date.parse(date ?? startedDateTime),
    })
  }
  return recorder.recording()
}
