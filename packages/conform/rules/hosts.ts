import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'
import { isTrouble } from '../wire/exchange.ts'
import { NOBODY } from '../wire/requests.ts'
import type { Named } from './addresses.ts'
import { heard, type Visit } from './visit.ts'

/** What an answer sends the app to: hosts of pictures and of everything else. */
export interface Policy {
  readonly pictures: ReadonlyArray<string>
  readonly others: ReadonlyArray<string>
}

const PICTURE = /(?:icon|poster|landscape|lettering|avatar|audioPoster)\w*(?:\[\d+\])?(?:\.url)?$/i

const sourcesIn = (policy: string, ...names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const directives = new Map(
    policy.split(';').map(part => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name.toLowerCase(), sources] as const
    }),
  )
  return names.flatMap(name => directives.get(name) ?? directives.get('default-src') ?? [])
}

/** The policy that the app is served with, where it is. */
const policyOfApp = async (visit: Visit): Promise<Policy | undefined> => {
  const outcome = await visit.line.send({ url: visit.app, method: 'GET', headers: { Accept: 'text/html' } })
  heard(visit, outcome)
  const policy = isTrouble(outcome) ? null : outcome.headers.get('Content-Security-Policy')
  if (policy === null) return undefined
  return { pictures: sourcesIn(policy, 'img-src'), others: sourcesIn(policy, 'connect-src', 'media-src') }
}

const SECURE: Readonly<Record<string, string>> = { 'http:': 'https:', 'ws:': 'wss:' }
const WEB: Readonly<Record<string, string>> = { 'ws:': 'http:', 'wss:': 'https:' }

const hostFits = (pattern: string, host: string): boolean =>
  pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : pattern === host

/** Whether a source of a policy, or a host alone, allows an address. */
export const allows = (source: string, address: URL, app: URL): boolean => {
  if (source === "'self'")
    return (WEB[address.protocol] ?? address.protocol) === app.protocol && address.host === app.host
  if (source === '*') return true
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return address.protocol === source || address.protocol === SECURE[source]
  const [, scheme, host = ''] = /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/]+)/i.exec(source) ?? []
  const isOfScheme = scheme === undefined || address.protocol === scheme || address.protocol === SECURE[scheme]
  return isOfScheme && (hostFits(host, address.host) || hostFits(host, address.hostname))
}

const mixedProblem = (visit: Visit, { field, address }: Named): Problem | undefined => {
  const isPlain = address.protocol === 'http:' || address.protocol === 'ws:'
  if (visit.app.protocol !== 'https:' || !isPlain) return undefined
  return { field, came: address.href, expected: 'an address with https:', source: SOURCES.mixed }
}

const hostProblem = ({ app, backEnd }: Visit, policy: Policy, { field, address }: Named): Problem | undefined => {
  const sources = PICTURE.test(field) ? policy.pictures : policy.others
  const isKnown = address.host === backEnd.host || sources.some(source => allows(source, address, app))
  return isKnown ? undefined : { field, came: address.origin, expected: 'a host of the list', source: SOURCES.hosts }
}

/** Every host that answers named is one that the operator has listed. */
export const tryHosts = async (visit: Visit, listed: ReadonlyArray<string> | undefined): Promise<void> => {
  const own = listed === undefined ? undefined : ["'self'", ...listed]
  const policy = own === undefined ? await policyOfApp(visit) : { pictures: own, others: own }
  if (policy === undefined) {
    const why = `no --hosts, and ${visit.app.origin}/ comes without a Content-Security-Policy`
    visit.findings.unasked('addresses', NOBODY.as, 'lead to hosts of the list', why)
  }
  for (const named of visit.addresses.named()) {
    const problems = [mixedProblem(visit, named), policy === undefined ? undefined : hostProblem(visit, policy, named)]
    visit.findings.add(
      named.call,
      named.as,
      `names an address that the app may ask: ${named.field}`,
      problems.filter(problem => problem !== undefined),
    )
  }
}
