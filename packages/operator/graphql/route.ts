import * as E from 'fp-ts/lib/Either.js'
import { graphql } from 'graphql'
import * as t from 'io-ts'
import { optional } from '../../../models/codec/optional.ts'
import { Person } from '../../../models/person.ts'
import { Playlist } from '../../../models/playlist.ts'
import { Trailer } from '../../../models/playSource.ts'
import { Title } from '../../../models/title.ts'
import type { Call } from '../handlers/handler.ts'
import { catalogueOf } from '../library/catalogueOf.ts'
import { callOf } from '../server/calls.ts'
import { refusal } from '../server/codes.ts'
import { type Exchange, type Route, sendJson } from '../server/exchange.ts'
import { readRequest, type ZeroTrust } from '../server/requestBody.ts'
import { titlesOf } from '../world/catalogue.ts'
import type { Operator } from '../world/operator.ts'
import { schema } from './schema.ts'

const Query = t.strict(
  { query: t.string, variables: optional(t.UnknownRecord), operationName: optional(t.string) },
  'GraphqlRequest',
)

const MORE = 12
const MAX_PAGE = 60

const homeOf = ({ type, pageSize }: { type?: string; pageSize: number }, call: Call) => {
  const catalogue = catalogueOf(call.operator)
  const page = { pageId: 1, pageSize: Math.min(MAX_PAGE, Math.max(1, pageSize)), sensitive: false }
  const playlists = catalogue
    .playlistEntries(type, call)
    .flatMap(({ playlistId }) => catalogue.playlistById(playlistId, page, call) ?? [])
  return { categoryList: catalogue.categoryList(call.language), playlistList: playlists.map(Playlist.encode) }
}

const detailOf = async ({ metaId }: { metaId: string }, call: Call) => {
  const catalogue = catalogueOf(call.operator)
  await catalogue.complete(metaId)
  const media = catalogue.titleById(metaId, call)
  if (media === undefined) return null
  return {
    media: Title.encode(media),
    personList: catalogue.crewOf(metaId, call.language).map(Person.encode),
    episodeList: (catalogue.episodesOf(metaId, undefined, call) ?? []).map(Title.encode),
    trailerList: catalogue.trailersOf(metaId, call).map(Trailer.encode),
    moreLikeThis: titlesOf(catalogue, catalogue.recommended(call, metaId).slice(0, MORE), call).map(Title.encode),
  }
}

/** `/graphql`: the catalogue's pages in one request each; the same data and rights as the REST calls. */
export const graphqlRoute =
  (operator: Operator, zeroTrust: ZeroTrust | undefined): Route =>
  async (exchange: Exchange) => {
    if (exchange.url.pathname !== '/graphql' || exchange.request.method !== 'POST') return false
    const body = await readRequest(exchange, 'json', zeroTrust)
    if (E.isLeft(body)) return sendJson(exchange, { errors: [{ message: body.left.message, extensions: body.left }] })
    const call = callOf(exchange, body.right.fields, operator)
    const request = Query.decode(body.right.fields)
    if (E.isLeft(request)) return sendJson(exchange, { errors: [{ message: refusal('badRequest').message }] }, 400)
    const expired = refusal('loginExpired')
    const answer =
      call.session === undefined
        ? { errors: [{ message: expired.message, extensions: expired }] }
        : await graphql({
            schema,
            source: request.right.query,
            variableValues: request.right.variables ?? null,
            operationName: request.right.operationName ?? null,
            rootValue: {
              home: (page: { type?: string; pageSize: number }) => homeOf(page, call),
              detail: (title: { metaId: string }) => detailOf(title, call),
            },
          })
    const { binding } = body.right
    if (binding === undefined || zeroTrust === undefined) return sendJson(exchange, answer)
    return sendJson(exchange, await zeroTrust.sealer().seal(JSON.stringify(answer), binding))
  }
