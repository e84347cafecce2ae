import * as t from 'io-ts'
import { tolerantArray } from '../codec/decode.ts'
import { fallback, optional } from '../codec/optional.ts'
import { Person } from '../person.ts'
import { Category, Playlist } from '../playlist.ts'
import { Trailer } from '../playSource.ts'
import { Title } from '../title.ts'
import type { Endpoint } from './endpoint.ts'

/** A page of the catalogue in one request: the shapes are those of the calls it stands for (contract, GraphQL). */
export const GatewayQuery = t.strict({ query: t.string, variables: t.UnknownRecord }, 'GatewayQuery')
type GatewayQuery = t.TypeOf<typeof GatewayQuery>

/** The gateway's address is the deployment's: it has no path of its own. */
export const catalogueGateway: Omit<Endpoint<GatewayQuery, unknown>, 'response'> = {
  name: 'catalogueGateway',
  area: 'vod',
  method: 'POST',
  prefix: '',
  path: '/',
  body: 'json',
  request: GatewayQuery,
}

export const GatewayPage = t.strict(
  {
    home: t.strict({
      categoryList: fallback(tolerantArray(Category), []),
      playlistList: tolerantArray(Playlist),
    }),
  },
  'GatewayPage',
)

export const GatewayTitle = t.strict(
  {
    detail: optional(
      t.strict({
        media: Title,
        personList: fallback(tolerantArray(Person), []),
        episodeList: fallback(tolerantArray(Title), []),
        trailerList: fallback(tolerantArray(Trailer), []),
        moreLikeThis: fallback(tolerantArray(Title), []),
      }),
    ),
  },
  'GatewayTitle',
)
