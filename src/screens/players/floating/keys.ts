import { cornerTowards, sizeBeside } from '../../../../models/floatingMove.ts'
import type { FloatingPlace, FloatingSize } from '../../../../models/floatingPlace.ts'

const SIDES = { ArrowUp: 'top', ArrowDown: 'bottom', ArrowLeft: 'start', ArrowRight: 'end' } as const

/** What keyboards write for plus and minus; with Alt, that of a Mac writes other signs. */
const STEPS = { '+': 1, '=': 1, '±': 1, '≠': 1, '-': -1, '–': -1 } as const

const isIn = <Table extends object>(table: Table, key: PropertyKey): key is keyof Table => Object.hasOwn(table, key)

/** Where the floating window stands after a key with Alt, if the key moves it. */
export const placeAfterKey = (
  key: string,
  { corner, size }: FloatingPlace,
  offered: ReadonlyArray<FloatingSize>,
): FloatingPlace | undefined => {
  if (isIn(SIDES, key)) return { corner: cornerTowards(corner, SIDES[key]), size }
  return isIn(STEPS, key) ? { corner, size: sizeBeside(size, STEPS[key], offered) } : undefined
}
