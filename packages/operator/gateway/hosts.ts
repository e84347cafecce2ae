import { lookup as resolve } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { SourceFault } from './sourceFault.ts'

/** Addresses that no public host has: the own machine, the network at home, and what leads into them (RFC 6890); mapped ones count as what they map. */
const PRIVATE = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6')

export const isPrivate = (address: string): boolean => PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** Which hosts may be asked: every public one, and of the private network those that the person named. */
export interface Hosts {
  /** Throws where the address leads into the private network by its own words. */
  readonly check: (address: URL) => void
  /** Refuses names that lead there, at the moment of connecting: what was looked up before may have changed. */
  readonly lookupFor: (address: URL) => LookupFunction
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

const bare = (host: string): string => host.toLowerCase().replace(/^\[|\]$/g, '')

const placeOf = ({ hostname, port, protocol }: URL): string =>
  `${bare(hostname)} ${port === '' ? DEFAULT_PORTS[protocol] : port}`

const refused = (host: string): SourceFault =>
  new SourceFault(`${host} is in the private network, and nobody named it (--private-hosts ${host})`)

/** `places` are addresses that the person gave, whose host and port count as named; `names` hosts with or without a port. */
export const makeHosts = (places: ReadonlyArray<URL>, names: ReadonlyArray<string>): Hosts => {
  const named = new Set([
    ...places.map(placeOf),
    ...names.map(name => {
      const [, host = name, port] = /^(.*?)(?::(\d+))?$/.exec(name) ?? []
      return port === undefined ? bare(host) : `${bare(host)} ${port}`
    }),
  ])
  const isNamed = (address: URL): boolean => named.has(placeOf(address)) || named.has(bare(address.hostname))
  return {
    check: address => {
      const host = bare(address.hostname)
      if (isIP(host) > 0 && isPrivate(host) && !isNamed(address)) throw refused(address.host)
    },
    lookupFor: address => (hostname, options, done) => {
      resolve(hostname, { ...options, all: true }, (error, found) => {
        if (error !== null) done(error, '', 0)
        else if (!isNamed(address) && found.some(each => isPrivate(each.address))) done(refused(address.host), '', 0)
        else if (options.all === true) done(null, found)
        else done(null, found[0]?.address ?? '', found[0]?.family)
      })
    },
  }
}
