import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import { ClientError, GraphQLClient } from 'graphql-request'
import type * as t from 'io-ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { decode } from '../../../models/codec/decode.ts'
import { errKind } from '../../../models/errCode.ts'
import { PAGE_SIZE } from '../../../models/paging.ts'
import { catalogueGateway, GatewayPage, GatewayTitle } from '../../../models/wire/catalogueGateway.ts'
import { Envelope } from '../../../models/wire/envelope.ts'
import { type ExchangeParts, makeExchange } from '../http/exchange.ts'
import type { HttpRequest, HttpService } from '../http/types.ts'
import type { Report } from '../report/report.ts'
import type { Gateway } from './catalogue.ts'
import { PAGE_QUERY, TITLE_QUERY } from './queries.ts'

export interface GraphqlParts extends ExchangeParts {
  readonly http: Pick<HttpService, 'bulk'>
  readonly report: Pick<Report, 'dropped'>
  /** Where the gateway is: below the API origin, or a whole address. */
  readonly address: string
}

const GONE: CallFailure = { tag: 'refused', errCode: 6001, message: undefined }
const malformed = (codec: string): CallFailure => ({ tag: 'malformed', failure: { codec, path: '' } })

/** What an error of the gateway means: its extensions are the envelope of the calls (spec §8). */
const refusalOf = (extensions: unknown): CallFailure =>
  pipe(
    decode(Envelope, () => undefined)(extensions),
    E.match(
      () => malformed('GatewayError'),
      ({ errCode, message }): CallFailure =>
        errKind(errCode) === 'loginExpired' ? { tag: 'expired' } : { tag: 'refused', errCode, message },
    ),
  )

class Unanswered extends Error {
  readonly failure: CallFailure
  constructor(failure: CallFailure) {
    super(failure.tag)
    this.failure = failure
  }
}

const failureOf = (error: unknown): CallFailure => {
  if (error instanceof Unanswered) return error.failure
  if (!(error instanceof ClientError)) return malformed('Gateway')
  const { status, errors } = error.response
  if (status === 401 || status === 403) return { tag: 'expired' }
  if (status >= 300) return { tag: 'server', status }
  return refusalOf(errors?.[0]?.extensions)
}

/** Home and detail pages in one request each, where the operator has a gateway before its catalogue (contract, GraphQL). */
export const makeGraphqlCatalogue = ({ http, report, address, ...parts }: GraphqlParts): Gateway => {
  const exchange = makeExchange(parts)
  /** A query goes the way of every call, sealed where they are. */
  const fetchBy =
    (request: HttpRequest): typeof fetch =>
    async (_, init) => {
      const answer = await exchange({ ...request, body: String(init?.body) }, undefined)
      if (E.isLeft(answer)) throw new Unanswered(answer.left)
      const { status, text } = answer.right
      return new Response(text, { status, headers: { 'Content-Type': 'application/json' } })
    }
  const ask = <A>(query: string, variables: Record<string, unknown>, codec: t.Decoder<unknown, A> & t.Any) =>
    http.bulk(
      catalogueGateway,
      { query, variables },
      { address, awaitedBy: 'shelf' },
      async (sent): Promise<E.Either<CallFailure, A>> => {
        const url = new URL(sent.url, globalThis.location?.href).href
        const client = new GraphQLClient(url, { fetch: fetchBy({ ...sent, url }) })
        try {
          const data: unknown = await client.request(query, variables)
          return pipe(
            decode(codec as t.Type<A>, failure => report.dropped(catalogueGateway.name, failure))(data),
            E.mapLeft((failure): CallFailure => ({ tag: 'malformed', failure })),
          )
        } catch (error) {
          return E.left(failureOf(error))
        }
      },
    )
  return {
    page: async ({ type }) =>
      pipe(
        await ask(PAGE_QUERY, { type, pageSize: PAGE_SIZE }, GatewayPage),
        E.map(({ home: { categoryList, playlistList } }) => ({
          categories: categoryList,
          entries: playlistList.map(({ playlistId, title, showListType }) => ({ playlistId, title, showListType })),
          playlists: playlistList,
        })),
      ),
    title: async ({ metaId }) =>
      pipe(
        await ask(TITLE_QUERY, { metaId }, GatewayTitle),
        E.chain(({ detail }) =>
          detail === undefined
            ? E.left(GONE)
            : E.right({
                media: detail.media,
                persons: detail.personList,
                episodes: detail.episodeList,
                trailers: detail.trailerList,
                moreLikeThis: detail.moreLikeThis,
              }),
        ),
      ),
  }
}
