import { SECOND } from '../../../models/codec/instant.ts'
import { LoginResult } from '../../../models/login.ts'
import type { Simulation } from '../simulation/simulation.ts'
import { type Answer, type Answers, type Asked, CDN, callAt, type Viewer } from './answers.ts'
import { makeCapacity } from './capacity.ts'
import { makeEdges } from './edges.ts'
import { makeFaults } from './faults.ts'
import type { Host, Ledger } from './ledger.ts'
import { streamAnswer } from './streams.ts'
import { makeTokens } from './tokens.ts'

/** The way between a viewer and the world. */
export interface Line {
  readonly roundTripMs: number
  /** Bytes in a millisecond. */
  readonly bytesPerMs: number
  /** This request, or its answer, is lost. */
  readonly loses: () => boolean
}

export interface HeadEndRequest {
  readonly viewer: number
  readonly kind: Viewer
  readonly line: Line
  readonly url: string
  readonly method: string
  readonly token: string
  readonly body: string | undefined
  /** What the viewer's own cache holds of it. */
  readonly mark: string | undefined
  readonly isCacheable: boolean
}

export interface Reply {
  readonly status: number
  readonly text: string
  readonly bytes: number
  readonly mark?: string
  readonly headers: Readonly<Record<string, string>>
}

export interface Takeover {
  readonly openAt: number
  readonly closeAt: number
}

interface HeadEndParts {
  readonly simulation: Simulation
  readonly answers: Answers
  readonly ledger: Ledger
  /** Requests a second that the operator's machines answer; those of the streams answer all. */
  readonly capacity: number
}

const EXPIRED = JSON.stringify({ errCode: 10101041, message: 'The login has expired' })
const BUSY = { status: 503, text: '', bytes: 0, headers: { 'Retry-After': '5' } } as const
/** The built app has 222 files for the worker to keep, 586 kB of gzip. */
const APP_FILE_BYTES = 2_600

/** The tokens of a session are random, and so is the size of their gzip. */
const SESSION_BYTES = 600

const markOf = (text: string): string => {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0
  return `"${value.toString(16)}"`
}

