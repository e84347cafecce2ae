import type { Ask, Headers } from '../gateway/ask.ts'
import { wholeOf } from '../gateway/ask.ts'
import { SourceFault } from '../gateway/sourceFault.ts'
import { type Fields, fieldsIn, isFields, listOf, textIn } from '../importer/fields.ts'
import { hashOf } from '../world/seed.ts'

/** Somebody's account at a Jellyfin server. */
export interface JellyfinAccount {
  readonly server: URL
  readonly user: string
  readonly password: string
}

export type Query = Readonly<Record<string, string | number | boolean>>

/** A Jellyfin server as one of its accounts meets it. */
export interface Jellyfin {
  readonly server: URL
  readonly address: (path: string, query?: Query) => URL
  /** With its token, once somebody has signed in. */
  readonly headers: () => Headers
  /** The id of the account there; signs in first. */
  readonly userId: () => Promise<string>
  readonly read: (path: string, query?: Query) => Promise<Fields>
  /** All pages of a list, so many at most. */
  readonly pages: (path: string, query: Query, most: number) => AsyncGenerator<ReadonlyArray<Fields>>
  readonly tell: (path: string, told: { method?: 'POST' | 'DELETE'; query?: Query; json?: unknown }) => Promise<Fields>
}

const LIMITS = { idleMs: 30_000, totalMs: 120_000, maxBytes: 64_000_000 }
const PAGE = 500
const SIGNED_OUT = 401
const NO_CONTENT = 204

/** Words of the header `Authorization`, as the server's documents have them. */
const identified = ({ server, user }: JellyfinAccount, token: string | undefined): string => {
  const facts = {
    Client: 'Sintonia',
    Device: 'Sintonia',
    DeviceId: `sintonia-${hashOf(server.href, user).toString(36)}`,
    Version: '1.0',
    ...(token === undefined ? {} : { Token: token }),
  }
  return `MediaBrowser ${Object.entries(facts)
    .map(([name, value]) => `${name}="${encodeURIComponent(value)}"`)
    .join(', ')}`
}

export const makeJellyfin = (account: JellyfinAccount, ask: Ask): Jellyfin => {
  const base = account.server.href.replace(/(?<!\/)\/+$/, '')
  let session: { readonly token: string; readonly userId: string } | undefined
  let signingIn: Promise<void> | undefined

  const address = (path: string, query: Query = {}): URL => {
    const found = new URL(`${base}${path}`)
    for (const [name, value] of Object.entries(query)) found.searchParams.set(name, String(value))
    return found
  }
  const headers = (): Headers => ({ authorization: identified(account, session?.token) })

  const sent = async (path: string, query?: Query, told?: Parameters<Ask>[0]['told']) => {
    const answer = await ask({
      address: address(path, query),
      headers: { ...headers(), 'accept-encoding': 'gzip' },
      limits: LIMITS,
      ...(told === undefined ? {} : { told }),
    })
    const { status } = answer
    if (status !== 200) answer.leave()
    if (status === NO_CONTENT) return { status, fields: {} }
    if (status !== 200) return { status, fields: undefined }
    const text = (await wholeOf(answer)).toString('utf8')
    if (text === '') return { status, fields: {} }
    try {
      const value: unknown = JSON.parse(text)
      return { status, fields: isFields(value) ? value : {} }
    } catch {
      throw new SourceFault('it does not speak Jellyfin')
    }
  }

  const signIn = async (): Promise<void> => {
    session = undefined
    const { status, fields } = await sent('/Users/AuthenticateByName', undefined, {
      method: 'POST',
      json: { Username: account.user, Pw: account.password },
    })
    if (status === SIGNED_OUT) throw new SourceFault('the account or its password is not known there')
    if (status === 403) throw new SourceFault('the account is not let in')
    if (fields === undefined) throw new SourceFault(`its server answers ${status}`, status)
    const [token, userId] = [textIn(fields, 'AccessToken'), textIn(fieldsIn(fields, 'User'), 'Id')]
    if (token === undefined || userId === undefined) throw new SourceFault('it does not speak Jellyfin')
    session = { token, userId }
  }
  const signedIn = async (): Promise<string> => {
    if (session === undefined) {
      signingIn ??= signIn().finally(() => {
        signingIn = undefined
      })
      await signingIn
    }
    return session?.userId ?? ''
  }
  /** A token that has ended is renewed, once. */
  const called = async (path: string, query?: Query, told?: Parameters<Ask>[0]['told']): Promise<Fields> => {
    await signedIn()
    const first = await sent(path, query, told)
    if (first.status === SIGNED_OUT) {
      session = undefined
      await signedIn()
    }
    const { status, fields } = first.status === SIGNED_OUT ? await sent(path, query, told) : first
    if (fields === undefined) throw new SourceFault(`its server answers ${status}`, status)
    return fields
  }
  return {
    server: account.server,
    address,
    headers,
    userId: signedIn,
    read: (path, query) => called(path, query),
    tell: (path, { method = 'POST', query, json }) => called(path, query, { method, json }),
    pages: async function* (path, query, most) {
      for (let startIndex = 0; startIndex < most; startIndex += PAGE) {
        const fields = await called(path, { ...query, userId: await signedIn(), startIndex, limit: PAGE })
        const items = listOf(fields.Items)
        yield items
        if (items.length < PAGE) return
      }
    },
  }
}

/** .NET counts in these. */
export const TICKS = 10_000_000

export const secondsOfTicks = (fields: Fields, name: string): number | undefined => {
  const ticks = fields[name]
  return typeof ticks === 'number' && ticks > 0 ? Math.round(ticks / TICKS) : undefined
}

export const momentIn = (fields: Fields, name: string): number | undefined => {
  const text = textIn(fields, name)
  const moment = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(moment) ? undefined : moment
}
