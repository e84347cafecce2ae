import { groupColumns, partsOf } from './builtIn.ts'
import { type Lineup, lineupChannel, lineupOf } from './lineup.ts'
import { roster } from './roster.ts'
import { hashOf, pick } from './seed.ts'

const FIRST = ['Canal', 'Tele', 'Rede', 'Radio Visión', 'Vía', 'Red', 'Onda', 'Señal', 'Punto', 'Nova']
const SECOND = [
  'Andina',
  'del Sur',
  'Costera',
  'Nova Era',
  'Central',
  'Pampeana',
  'do Vale',
  'Metropolitana',
  'Serrana',
  'Azul',
  'Tropical',
  'Capital',
  'das Águas',
  'Frontera',
  'Jardim',
  'del Este',
  'Boreal',
  'Cordillera',
  'Ribera',
  'Sol',
]

const nameOf = (index: number): string => {
  const pair = hashOf('synthetic', Math.floor(index / 3))
  return `${pick(FIRST, index)} ${pick(SECOND, pair)} ${index + 1}`
}

/** A line-up of any size for trying lists and guides; its channels play the built-in streams in turn. */
export const syntheticLineup = (count: number): Lineup => {
  const pairs = Array.from({ length: count }, (_, index) => {
    const entry = pick(roster, index)
    const name = nameOf(index)
    const iconUrl = `/art/name/${encodeURIComponent(name)}.svg`
    return [
      entry,
      lineupChannel(partsOf(entry, { id: String(10_001 + index), number: index + 1, name, iconUrl })),
    ] as const
  })
  return lineupOf(
    pairs.map(([, channel]) => channel),
    groupColumns(pairs),
    [],
  )
}
