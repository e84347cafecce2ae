import type { IntlShape } from 'react-intl'
import { isOffered } from '../../../../models/trackRule.ts'
import type { MenuItem } from '../basics/menu.ts'
import type { HudProps } from './hud.ts'
import { captionNames, soundNames } from './trackNames.ts'

type Items = ReadonlyArray<MenuItem>

/** The id of an item is its place in the list; that of none is no number. */
export const placeOf = (id: string): number | undefined => (id === NONE ? undefined : Number(id))
const NONE = 'off'

export const soundItems = (intl: IntlShape, { tracks, on }: NonNullable<HudProps['audio']>): Items =>
  soundNames(intl, tracks).map((label, place) => ({ id: String(place), label, checked: place === on }))

/** Forced captions are left out: they come with their sound. */
export const captionItems = (intl: IntlShape, { tracks, on }: NonNullable<HudProps['captions']>): Items => {
  const offered = tracks.flatMap((track, place) => (isOffered(track) ? [{ track, place }] : []))
  const names = captionNames(
    intl,
    offered.map(({ track }) => track),
  )
  return [
    {
      id: NONE,
      label: intl.formatMessage({ id: 'player.captions.off', defaultMessage: 'Off' }),
      checked: on === undefined,
    },
    ...offered.map(({ place }, at) => ({ id: String(place), label: names[at] ?? '', checked: place === on })),
  ]
}
