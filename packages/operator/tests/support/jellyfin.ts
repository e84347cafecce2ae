import type { IncomingMessage, ServerResponse } from 'node:http'
import { type StandIn, startStandIn } from './standIn.ts'

/** A Jellyfin server as its public API documents describe it: so much of it as a client of television and films needs. */
export interface JellyfinStandIn extends StandIn {
  /** What it was told, newest last: `POST /UserItems/i31/UserData {...}`. */
  readonly told: ReadonlyArray<{ readonly what: string; readonly body: Readonly<Record<string, unknown>> }>
  /** All tokens so far have ended. */
  readonly signOut: () => void
  /** What its account has starred and where it stands, by item. */
  readonly favourites: Set<string>
  readonly positions: Map<string, { readonly ticks: number; readonly at: string }>
}

export const TICKS = 10_000_000
export const USER = 'ana'
export const PASSWORD = 'a "b"'

const FILM = {
  Id: 'i31',
  Type: 'Movie',
  Name: 'El faro',
  ProductionYear: 2019,
  Overview: 'Nadie vigila.',
  Genres: ['Drama'],
  CommunityRating: 7.4,
  OfficialRating: 'ES-12',
  RunTimeTicks: 160 * TICKS,
  DateCreated: '2024-01-01T00:00:00.0000000Z',
  ImageTags: { Primary: 'p1' },
  BackdropImageTags: ['b1'],
}
const OTHER = { Id: 'i32', Type: 'Movie', Name: 'Marea', RunTimeTicks: 60 * TICKS, ImageTags: {} }
const SERIES = { Id: 's1', Type: 'Series', Name: 'Vecinos', Overview: 'Una casa.', Genres: ['Comedy'] }
const EPISODES = [
  {
    Id: 'e11',
    Type: 'Episode',
    SeriesId: 's1',
    Name: 'La llave',
    ParentIndexNumber: 1,
    IndexNumber: 1,
    RunTimeTicks: 60 * TICKS,
  },
  {
    Id: 'e12',
    Type: 'Episode',
    SeriesId: 's1',
    Name: 'El patio',
    ParentIndexNumber: 1,
    IndexNumber: 2,
    RunTimeTicks: 60 * TICKS,
  },
  {
    Id: 'e13',
    Type: 'Episode',
    SeriesId: 's1',
    Name: 'Por venir',
    ParentIndexNumber: 1,
    IndexNumber: 3,
    LocationType: 'Virtual',
  },
]
const CHANNELS = [
  {
    Id: 'c1',
    Name: 'Canal Norte',
    ChannelNumber: '21',
    Type: 'TvChannel',
    ChannelType: 'TV',
    ImageTags: { Primary: 'l1' },
  },
  { Id: 'c2', Name: 'Radio Sur', Number: '30', Type: 'TvChannel', ChannelType: 'Radio' },
  { Name: 'Nadie' },
  { Id: 'c1', Name: 'Otra vez' },
]
/** Pictures of which of the operator's own streams stand for each. */
const STREAMS: Readonly<Record<string, string>> = {
  c1: '/live/live-aurora/v360.m3u8',
  c2: '/live/live-plaza/v360.m3u8',
  i31: '/vod-media/film-ferry/v360.m3u8?duration=160',
  e11: '/vod-media/film-orbit/v360.m3u8?duration=60',
  e12: '/vod-media/film-orbit/v360.m3u8?duration=60',
}

const bodyOf = async (request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return parts.length === 0 ? {} : JSON.parse(Buffer.concat(parts).toString('utf8'))
}

