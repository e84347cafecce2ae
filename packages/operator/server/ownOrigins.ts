import { isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'

/** Not one address of this machine, but all. */
const EVERY: ReadonlySet<string> = new Set(['0.0.0.0', '::'])

/** Where this machine reaches what listens at an address. */
export const originAt = (host: string, port: number): string => {
  if (EVERY.has(host)) return `http://127.0.0.1:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/** Where other devices reach it. */
export const originsElsewhere = (host: string, port: number): ReadonlyArray<string> => {
  const addresses = Object.values(networkInterfaces()).flatMap(each => each ?? [])
  return addresses
    .filter(({ internal, family, address }) => !internal && (EVERY.has(host) ? family === 'IPv4' : address === host))
    .map(({ address }) => originAt(address, port))
}
