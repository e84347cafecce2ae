import type { Deployment } from '../../../models/deployment.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Timer } from '../clock/timer.ts'
import type { HttpService } from '../http/types.ts'
import { once } from '../once.ts'
import type { Report } from '../report/report.ts'
import type { OpenGateway } from './catalogue.ts'

type GatewayParts = {
  readonly http: HttpService
  readonly report: Report
  readonly clock: ServerClock
  readonly timer: Timer
  readonly deployment: () => Deployment
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