export const startJellyfin = async (now: () => number = Date.now): Promise<JellyfinStandIn> => {
  const host = await startStandIn(now)
  const told: Array<{ what: string; body: Readonly<Record<string, unknown>> }> = []
  const favourites = new Set<string>()
  const positions = new Map<string, { ticks: number; at: string }>()
  let session = 1

  const send = (response: ServerResponse, value: unknown): void => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value))
  }
  const tokenIn = ({ headers }: IncomingMessage): string | undefined =>
    /^MediaBrowser .*\bToken="([^"]+)"/.exec(headers.authorization ?? '')?.[1]
  const isIn = (request: IncomingMessage): boolean => tokenIn(request) === `token-${session}`
  const pageOf = (request: IncomingMessage, items: ReadonlyArray<unknown>) => {
    const query = new URL(request.url ?? '', host.origin).searchParams
    const from = Number(query.get('startIndex') ?? 0)
    return {
      Items: items.slice(from, from + Number(query.get('limit') ?? 100)),
      TotalRecordCount: items.length,
      StartIndex: from,
    }
  }
  /** For those who are signed in. */
  const serve = (path: string, answer: (request: IncomingMessage, response: ServerResponse) => unknown): void =>
    host.serve(path, (request, response) => {
      if (isIn(request)) return answer(request, response)
      return response.writeHead(401).end()
    })

  host.serve('/jf/Users/AuthenticateByName', async (request, response) => {
    const { Username, Pw } = await bodyOf(request)
    const isOfClient = /^MediaBrowser .*\bClient="\w+".*\bDeviceId="[\w-]+"/.test(request.headers.authorization ?? '')
    if (!isOfClient || Username !== USER || Pw !== PASSWORD) return response.writeHead(401).end()
    return send(response, { User: { Id: 'u1', Name: USER }, AccessToken: `token-${session}`, ServerId: 'x' })
  })
  serve('/jf/LiveTv/Channels', (request, response) => send(response, pageOf(request, CHANNELS)))
  serve('/jf/LiveTv/Programs', (request, response) => {
    const hour = 3_600_000
    const begin = Math.floor(now() / hour) * hour
    const on = (from: number, name: string | undefined) => ({
      Id: `p${from}`,
      ChannelId: 'c1',
      Name: name,
      Overview: 'Lo que pasa.',
      ImageTags: from === 0 ? { Primary: 'n1' } : {},
      StartDate: new Date(begin + from * hour).toISOString(),
      EndDate: new Date(begin + (from + 1) * hour).toISOString(),
    })
    send(
      response,
      pageOf(request, [on(-1, 'La tarde'), on(0, 'Noticias de ahora'), on(1, 'Después'), on(2, undefined)]),
    )
  })
  serve('/jf/Items', (request, response) => {
    const isStarred = new URL(request.url ?? '', host.origin).searchParams.get('isFavorite') === 'true'
    const all = [FILM, OTHER, SERIES, { Id: 'i33', Type: 'Movie' }]
    send(response, pageOf(request, isStarred ? all.filter(({ Id }) => favourites.has(Id)) : all))
  })
  serve('/jf/Items/i31', (_, response) =>
    send(response, { ...FILM, People: [{ Name: 'Ana Ruiz', Role: 'Marta', Type: 'Actor' }] }),
  )
  serve('/jf/Items/s1', (_, response) => send(response, SERIES))
  serve('/jf/Shows/s1/Episodes', (request, response) => send(response, pageOf(request, EPISODES)))
  serve('/jf/UserItems/Resume', (_, response) => {
    const items = [FILM, OTHER, ...EPISODES].flatMap(item => {
      const place = positions.get(item.Id)
      const UserData = { PlaybackPositionTicks: place?.ticks, LastPlayedDate: place?.at, Played: false }
      return place === undefined || place.ticks === 0 ? [] : [{ ...item, UserData }]
    })
    send(response, { Items: items, TotalRecordCount: items.length })
  })
  for (const id of ['i31', 'i32', 'e11', 'e12', 's1']) {
    serve(`/jf/UserItems/${id}/UserData`, async (request, response) => {
      const body = await bodyOf(request)
      told.push({ what: `${request.method} /UserItems/${id}/UserData`, body })
      positions.set(id, { ticks: Number(body.PlaybackPositionTicks), at: String(body.LastPlayedDate) })
      send(response, {})
    })
    serve(`/jf/UserFavoriteItems/${id}`, (request, response) => {
      told.push({ what: `${request.method} /UserFavoriteItems/${id}`, body: {} })
      if (request.method === 'DELETE') favourites.delete(id)
      else favourites.add(id)
      send(response, { IsFavorite: favourites.has(id) })
    })
  }
  for (const [id, stream] of Object.entries(STREAMS)) {
    serve(`/jf/Items/${id}/PlaybackInfo`, async (request, response) => {
      const { DeviceProfile } = await bodyOf(request)
      const isWell = request.method === 'POST' && DeviceProfile !== undefined
      const TranscodingUrl = `/videos/${id}/master.m3u8?MediaSourceId=${id}&api_key=${tokenIn(request)}`
      send(response, { MediaSources: isWell ? [{ Id: id, TranscodingUrl }] : [], PlaySessionId: 'p1' })
    })
    serve(`/jf/videos/${id}/master.m3u8`, (request, response) => {
      const inner = `main.m3u8?MediaSourceId=${id}&api_key=${tokenIn(request)}`
      response.end(`#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=400000\n${inner}\n`)
    })
    host.serve(`/jf/videos/${id}/main.m3u8`, (request, response) =>
      isIn(request) ? response.writeHead(302, { location: stream }).end() : response.writeHead(401).end(),
    )
  }
  serve('/jf/Items/i32/PlaybackInfo', (_, response) => send(response, { MediaSources: [], ErrorCode: 'NotAllowed' }))
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )
  for (const path of ['i31/Images/Primary', 'i31/Images/Backdrop', 'c1/Images/Primary', 'p0/Images/Primary'])
    host.serve(`/jf/Items/${path}`, picture)
  return {
    ...host,
    told,
    favourites,
    positions,
    signOut: () => {
      session += 1
    },
  }
}
