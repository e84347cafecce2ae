import { MetaId, Title } from '../../models/title.ts'
import { must } from './lineups.ts'

export const metaId = (text: string): MetaId => must(MetaId, text)

const title =
  (metaType: string) =>
  (id: string, wire: object = {}) =>
    must(Title, { metaId: id, metaType, title: id.toUpperCase(), ...wire })

/** Titles of a test, by their ids. */
export const film = title('MOVIE')
export const series = title('SERIES')
export const season = title('SEASON')
/** Of a series and a season, by their numbers: `s1-1-4`. */
export const episode = (id: string, wire: object = {}): Title => {
  const [seriesId, number, at] = id.split('-')
  return title('EPISODE')(id, { seriesId, seasonId: `${seriesId}-${number}`, season: number, episode: at, ...wire })
}
