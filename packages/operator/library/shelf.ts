import { reasonOf } from '../gateway/sourceFault.ts'
import { hashOf } from '../world/seed.ts'
import type { At, FoundCaptions, FoundEpisode, FoundTitle, Media } from './found.ts'

export interface ShelfTitle extends FoundTitle {
  readonly id: string
  /** For grown-ups alone, by the words of its source. */
  readonly isAdult: boolean
}

/** What an id names: a title (`t12`), a season of it (`t12-1`), an episode (`t12-1-3`). */
export interface ShelfPlace {
  readonly title: ShelfTitle
  readonly season: number | undefined
  readonly episode: FoundEpisode | undefined
}

export interface Shelf {
  readonly titles: () => ReadonlyArray<ShelfTitle>
  readonly placeOf: (metaId: string) => ShelfPlace | undefined
  /** Of what a source calls so. */
  readonly idOf: (identity: string) => string | undefined
  /** Asks the source for what it tells of one title at a time; what cannot be had stays as it was. */
  readonly complete: (metaId: string) => Promise<void>
}

const ADULT = /\b(?:adults?|adultos?|xxx|18\+)(?!\w)/i

/** Ids that favourites and histories can hold on to, made from what a title is called. */
const identified = (found: ReadonlyArray<FoundTitle>): ReadonlyArray<ShelfTitle> => {
  const taken = new Set<number>()
  return found.map(title => {
    let id = hashOf(title.identity)
    while (taken.has(id)) id += 1
    taken.add(id)
    return { ...title, id: `t${id}`, isAdult: title.groups.some(group => ADULT.test(group)) }
  })
}

const PLACE = /^(t\d{1,10})(?:-(\d{1,4}))?(?:-(\d{1,4}))?$/
/** So long is kept what a source told of a title. */
const KEPT_MS = 3_600_000

export const makeShelf = (
  found: ReadonlyArray<FoundTitle>,
  tell: (title: FoundTitle, reason: string) => void,
): Shelf => {
  const shelf = new Map(identified(found).map(title => [title.id, title]))
  const ids = new Map([...shelf.values()].map(({ identity, id }) => [identity, id]))
  const asked = new Map<string, { readonly at: number; readonly answer: Promise<void> }>()

  const ask = async (title: ShelfTitle): Promise<void> => {
    try {
      const more = await title.more?.(reason => tell(title, reason))
      shelf.set(title.id, { ...title, ...more })
    } catch (error) {
      asked.delete(title.id)
      tell(title, reasonOf(error))
    }
  }
  return {
    titles: () => [...shelf.values()],
    idOf: identity => ids.get(identity),
    placeOf: metaId => {
      const [, id = '', season, number] = PLACE.exec(metaId) ?? []
      const title = shelf.get(id)
      if (title === undefined) return undefined
      if (season === undefined) return { title, season: undefined, episode: undefined }
      const ofSeason = title.episodes.filter(each => each.season === Number(season))
      const episode = ofSeason.find(each => each.number === Number(number))
      if (ofSeason.length === 0 || (number !== undefined && episode === undefined)) return undefined
      return { title, season: Number(season), episode }
    },
    complete: async metaId => {
      const title = shelf.get(PLACE.exec(metaId)?.[1] ?? '')
      if (title?.more === undefined) return
      const known = asked.get(title.id)
      if (known !== undefined && Date.now() - known.at < KEPT_MS) return known.answer
      const answer = ask(title)
      asked.set(title.id, { at: Date.now(), answer })
      return answer
    },
  }
}

export type Shape = 'poster' | 'wide'

/** The picture of a place in a form; where it has that form not, the other one. */
export const pictureAt = ({ title, episode }: Omit<ShelfPlace, 'season'>, shape: Shape): At | undefined =>
  shape === 'poster' ? (title.poster ?? title.wide) : (episode?.still ?? title.wide ?? title.poster)

/** What plays at a place. */
export const mediaAt = ({ title, season, episode }: ShelfPlace): Media | undefined =>
  season === undefined ? title.media : episode?.media

export const captionsAt = ({ title, season, episode }: ShelfPlace): ReadonlyArray<FoundCaptions> =>
  season === undefined ? title.captions : (episode?.captions ?? [])
