import { once } from '../once.ts'
import type { Services } from '../services.ts'
import type { OpenGateway } from './catalogue.ts'

type GatewayParts = Pick<Services, 'http' | 'report' | 'clock' | 'timer' | 'deployment'> & {
  readonly fetch: typeof fetch
}

/** The operator's gateway before its catalogue, whose code is fetched where the deployment names one (contract, GraphQL). */
export const makeGateway = ({ deployment, ...parts }: GatewayParts): OpenGateway => {
  const address = deployment().catalogue?.graphql
  if (address === undefined) return async () => undefined
  const opened = once(async () => {
    const { makeGraphqlCatalogue } = await import('./graphqlCatalogue.ts')
    return makeGraphqlCatalogue({ ...parts, address })
  })
  return () => opened().catch(() => undefined)
}
