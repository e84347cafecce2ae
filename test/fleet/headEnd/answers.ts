import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { DEMO_PASSWORD, startHeadEnd } from '@sintonia/operator'
import { guest, logIn, must } from '@sintonia/operator/tests/support/client.ts'
import { LoginResult } from '../../../models/login.ts'
import { addressOf, type Endpoint } from '../../../models/wire/endpoint.ts'
import { endpoints } from '../../../models/wire/index.ts'

export interface Answer {
  readonly status: number
  readonly text: string
  /** As it travels. */
  readonly bytes: number
}

export type Viewer = 'guest' | 'user'

/** A call as it is asked for in place of everybody who asks for the same. */
export interface Asked {
  readonly method: string
  readonly url: string
  readonly body: string | undefined
  readonly viewer: Viewer
}

interface AnswersParts {
  /** Synthetic channels in place of the built-in ones. */
  readonly channels: number | undefined
  readonly isCacheable: boolean
  readonly now: () => number
}

/** Where the streams are. */
export const CDN = 'https://cdn.example'

const everyCall = Object.values(endpoints) as ReadonlyArray<Endpoint<unknown, unknown>>
const calls = new Map(everyCall.map(each => [addressOf(each), each]))
export const callAt = (path: string): Endpoint<unknown, unknown> | undefined => calls.get(path)

/** Others answer the same whatever is asked. */
const DEPENDS_ON_FIELDS: ReadonlySet<string> = new Set(['epgDay', 'epgDays'])
/** Of the one who asks, or of the moment. */
const PERSONAL: ReadonlySet<string> = new Set([
  'token',
  'accountId',
  'virtualCode',
  'clientIp',
  'deviceFingerprint',
  'requestId',
  'requestTime',
])

const isCatalogue = ({ area }: Endpoint<unknown, unknown>): boolean => area === 'vod'

const fieldsOf = ({ url, body = '' }: Asked): string => {
  const query = url.split('?')[1] ?? ''
  const fields = body.startsWith('{')
    ? Object.entries<unknown>(JSON.parse(body))
    : [...new URLSearchParams(query), ...new URLSearchParams(body)]
  return JSON.stringify(fields.filter(([name]) => !PERSONAL.has(name)))
}

const keyOf = (asked: Asked): string => {
  const [path = ''] = asked.url.split('?')
  const call = callAt(path)
  const matters = call !== undefined && (DEPENDS_ON_FIELDS.has(call.name) || isCatalogue(call))
  return `${asked.viewer} ${asked.method} ${path} ${matters ? fieldsOf(asked) : ''}`
}

/** Node's own, whose timers are not those of the simulation. */
const send = (url: string, method: string, headers: Record<string, string>, body: string | undefined) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, response => {
      const parts: Buffer[] = []
      response.on('data', part => parts.push(part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
    })
    sent.on('error', reject)
    sent.end(body)
  })

/** Answers of the local operator, each asked for once and then given to all. */
export const openAnswers = async ({ channels, isCacheable, now }: AnswersParts) => {
  const operator = await startHeadEnd({
    cacheable: isCacheable,
    clock: now,
    accessTokenMinutes: 100_000,
    ...(channels !== undefined && { channels }),
  })
  const { origin } = operator
  const user = await must(logIn(origin, 'ana@sintonia.example', DEMO_PASSWORD))
  const tokens = { guest: (await guest(origin)).token, user: user.tokens.token }
  const kept = new Map<string, Answer>()

  const ask = async (asked: Asked): Promise<Answer> => {
    const token = tokens[asked.viewer]
    const url = origin + asked.url.replace(/([?&]token=)[^&]*/, `$1${token}`)
    const isForm = asked.body !== undefined && !asked.body.startsWith('{')
    const headers = {
      Authorization: token,
      'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      lang: 'en',
    }
    const { status, text } = await send(url, asked.method, headers, asked.body)
    const moved = text.replaceAll(`${origin}`, CDN)
    return { status, text: moved, bytes: gzipSync(moved).length }
  }

  return {
    /** How a user's session begins. */
    session: LoginResult.encode(user),
    known: (asked: Asked): Answer | undefined => kept.get(keyOf(asked)),
    ask: async (asked: Asked): Promise<void> => {
      const key = keyOf(asked)
      if (kept.has(key)) return
      const answer = await ask(asked)
      kept.set(key, answer)
    },
    close: operator.close,
  }
}
export type Answers = Awaited<ReturnType<typeof openAnswers>>
