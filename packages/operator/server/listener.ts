import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Control } from '../control/control.ts'
import type { Faults } from '../control/faults.ts'
import { importsRoute } from '../control/importsRoute.ts'
import { ownPagesRoute } from '../control/ownPages.ts'
import type { RequestLog } from '../control/requestLog.ts'
import { controlRoute } from '../control/routes.ts'
import type { Ask } from '../gateway/ask.ts'
import { picturesRoute } from '../gateway/pictures.ts'
import { streamsRoute } from '../gateway/streams.ts'
import { graphqlRoute } from '../graphql/route.ts'
import { besideRoutes } from '../library/besideRoutes.ts'
import { filmRoute } from '../library/filmRoute.ts'
import { makeFilms } from '../library/films.ts'
import type { Media } from '../library/found.ts'
import { mediaAt } from '../library/shelf.ts'
import { makeMediaOrigin } from '../media/index.ts'
import { offersTwins } from '../options.ts'
import { answerRecorded } from '../recorded/answer.ts'
import type { Replay } from '../recorded/replay.ts'
import { standInRoute } from '../recorded/route.ts'
import type { Imports } from '../world/imports.ts'
import type { Operator } from '../world/operator.ts'
import { artRoute } from './artRoute.ts'
import { brandRoutes } from './brandRoute.ts'
import { answerCall, answerTwin, callAt, twinAt } from './calls.ts'
import { cmcdOf } from './cmcd.ts'
import { configRoute } from './configRoute.ts'
import { type Exchange, type Route, send, sendHtml } from './exchange.ts'
import { meetFault } from './faultRoute.ts'
import { fieldFaultsRoute } from './fieldFaultsRoute.ts'
import { setCommonHeaders } from './headers.ts'
import { memberRoute } from './memberRoute.ts'
import { onAirRoute } from './onAirRoute.ts'
import { page } from './page.ts'
import { phoneRoute } from './phoneRoute.ts'
import { playbackRoute } from './playbackRoute.ts'
import { printedRoute } from './printedRoute.ts'
import { qualityRoute } from './qualityRoute.ts'
import { refusalsRoute } from './refusalsRoute.ts'
import { reportRoute } from './reportRoute.ts'
import type { ZeroTrust } from './requestBody.ts'
import { staticApp } from './staticApp.ts'
import { streamTokenRoute } from './streamToken.ts'

export interface ListenerParts {
  readonly operator: Operator
  readonly control: Control
  readonly faults: Faults
  readonly requests: RequestLog
  readonly zeroTrust: ZeroTrust | undefined
  /** Asks hosts of others. */
  readonly ask: Ask
  readonly imports: Imports | undefined
  readonly replay: Replay | undefined
}

const NO_APP = page(
  'The app is not built',
  '<p>Build it with <code>npm run build</code>, or open the development server.</p>',
)

const notBuilt: Route = async exchange => (exchange.url.pathname === '/' ? sendHtml(exchange, NO_APP) : false)

/** What only channels and films of others need. */
const gatewayRoutes = ({ operator, ask, imports }: ListenerParts): ReadonlyArray<Route> => {
  const { library } = operator
  if (imports === undefined && library === undefined) return []
  const films = makeFilms(ask)
  const mediaOf = async (metaId: string): Promise<Media | undefined> => {
    await library?.shelf().complete(metaId)
    const place = library?.shelf().placeOf(metaId)
    return place && mediaAt(place)
  }
  const tell = (id: string, reason: string | undefined): void =>
    (id.startsWith('t') ? library : imports)?.tell(id, reason)
  return [
    streamsRoute({
      lineup: () => operator.lineup,
      films: {
        sourceOf: async metaId => {
          const media = await mediaOf(metaId)
          if (media === undefined) return undefined
          return typeof media.at === 'string' ? 'file' : { ...media, address: media.at }
        },
        master: async metaId => {
          const media = await mediaOf(metaId)
          return media === undefined ? '' : (await films(media)).master()
        },
      },
      ask,
      now: operator.clock.now,
      tell,
    }),
    picturesRoute({ lineup: () => operator.lineup, guide: () => operator.guide }, ask),
    ...(library === undefined ? [] : [filmRoute({ mediaOf, films, tell }), besideRoutes(library.shelf, ask)]),
  ]
}