/** The operator as all viewers meet it: it counts what arrives, has a limit, and misbehaves as it is told. */
export const makeHeadEnd = ({ simulation, answers, ledger, capacity }: HeadEndParts) => {
  const { now } = simulation
  const faults = makeFaults()
  const edges = makeEdges(now)
  const tokens = makeTokens(now)
  const machines = makeCapacity(capacity)
  const marks = new Map<string, string>()
  let takeover: Takeover | undefined

  const marked = (text: string): string => {
    const mark = marks.get(text) ?? markOf(text)
    marks.set(text, mark)
    return mark
  }

  const manifestWith = (text: string): string => {
    const { result, ...envelope } = JSON.parse(text)
    const broadcastProperties = {
      cadena_national_open: takeover !== undefined && now() < takeover.closeAt,
      ...(takeover && { cadena_national_open_time: takeover.openAt, cadena_national_close_time: takeover.closeAt }),
    }
    const uiProperties = { ...result.uiProperties, report_host: undefined }
    return JSON.stringify({ ...envelope, result: { ...result, uiProperties, broadcastProperties } })
  }
  let manifest = { made: '', text: '' }
  const manifestOf = (text: string): string => {
    const made = `${takeover?.openAt} ${takeover !== undefined && now() < takeover.closeAt}`
    if (manifest.made !== made) manifest = { made, text: manifestWith(text) }
    return manifest.text
  }

  const personal = (name: string, answer: Answer, request: HeadEndRequest): Answer => {
    if (name === 'manifest') return { ...answer, text: manifestOf(answer.text) }
    if (name !== 'login' && name !== 'tokenRefresh') return answer
    const { result, ...envelope } = JSON.parse(answer.text)
    const renewed =
      name === 'login' ? tokens.open(request.viewer) : tokens.renew(JSON.parse(request.body ?? '{}').refreshToken)
    if (renewed === undefined) return { ...answer, text: EXPIRED }
    const text = JSON.stringify({ ...envelope, result: { ...result, tokens: renewed } })
    return { ...answer, text, bytes: SESSION_BYTES }
  }

  const openToAll = new Set(['login', 'tokenRefresh', 'manifest', 'appProperties'])
  const isLetIn = (name: string, { token, isCacheable }: HeadEndRequest): boolean =>
    isCacheable || openToAll.has(name) || token === '' || tokens.isGood(token)

  /** Asked for once of the local operator: the clock of the simulation stands meanwhile. */
  const answerTo = async (asked: Asked): Promise<Answer> => {
    const known = answers.known(asked)
    if (known !== undefined) return known
    const asking = answers.ask(asked)
    simulation.hold(asking)
    await asking
    return answers.known(asked) ?? { status: 404, text: '', bytes: 0 }
  }

  const answerCall = async (request: HeadEndRequest, name: string): Promise<Reply> => {
    const { url, method, body, kind, mark, isCacheable } = request
    if (!isLetIn(name, request)) return { status: 200, text: EXPIRED, bytes: EXPIRED.length, headers: {} }
    const answer =
      name === 'tokenRefresh'
        ? { status: 200, text: '{"errCode":0,"result":{}}', bytes: SESSION_BYTES }
        : await answerTo({ url, method, body, viewer: kind })
    const { status, text, bytes } = personal(name, answer, request)
    if (!isCacheable) return { status, text, bytes, headers: {} }
    const fresh = marked(text)
    return fresh === mark
      ? { status: 304, text: '', bytes: 0, mark: fresh, headers: {} }
      : { status, text, bytes, mark: fresh, headers: {} }
  }

  const count = (host: Host, call: string, request: HeadEndRequest, bytes: number): void =>
    ledger.count({ host, call, at: now() + request.line.roundTripMs / 2, bytes })

  /** What comes back, and after how long; `undefined` for silence, `refused` where nobody takes the request. */
  const met = async (
    host: Host,
    name: string,
    request: HeadEndRequest,
    answer: () => Promise<Reply>,
  ): Promise<{ readonly waitMs: number; readonly reply: Reply | 'refused' | undefined }> => {
    const fault = faults.of(host, name)
    if (fault !== undefined) {
      count(host, name, request, 0)
      if (fault.isSilent) return { waitMs: 0, reply: undefined }
      if (fault.status === undefined) return { waitMs: 0, reply: 'refused' }
      return { waitMs: 0, reply: { status: fault.status, text: '', bytes: 0, headers: {} } }
    }
    const waitMs = host === 'api' ? machines.waitOf(now() + request.line.roundTripMs / 2) : 0
    const reply = waitMs === undefined ? BUSY : await answer()
    count(host, name, request, reply.bytes)
    return { waitMs: waitMs ?? 0, reply }
  }

  const route = async (request: HeadEndRequest) => {
    const { url, viewer, isCacheable } = request
    if (url.startsWith(CDN)) {
      const answer = streamAnswer(url, now(), tokens.isGood)
      return met('cdn', answer.kind, request, async () => ({ ...answer, headers: {} }))
    }
    const [path = ''] = url.split('?')
    const call = callAt(path)
    if (call === undefined && path === '/')
      return met('api', 'probe', request, async () => ({ status: 200, text: '', bytes: 0, headers: {} }))
    if (call === undefined) {
      const config = path === '/config.json'
      return met('files', config ? 'config.json' : 'app file', request, async () =>
        config
          ? { ...(await answerTo({ url, method: 'GET', body: undefined, viewer: request.kind })), headers: {} }
          : { status: 200, text: '', bytes: APP_FILE_BYTES, headers: {} },
      )
    }
    const isAtEdge = isCacheable && edges.has(viewer, url, (call.maxAge ?? 0) * SECOND)
    return met(isAtEdge ? 'edge' : 'api', call.name, request, () => answerCall(request, call.name))
  }

  return {
    tokens,
    setFaults: faults.set,
    announce: (wished: Takeover | undefined): void => {
      takeover = wished
    },
    turnedAway: (): number => machines.turnedAway(),
    /** A session as the device has kept it. */
    keptSession: (viewer: number, ageMs: number): LoginResult => {
      const { right } = LoginResult.decode({ ...answers.session, tokens: tokens.open(viewer, ageMs) }) as {
        readonly right: LoginResult
      }
      return right
    },
    ask: (request: HeadEndRequest, onReply: (reply: Reply) => void, onRefused: () => void): void => {
      if (request.line.loses()) return
      void route(request).then(({ waitMs, reply }) => {
        if (reply === undefined) return
        const { roundTripMs, bytesPerMs } = request.line
        const travelMs = roundTripMs + waitMs + (reply === 'refused' ? 0 : reply.bytes / bytesPerMs)
        simulation.after(travelMs, () => (reply === 'refused' ? onRefused() : onReply(reply)))
      })
    },
  }
}
export type HeadEnd = ReturnType<typeof makeHeadEnd>
