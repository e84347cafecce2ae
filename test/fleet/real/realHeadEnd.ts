import { DEMO_PASSWORD, type HeadEnd as Operator } from '@sintonia/operator'
import { ask, keyFor, must } from '@sintonia/operator/tests/support/client.ts'
import type { LoginResult } from '../../../models/login.ts'
import { endpoints } from '../../../models/wire/index.ts'
import type { HeadEnd, HeadEndRequest, Reply } from '../headEnd/headEnd.ts'
import { streamAnswer } from '../headEnd/streams.ts'

const EMAIL = 'ana@sintonia.example'

/** Sessions of one user, as many as there are viewers. */
const logInOften = async (origin: string, count: number): Promise<ReadonlyArray<LoginResult>> => {
  const authenticationKey = await keyFor(origin, EMAIL, DEMO_PASSWORD)
  const loginInfo = {
    loginMethod: 'emailLogin',
    accountName: EMAIL,
    phonePreCode: undefined,
    authenticationKey,
  } as const
  const sessions: LoginResult[] = []
  while (sessions.length < count) sessions.push(await must(ask(origin, endpoints.login, { loginInfo })))
  return sessions
}

const send = async (origin: string, { url, method, token, body, mark }: HeadEndRequest): Promise<Reply> => {
  const isForm = body !== undefined && !body.startsWith('{')
  const response = await fetch(origin + url, {
    method,
    headers: {
      Authorization: token,
      lang: 'en',
      ...(body !== undefined && { 'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...(mark !== undefined && { 'If-None-Match': mark }),
    },
    ...(body !== undefined && { body }),
  })
  const fresh = response.headers.get('ETag')
  const text = await response.text()
  return { status: response.status, text, bytes: 0, headers: {}, ...(fresh !== null && { mark: fresh }) }
}

/** The local operator over HTTP; of the streams, which are no calls, the model's. */
export const makeRealHeadEnd = async (
  { origin }: Operator,
  viewers: number,
): Promise<Pick<HeadEnd, 'ask' | 'keptSession'>> => {
  const sessions = await logInOften(origin, viewers)
  return {
    ask: (request, onReply, onRefused) => {
      if (request.url.startsWith(origin)) onReply({ ...streamAnswer(request.url, Date.now(), () => true), headers: {} })
      else send(origin, request).then(onReply, onRefused)
    },
    keptSession: viewer => {
      const session = sessions[viewer - 1]
      if (session === undefined) throw new Error('There is no session for this viewer')
      return session
    },
  }
}
