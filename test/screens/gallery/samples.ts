import { isMark, mark, type Scene, scene } from '@sintonia/operator/art/index.ts'
import { LogicalChannelId } from '../../../models/channel.ts'
import { toId } from '../../../models/codec/id.ts'
import type { ChannelRowProps } from '../../../src/ui/components/live/ChannelRow.tsx'

const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

export const still = (wanted: Scene) => asAddress(scene({ ...wanted, width: 640, height: 360 }))
export const logo = (name: string) => (isMark(name) ? asAddress(mark(name)) : undefined)

export const channelId = (text: string): LogicalChannelId => {
  const id = toId(LogicalChannelId, text)
  if (id === undefined) throw new Error(`${text} is no channel id`)
  return id
}

/** 20:00 of a Friday, in the viewer's zone. */
export const EIGHT = new Date(2026, 10, 20, 20, 0).getTime()
export const MINUTE = 60_000

type Row = Omit<ChannelRowProps, 'tuned' | 'onTune' | 'onFavourite' | 'onConsider'>

const row = (
  number: number,
  name: string,
  programme: string | undefined,
  progress: number,
  more: Partial<Row> = {},
): Row => ({
  id: channelId(`${number}`),
  number,
  name,
  logo: logo(name.toLowerCase().split(' ')[0] ?? ''),
  audio: false,
  favourite: false,
  authorised: true,
  catchUp: programme === undefined ? 'none' : 'allowed',
  programme,
  progress,
  ...more,
})

export const rows: ReadonlyArray<Row> = [
  row(101, 'Aurora', 'The Kitchen Upstairs, with guests from the coast', 0.58, { favourite: true }),
  row(102, 'Praça 1', 'The Long Table, episode 12', 0.44, { logo: logo('praca') }),
  row(205, 'Arena', 'Porto Azul v Real Sertão, second division final', 0.36, { favourite: true }),
  row(207, 'Onda Sport', 'Night Tennis from the harbour court', 0.71, { catchUp: 'locked' }),
  row(301, 'Mundo 24', 'The Evening Report', 0.42),
  row(302, 'Faro Notícias', 'Tomorrow in Brief', 0.12),
  row(410, 'Cine Norte', 'Quarry', 0.52, { authorised: false, catchUp: 'locked', logo: logo('norte') }),
  row(415, 'Meridian', 'Far Side', 0.23, { authorised: false }),
  row(503, 'Terra', 'Rivers of Ash', 0.33),
  row(601, 'Kiosko', 'Three Small Owls', 0.8, { favourite: true }),
  row(704, 'Canal sin guía', undefined, 0, { logo: undefined }),
  row(902, 'Nota', 'Chorus: Live at the Dock', 0.48, { audio: true }),
  row(911, 'Clube FM de São Sebastião do Rio Preto', 'Requests until midnight', 0.64, {
    audio: true,
    catchUp: 'locked',
  }),
]

export const manyRows = (count: number): ReadonlyArray<Row> =>
  Array.from({ length: count }, (_, at) => {
    const like = rows[at % rows.length]
    if (!like) throw new Error('no rows')
    return { ...like, id: channelId(`m${at}`), number: at + 1 }
  })

export const match = {
  title: 'Porto Azul v Real Sertão',
  start: EIGHT,
  stop: EIGHT + 120 * MINUTE,
  progress: 0.36,
}