const routesOf = (parts: ListenerParts): ReadonlyArray<Route> => {
  const { operator, zeroTrust, replay } = parts
  const media = makeMediaOrigin({
    now: operator.clock.now,
    encoder: stream => operator.conditions.encoders.get(stream),
  })
  const { appDir } = operator.settings
  return [
    // The tokens of a recorded visit are no tokens.
    ...(replay === undefined ? [streamTokenRoute(operator)] : []),
    ...gatewayRoutes(parts),
    qualityRoute(media),
    ({ request, response, url }) => media(request, response, url),
    printedRoute,
    onAirRoute(operator),
    artRoute(() => operator.lineup),
    graphqlRoute(operator, zeroTrust),
    phoneRoute(operator),
    memberRoute(operator),
    configRoute(operator.settings),
    ...(replay === undefined ? [] : [standInRoute(() => operator.lineup)]),
    refusalsRoute(operator.settings.log),
    ...brandRoutes(operator.settings, appDir === undefined ? notBuilt : staticApp(appDir)),
  ]
}

const answered = async (routes: ReadonlyArray<Route>, exchange: Exchange): Promise<boolean> => {
  for (const route of routes) if (await route(exchange)) return true
  return false
}

const urlOf = (request: IncomingMessage): URL | undefined => {
  try {
    return new URL(`http://operator${request.url?.startsWith('/') ? request.url : '/'}`)
  } catch {
    return undefined
  }
}

/** The way of a request: common headers, control, faults, then the call or the file that it names. */
export const makeListener = (parts: ListenerParts) => {
  const { operator, control, faults, requests, zeroTrust, replay } = parts
  const routes = routesOf(parts)
  const toControl = controlRoute(control)
  const toFieldFaults = fieldFaultsRoute(control.fieldFaults)
  const toPlayback = playbackRoute(control.metrics)
  const toImports = importsRoute([parts.imports, operator.library].filter(each => each !== undefined))

  const handle = async (exchange: Exchange): Promise<unknown> => {
    const { request, url } = exchange
    if (await answered([ownPagesRoute, toFieldFaults, toPlayback, toImports, toControl, reportRoute], exchange)) return
    const hasTwins = replay !== undefined || offersTwins(operator.settings)
    const twin = hasTwins ? twinAt(request.method, url.pathname) : undefined
    const call = callAt(request.method, url.pathname)
    const named = twin ?? call
    const name = named?.name
    const seen = { at: operator.clock.now(), method: request.method ?? '', path: url.pathname, call: name }
    requests.add({ ...seen, cmcd: cmcdOf(exchange) })
    if (await meetFault(exchange, name, faults)) return
    if (replay !== undefined && named !== undefined) return answerRecorded(exchange, named, operator, replay)
    if (twin !== undefined) return answerTwin(exchange, twin, operator)
    if (call !== undefined) return answerCall(exchange, call, operator, zeroTrust)
    if (await answered(routes, exchange)) return
    return send(exchange, 404, 'text/plain; charset=utf-8', 'nothing here')
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    setCommonHeaders(response, operator.clock.now(), operator.settings)
    const url = urlOf(request)
    const exchange = url === undefined ? undefined : { request, response, url }
    const work = exchange === undefined ? Promise.reject(new Error('unreadable address')) : handle(exchange)
    work.catch((error: unknown) => {
      operator.settings.log(
        `${request.method} ${url?.pathname} failed: ${error instanceof Error ? error.message : error}`,
      )
      if (!response.headersSent) response.statusCode = 500
      response.end()
    })
  }
}
