import * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'

/** Corners of the screen: above or below, where lines start or where they end. */
export const Corner = oneOf('Corner', ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'])
export type Corner = t.TypeOf<typeof Corner>

export const FloatingSize = oneOf('FloatingSize', ['small', 'medium', 'large'])
export type FloatingSize = t.TypeOf<typeof FloatingSize>

/** Where the floating window stands, and how large it is (AHEAD-14). */
export const FloatingPlace = t.strict({ corner: Corner, size: FloatingSize }, 'FloatingPlace')
export type FloatingPlace = t.TypeOf<typeof FloatingPlace>

export const FIRST_PLACE: FloatingPlace = { corner: 'bottomEnd', size: 'small' }

export const isAtTop = (corner: Corner): boolean => corner.startsWith('top')
