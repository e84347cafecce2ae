import type { IntlShape } from 'react-intl'
import type { CaptionTrack, SoundTrack, Track } from '../../../../models/trackChoice.ts'

const languageIn = (locale: string, language: string): string | undefined => {
  try {
    const name = new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(language)
    return name && name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  } catch {
    return undefined
  }
}

/** In the viewer's language; what the stream itself calls it where it says no language that anybody knows. */
const baseOf = ({ locale }: IntlShape, { language, label }: Track<string>, nameless: string): string =>
  languageIn(locale, language) || label || nameless

/** Most streams call a track by its language in that language, which says nothing more. */
const withLabel = (name: string, { label, language }: Track<string>): string =>
  label === '' || label === name || label === languageIn(language, language) ? name : `${name}, ${label}`

type NameOf<Item> = (name: string, track: Item, before: number) => string

/** A name for each; those that would have one name are told apart in one way after the other. */
const namesOf = <Item>(
  tracks: ReadonlyArray<Item>,
  nameOf: (track: Item) => string,
  ways: ReadonlyArray<NameOf<Item>>,
): ReadonlyArray<string> =>
  ways.reduce(
    (names, more) =>
      names.map((name, place) => {
        const alike = names.flatMap((each, at) => (each === name ? [at] : []))
        const track = tracks[place]
        return alike.length < 2 || track === undefined ? name : more(name, track, alike.indexOf(place))
      }),
    tracks.map(nameOf),
  )

const counted: NameOf<unknown> = (name, _, before) => (before === 0 ? name : `${name} (${before + 1})`)

/** What each sound is called in a list of all: no two alike (AHEAD-35). */
export const soundNames = (intl: IntlShape, tracks: ReadonlyArray<SoundTrack>): ReadonlyArray<string> => {
  const nameless = intl.formatMessage({ id: 'player.audio', defaultMessage: 'Audio' })
  const nameOf = (track: SoundTrack): string => {
    const name = baseOf(intl, track, nameless)
    switch (track.role) {
      case 'main':
        return name
      case 'original':
        return intl.formatMessage({ id: 'player.track.original', defaultMessage: '{name}, original' }, { name })
      case 'described':
        return intl.formatMessage({ id: 'player.track.described', defaultMessage: '{name}, described' }, { name })
      case 'commentary':
        return intl.formatMessage({ id: 'player.track.commentary', defaultMessage: '{name}, commentary' }, { name })
      case 'other':
        return withLabel(name, track)
    }
  }
  const surround = (name: string, { isSurround }: SoundTrack) =>
    isSurround
      ? intl.formatMessage({ id: 'player.track.surround', defaultMessage: '{name}, surround' }, { name })
      : name
  return namesOf(tracks, nameOf, [surround, withLabel, counted])
}

export const captionNames = (intl: IntlShape, tracks: ReadonlyArray<CaptionTrack>): ReadonlyArray<string> => {
  const nameless = intl.formatMessage({ id: 'player.captions', defaultMessage: 'Captions' })
  const nameOf = (track: CaptionTrack): string => {
    const name = baseOf(intl, track, nameless)
    switch (track.role) {
      case 'full':
      case 'forced':
        return name
      case 'sdh':
        return intl.formatMessage({ id: 'player.track.sdh', defaultMessage: '{name} (SDH)' }, { name })
      case 'easy':
        return intl.formatMessage({ id: 'player.track.easy', defaultMessage: '{name}, easy to read' }, { name })
      case 'other':
        return withLabel(name, track)
    }
  }
  return namesOf(tracks, nameOf, [withLabel, counted])
}
