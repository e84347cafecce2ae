import { type Ask, wholeOf } from '../gateway/ask.ts'
import { SourceFault } from '../gateway/sourceFault.ts'
import { type Fields, fieldsIn, listOf, numberIn, textIn } from './fields.ts'
import { type ImportReport, makeProblems } from './report.ts'

/** An account at a server that speaks Xtream Codes. */
export interface XtreamAccount {
  readonly server: URL
  readonly user: string
  readonly password: string
}

export interface XtreamChannel {
  readonly id: string
  readonly name: string
  readonly number: number | undefined
  readonly logo: string | undefined
  readonly guideId: string | undefined
  readonly groups: ReadonlyArray<string>
  readonly isRadio: boolean
  /** Days that the server keeps; 0 for none. */
  readonly archiveDays: number
}

export interface Xtream extends ImportReport {
  readonly channels: ReadonlyArray<XtreamChannel>
  /** In which the server writes the beginnings of recordings. */
  readonly timeZone: string | undefined
}

const LIMITS = { idleMs: 30_000, totalMs: 120_000, maxBytes: 64_000_000 }
const MAX_NAME = 200

const withAccount = ({ server, user, password }: XtreamAccount, file: string, query: object = {}): URL => {
  const address = new URL(file, server.href.endsWith('/') ? server : `${server.href}/`)
  address.search = String(new URLSearchParams({ username: user, password, ...query }))
  return address
}

/** Where the server has its guide as XMLTV. */
export const guideAddress = (account: XtreamAccount): URL => withAccount(account, 'xmltv.php')

/** Where a channel, a film or an episode plays. */
export const streamAddress = (
  { server, user, password }: XtreamAccount,
  id: string,
  kind: 'live' | 'movie' | 'series' = 'live',
  ending = 'm3u8',
): URL => {
  const base = server.href.replace(/(?<!\/)\/+$/, '')
  const parts = [kind, user, password, `${id}.${ending}`].map(encodeURIComponent)
  return new URL(`${base}/${parts.join('/')}`)
}

const isTimeZone = (name: string): boolean => {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

/** Why the server does not let the account in. */
const refusalOf = (answer: unknown): string | undefined => {
  const user = fieldsIn(answer, 'user_info')
  if (textIn(user, 'auth') === undefined) return 'it does not speak Xtream Codes'
  if (textIn(user, 'auth') === '0') return 'the account or its password is not known there'
  const status = textIn(user, 'status') ?? 'Active'
  return status === 'Active' ? undefined : `the account is ${status.slice(0, 40).toLowerCase()}`
}

export const groupNames = (categories: unknown): ReadonlyMap<string, string> =>
  new Map(
    listOf(categories).flatMap(each => {
      const [id, name] = [textIn(each, 'category_id'), textIn(each, 'category_name')]
      return id === undefined || name === undefined ? [] : [[id, name] as const]
    }),
  )

export const groupsOf = (stream: Fields, names: ReadonlyMap<string, string>): ReadonlyArray<string> => {
  const listed = Array.isArray(stream.category_ids) ? stream.category_ids.map(String) : []
  const ids = new Set([textIn(stream, 'category_id') ?? '', ...listed])
  return [...ids].flatMap(id => names.get(id) ?? [])
}

const channelOf = (stream: Fields, id: string, name: string, names: ReadonlyMap<string, string>): XtreamChannel => ({
  id,
  name: name.slice(0, MAX_NAME),
  number: numberIn(stream, 'num'),
  logo: textIn(stream, 'stream_icon'),
  guideId: textIn(stream, 'epg_channel_id'),
  groups: groupsOf(stream, names),
  isRadio: textIn(stream, 'stream_type') === 'radio_streams',
  archiveDays: textIn(stream, 'tv_archive') === '1' ? (numberIn(stream, 'tv_archive_duration') ?? 0) : 0,
})

/** Asks the server of an account: its entry, or an action with what belongs to it. */
export type XtreamCall = (action?: string, query?: Readonly<Record<string, string>>) => Promise<unknown>

export const makeXtreamCall =
  (account: XtreamAccount, ask: Ask): XtreamCall =>
  async (action, query) => {
    const address = withAccount(account, 'player_api.php', action === undefined ? {} : { action, ...query })
    const answer = await ask({ address, headers: { 'accept-encoding': 'gzip' }, limits: LIMITS })
    if (answer.status !== 200) {
      answer.leave()
      throw new SourceFault(`its server answers ${answer.status}`, answer.status)
    }
    const text = (await wholeOf(answer)).toString('utf8')
    try {
      return JSON.parse(text)
    } catch {
      throw new SourceFault('it does not speak Xtream Codes')
    }
  }

/** The answer to the first call; throws why the server does not let the account in. */
export const enter = async (call: XtreamCall): Promise<unknown> => {
  const entry = await call()
  const refusal = refusalOf(entry)
  if (refusal !== undefined) throw new SourceFault(refusal)
  return entry
}

/** Reads the channels of an account. */
export const readXtream = async (account: XtreamAccount, ask: Ask): Promise<Xtream> => {
  const call = makeXtreamCall(account, ask)
  const entry = await enter(call)
  const names = groupNames(await call('get_live_categories'))
  const streams = listOf(await call('get_live_streams'))
  const { refused, notes } = makeProblems()
  const seen = new Set<string>()
  const channels = streams.flatMap((stream, at): ReadonlyArray<XtreamChannel> => {
    const [id, name] = [textIn(stream, 'stream_id'), textIn(stream, 'name')]
    if (id === undefined) refused.add(at + 1, `a stream without a stream_id, ${name ?? 'without a name'}`)
    else if (name === undefined) refused.add(at + 1, `stream ${id} without a name`)
    else if (seen.has(id)) refused.add(at + 1, `stream ${id} stands twice`)
    else {
      seen.add(id)
      return [channelOf(stream, id, name, names)]
    }
    return []
  })
  const timeZone = textIn(fieldsIn(entry, 'server_info'), 'timezone')
  return {
    channels,
    timeZone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined,
    refused: refused.sorted(),
    notes: notes.sorted(),
    imported: channels.length,
    found: channels.length + refused.count(),
  }
}
