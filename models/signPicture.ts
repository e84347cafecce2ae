import * as t from 'io-ts'
import { SECOND } from './codec/instant.ts'
import { oneOf } from './codec/optional.ts'

/** Of the picture: above or below, where lines start or where they end. */
export const SIGN_CORNERS = ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'] as const
export const SIGN_SIZES = ['small', 'medium', 'large'] as const

/** Whether somebody who signs is shown over the picture where that is offered, in which corner and how large (AHEAD-38). */
export const SignPicture = t.strict(
  { isOn: t.boolean, corner: oneOf('SignCorner', SIGN_CORNERS), size: oneOf('SignSize', SIGN_SIZES) },
  'SignPicture',
)
export type SignPicture = t.TypeOf<typeof SignPicture>

export const NO_SIGN_PICTURE: SignPicture = { isOn: false, corner: 'bottomEnd', size: 'medium' }

/** From here on hands and mouth no longer fit: the second picture goes to the place of the first at once. */
const FAR = SECOND / 2
/** As near as two pictures of 25 frames a second can be told to be. */
const NEAR = SECOND / 12
/** Faster or slower by so much is not seen. */
const NUDGE = 0.08

export interface Step {
  /** Goes to the place of the first picture. */
  readonly jumps: boolean
  readonly rate: number
}

/** How the second picture keeps step with the first: `ahead` is how far it is before it, in milliseconds. */
export const stepOf = (
  ahead: number,
  { isMoving, rate }: { readonly isMoving: boolean; readonly rate: number },
): Step => {
  const off = Math.abs(ahead)
  if (off <= NEAR) return { jumps: false, rate }
  if (off > FAR || !isMoving) return { jumps: true, rate }
  return { jumps: false, rate: rate * (ahead > 0 ? 1 - NUDGE : 1 + NUDGE) }
}
