import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import type { Title } from '../../../../models/title.ts'
import { formatTime } from '../../intl/format.ts'

type Text =
  | 'film'
  | 'filmOf'
  | 'series'
  | 'season'
  | 'seasonOf'
  | 'episode'
  | 'episodeAlone'
  | 'episodeName'
  | 'hoursLeft'
  | 'duration'
  | 'allAges'

const texts: Readonly<Record<Text, MessageDescriptor>> = defineMessages({
  film: { id: 'title.film', defaultMessage: 'Film' },
  filmOf: { id: 'title.filmOf', defaultMessage: 'Film, {year}' },
  series: {
    id: 'title.series',
    defaultMessage: '{seasons, plural, =0 {Series} one {Series, # season} other {Series, # seasons}}',
  },
  season: { id: 'title.season', defaultMessage: 'Season {season}' },
  seasonOf: { id: 'title.seasonOf', defaultMessage: '{series}, season {season}' },
  episode: { id: 'title.episode', defaultMessage: 'S{season} E{episode}' },
  episodeAlone: { id: 'title.episodeAlone', defaultMessage: 'Episode {episode}' },
  episodeName: { id: 'title.episodeName', defaultMessage: '{episode}. {name}' },
  duration: {
    id: 'title.duration',
    defaultMessage: '{hours, plural, =0 {{minutes} min} other {# h {minutes} min}}',
  },
  allAges: { id: 'title.allAges', defaultMessage: 'All ages' },
  hoursLeft: {
    id: 'title.hoursLeft',
    defaultMessage: '{days, plural, =0 {{hours} h left} other {# d {hours} h left}}',
  },
})

const HOURS = 24

/** 'S1 E4', or 'Episode 4' in a series that has no seasons; nothing for what is no episode. */
export const episodeText = (intl: IntlShape, { season, episode }: Pick<Title, 'season' | 'episode'>) => {
  if (episode === undefined) return undefined
  return season === undefined
    ? intl.formatMessage(texts.episodeAlone, { episode })
    : intl.formatMessage(texts.episode, { season, episode })
}

/** '4. The Thaw': an episode among those of its season. */
export const episodeName = (intl: IntlShape, { episode, title }: Pick<Title, 'episode' | 'title'>): string =>
  episode === undefined ? title : intl.formatMessage(texts.episodeName, { episode, name: title })

export const ageText = (intl: IntlShape, age: number): string =>
  age === 0 ? intl.formatMessage(texts.allAges) : `${age}+`

const SECONDS = 60
const MINUTES = 60

/** '52 min', and from an hour on '1 h 52 min'. */
export const durationText = (intl: IntlShape, seconds: number): string => {
  const minutes = Math.max(1, Math.round(seconds / SECONDS))
  return intl.formatMessage(texts.duration, { hours: Math.floor(minutes / MINUTES), minutes: minutes % MINUTES })
}

/** 'Arena, Sat 20:30': one title is broadcast several times in the days of a replay. */
const replayText = (intl: IntlShape, channel: string, start: Instant | undefined): string =>
  start === undefined ? channel : `${channel}, ${intl.formatDate(start, { weekday: 'short' })} ${formatTime(start)}`

/** What it is, in a few words under its name: 'Film, 2024', 'Series, 2 seasons', for a replay where and when it was on. */
export const kindText = (intl: IntlShape, title: Title): string => {
  const { metaType, year, seasons, season, seriesTitle, epgProgramInfo } = title
  switch (metaType) {
    case 'SERIES':
      return intl.formatMessage(texts.series, { seasons: seasons.length })
    case 'SEASON':
      return seriesTitle === undefined
        ? intl.formatMessage(texts.season, { season: season ?? 0 })
        : intl.formatMessage(texts.seasonOf, { season: season ?? 0, series: seriesTitle })
    case 'EPISODE':
      return [episodeText(intl, title), seriesTitle].filter(Boolean).join(' · ')
    default:
      if (epgProgramInfo?.channelName) return replayText(intl, epgProgramInfo.channelName, epgProgramInfo.startTime)
      return year === undefined ? intl.formatMessage(texts.film) : intl.formatMessage(texts.filmOf, { year: `${year}` })
  }
}

/** '9 h left', and from a day on '2 d 3 h left'. */
export const hoursLeftText = (intl: IntlShape, hours: number): string =>
  intl.formatMessage(texts.hoursLeft, { days: hours < HOURS ? 0 : Math.floor(hours / HOURS), hours: hours % HOURS })
