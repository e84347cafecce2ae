import { HOST, type Hosts } from '@sintonia/operator/server/headers.ts'
import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { fallback, optional } from '../../../models/codec/optional.ts'

const Host = t.refinement(t.string, text => HOST.test(text), 'https://host')
const Names = fallback(t.readonlyArray(Host), [])

/** What of config.json decides about headers: which other origins the app may ask. */
const HostsOfConfig = t.strict({
  apiOrigin: fallback(t.union([t.literal(''), Host]), ''),
  hosts: fallback(t.strict({ api: Names, streams: Names, pictures: Names, refusals: optional(t.string) }), {
    api: [],
    streams: [],
    pictures: [],
    refusals: undefined,
  }),
})

const ADDRESS = /^(?:https:\/\/[\w.-]+)?\/[\w./-]*$/

/** The origins that a deployment file names; a sentence where it names one that a policy does not take. */
export const hostsOf = (config: unknown): E.Either<string, Hosts> => {
  const read = HostsOfConfig.decode(config)
  if (E.isLeft(read))
    return E.left('apiOrigin and hosts of config.json are origins like https://api.example or https://*.cdn.example.')
  const { apiOrigin, hosts } = read.right
  if (hosts.refusals !== undefined && !ADDRESS.test(hosts.refusals))
    return E.left('hosts.refusals of config.json is an address like /refusals or https://reports.example/csp.')
  const { refusals, ...named } = hosts
  return E.right({
    ...named,
    api: apiOrigin === '' ? named.api : [apiOrigin, ...named.api],
    ...(refusals !== undefined && { refusals }),
  })
}
