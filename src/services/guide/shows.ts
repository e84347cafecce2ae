import type { Programme, Translation } from '../../../models/programme.ts'

/** What is said of programmes, each different one once, and which of it is said of each programme. */
export interface Shows {
  readonly rows: Uint16Array | Uint32Array
  readonly shows: ReadonlyArray<Programme>
}

const MOST_SHORT = 0xffff

const areSame = (some: ReadonlyArray<Translation>, others: ReadonlyArray<Translation>): boolean =>
  some.length === others.length &&
  some.every(({ lang, title, content }, index) => {
    const other = others[index]
    return lang === other?.lang && title === other.title && content === other.content
  })

/** A guide says the same things again and again (notes, Storage). */
export const showsOf = (all: ReadonlyArray<Programme>): Shows => {
  const rows = all.length > MOST_SHORT ? new Uint32Array(all.length) : new Uint16Array(all.length)
  const shows: Programme[] = []
  const places = new Map<string, Map<string, number[]>>()
  const placeOf = (programme: Programme): number => {
    const { title, desc, translations, picture } = programme
    const titled = places.get(title) ?? new Map<string, number[]>()
    const alike = titled.get(desc) ?? []
    const known = alike.find(
      place => shows[place]?.picture === picture && areSame(shows[place]?.translations ?? [], translations),
    )
    if (known !== undefined) return known
    if (alike.length === 0) places.set(title, titled.set(desc, alike))
    alike.push(shows.length)
    return shows.push(programme) - 1
  }
  let row = 0
  for (const programme of all) rows[row++] = placeOf(programme)
  return { rows, shows }
}
