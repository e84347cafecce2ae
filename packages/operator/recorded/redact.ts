import { kindOf, makeStandIns } from './secrets.ts'

export interface Redactor {
  /** Learns what belongs to a person or a session, wherever it stands. */
  readonly learn: (value: unknown, of: string) => void
  readonly value: (value: unknown, of: string) => unknown
}

/** In place of the origin of whoever answers from the recording. */
export const ORIGIN = '{origin}'
/** Paths of hosts beside the back end. */
export const ELSEWHERE = '/recorded'

const ADDRESS = /\b(?:https?|wss?):\/\/[^\s"'<>\\]+/g
/** What a query may say: a stretch of time, or which thing; anything else in it may be a key. */
const PLAIN_QUERY = /^(?:begin|end|start|duration|id|columnId)$/
const PLAIN_VALUE = /^[\w-]{1,13}$/
const LONG_PART = /^(?=.*\d)(?=.*[A-Za-z])[\w.~-]{24,}$/
/** Rules about persons and their devices. */
const PERSONAL_RULES: Readonly<Record<string, 'account' | 'mac' | 'ip'>> = { account: 'account', mac: 'mac', ip: 'ip' }
const HOST_ALONE = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/\S*)?$/i

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const queryOf = (url: URL): string => {
  const kept = [...url.searchParams].filter(([name, value]) => PLAIN_QUERY.test(name) && PLAIN_VALUE.test(value))
  return kept.length === 0 ? '' : `?${new URLSearchParams(kept)}`
}

/** A path without what may be a key in it. */
const pathOf = (url: URL): string =>
  url.pathname
    .split('/')
    .map(part => (LONG_PART.test(part) ? 'x' : part))
    .join('/')

/** Everything of a visit without tokens, persons and addresses; what was equal stays equal. */
export const makeRedactor = (ownHosts: ReadonlySet<string>): Redactor => {
  const standIns = makeStandIns()
  const hosts = new Map<string, number>()
  const placeOf = (url: URL): string => {
    if (ownHosts.has(url.host)) return ORIGIN
    const number = hosts.get(url.host) ?? hosts.size + 1
    hosts.set(url.host, number)
    return `${ORIGIN}${ELSEWHERE}/h${number}`
  }
  const addressOf = (address: string): string => {
    if (!URL.canParse(address)) return ORIGIN
    const url = new URL(address)
    const path = address.endsWith(url.host) ? '' : pathOf(url)
    return `${placeOf(url)}${path}${queryOf(url)}${url.hash}`
  }
  const textOf = (text: string): string => {
    const placed = text.replace(ADDRESS, addressOf)
    const isPath = /^\/[^/]/.test(placed) && placed.includes('?')
    const local = isPath && URL.canParse(placed, 'http://own') ? new URL(placed, 'http://own') : undefined
    return standIns.without(local === undefined ? placed : `${pathOf(local)}${queryOf(local)}`)
  }
  const ruleValue = (record: Readonly<Record<string, unknown>>): string | undefined => {
    const kind = PERSONAL_RULES[String(record.ruleType)]
    if (kind === undefined || typeof record.ruleValue !== 'string') return undefined
    return record.ruleValue
      .split(',')
      .map(each => standIns.standIn(kind, each.trim()))
      .join(',')
  }
  const fieldOf = (name: string, value: unknown, of: string): unknown => {
    const kind = kindOf(name)
    if (kind !== undefined && (typeof value === 'string' || typeof value === 'number'))
      return value === '' ? value : standIns.standIn(kind, String(value), of)
    if (name === 'report_host' && typeof value === 'string' && HOST_ALONE.test(value)) return ORIGIN
    return redacted(value, of)
  }
  const redacted = (value: unknown, of: string): unknown => {
    if (typeof value === 'string') return textOf(value)
    if (Array.isArray(value)) return value.map(each => redacted(each, of))
    if (!isRecord(value)) return value
    const fields = Object.entries(value).map(([name, each]) => [name, fieldOf(name, each, of)])
    const rule = ruleValue(value)
    return { ...Object.fromEntries(fields), ...(rule === undefined ? {} : { ruleValue: rule }) }
  }
  return {
    learn: (value, of) => {
      redacted(value, of)
    },
    value: redacted,
  }
}
