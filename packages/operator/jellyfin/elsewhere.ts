import { setTimeout as wait } from 'node:timers/promises'
import { type Instant, instant } from '../../../models/codec/instant.ts'
import { MetaId } from '../../../models/title.ts'
import { progressOf, type VodProgress } from '../../../models/vodHistory.ts'
import { reasonOf } from '../gateway/sourceFault.ts'
import { type Fields, fieldsIn, listOf, textIn } from '../importer/fields.ts'
import type { Shelf } from '../library/shelf.ts'
import { idOf } from '../world/ids.ts'
import { type Jellyfin, momentIn, secondsOfTicks, TICKS } from './server.ts'
import { identityOf } from './titles.ts'

/** Where an account stands in a title, and since when. */
export interface KeptPlace {
  readonly progress: VodProgress
  readonly at: Instant
}

/** The lists that the account keeps at its server: what is told there is told here, and the other way round. */
export interface Elsewhere {
  readonly places: () => Promise<ReadonlyArray<KeptPlace>>
  /** `undefined` where the server does not say. */
  readonly favourites: () => Promise<ReadonlyArray<string> | undefined>
  /** Its lists say of this title what counts. */
  readonly owns: (metaId: string) => boolean
  readonly note: (progress: VodProgress) => Promise<void>
  readonly forget: (metaId: string) => Promise<void>
  readonly favour: (metaId: string, isFavourite: boolean) => Promise<void>
}

interface ElsewhereParts {
  readonly jellyfin: Jellyfin
  readonly shelf: () => Shelf
  readonly tell: (reason: string | undefined) => void
}

const MOST = 100
const MAX_FAVOURITES = 10_000
/** Lists are asked for with every page that shows them. */
const KEPT_MS = 10_000
/** A page waits no longer for them. */
const PATIENCE_MS = 4_000
const PREFIX = identityOf('')

const meta = (text: string) => idOf(MetaId, text)

const placeOf = (item: Fields, idOfItem: (itemId: string) => string | undefined): KeptPlace | undefined => {
  const data = fieldsIn(item, 'UserData')
  const isEpisode = textIn(item, 'Type') === 'Episode'
  const metaId = idOfItem(textIn(item, isEpisode ? 'SeriesId' : 'Id') ?? '')
  const [position, total] = [secondsOfTicks(data, 'PlaybackPositionTicks'), secondsOfTicks(item, 'RunTimeTicks')]
  if (metaId === undefined || position === undefined || total === undefined) return undefined
  const [season, episode] = [Number(item.ParentIndexNumber ?? 0), Number(item.IndexNumber ?? 0)]
  const common = { videoType: 'VOD', imdbId: undefined, tmdbId: undefined, ...progressOf(position, total) }
  const at = instant(momentIn(data, 'LastPlayedDate') ?? 0)
  if (!isEpisode) {
    const none = { seriesId: undefined, seasonId: undefined, episodeId: undefined, episodeNo: undefined }
    return { at, progress: { ...common, ...none, seasonNo: undefined, metaId: meta(metaId) } }
  }
  const ids = { seasonId: meta(`${metaId}-${season}`), episodeId: meta(`${metaId}-${season}-${episode}`) }
  const numbers = { episodeNo: episode, seasonNo: season }
  return {
    at,
    progress: { ...common, ...ids, ...numbers, metaId: meta(metaId), seriesId: meta(metaId) } as VodProgress,
  }
}

export const makeElsewhere = ({ jellyfin, shelf, tell }: ElsewhereParts): Elsewhere => {
  const itemOf = (metaId: string): string | undefined => {
    const { title, season, episode } = shelf().placeOf(metaId) ?? {}
    const identity = episode?.identity ?? (season === undefined ? title?.identity : undefined)
    return identity?.startsWith(PREFIX) ? encodeURIComponent(identity.slice(PREFIX.length)) : undefined
  }
  const idOfItem = (itemId: string): string | undefined => shelf().idOf(identityOf(itemId))

  const attempt = async <A>(does: () => Promise<A>): Promise<A | undefined> => {
    try {
      const done = await does()
      tell(undefined)
      return done
    } catch (error) {
      tell(reasonOf(error))
      return undefined
    }
  }
  /** The last answer, for as long as a page needs it. */
  const remembered = <A>(read: () => Promise<A>) => {
    let known: { readonly at: number; readonly answer: Promise<A | undefined> } | undefined
    return {
      read: (): Promise<A | undefined> => {
        if (known === undefined || Date.now() - known.at >= KEPT_MS) known = { at: Date.now(), answer: attempt(read) }
        return Promise.race([known.answer, wait(PATIENCE_MS, undefined, { ref: false })])
      },
      drop: (): void => {
        known = undefined
      },
    }
  }
  const places = remembered(async () => {
    const query = { userId: await jellyfin.userId(), limit: MOST, mediaTypes: 'Video', recursive: true }
    const { Items } = await jellyfin.read('/UserItems/Resume', query)
    return listOf(Items).flatMap(item => placeOf(item, idOfItem) ?? [])
  })
  const favourites = remembered(async () => {
    const found: string[] = []
    const query = { isFavorite: true, recursive: true, includeItemTypes: 'Movie,Series' }
    for await (const page of jellyfin.pages('/Items', query, MAX_FAVOURITES))
      for (const item of page) found.push(...[idOfItem(textIn(item, 'Id') ?? '') ?? []].flat())
    return found
  })
  const keep = async (itemId: string | undefined, data: object): Promise<void> => {
    if (itemId === undefined) return
    await attempt(async () =>
      jellyfin.tell(`/UserItems/${itemId}/UserData`, { query: { userId: await jellyfin.userId() }, json: data }),
    )
    places.drop()
  }
  return {
    places: async () => (await places.read()) ?? [],
    favourites: favourites.read,
    owns: metaId => itemOf(metaId) !== undefined,
    note: async ({ metaId, episodeId, playedTime, played }) => {
      await shelf().complete(metaId)
      await keep(itemOf(episodeId ?? metaId), {
        PlaybackPositionTicks: played ? 0 : playedTime * TICKS,
        Played: played,
        LastPlayedDate: new Date().toISOString(),
      })
    },
    forget: async metaId => {
      const place = (await places.read())?.find(({ progress }) => progress.metaId === metaId)
      if (place === undefined) return
      await shelf().complete(metaId)
      await keep(itemOf(place.progress.episodeId ?? metaId), { PlaybackPositionTicks: 0 })
    },
    favour: async (metaId, isFavourite) => {
      const itemId = itemOf(metaId)
      if (itemId === undefined) return
      const method = isFavourite ? 'POST' : 'DELETE'
      await attempt(async () =>
        jellyfin.tell(`/UserFavoriteItems/${itemId}`, { method, query: { userId: await jellyfin.userId() } }),
      )
      favourites.drop()
    },
  }
}
