import type * as t from 'io-ts'
import { toId } from '../../../models/codec/id.ts'

/** An id that the operator itself gives; an empty one is a mistake in the operator's data. */
export const idOf = <A extends string>(codec: t.Type<A, string>, text: string): A => {
  const made = toId(codec, text)
  if (made === undefined) throw new Error(`"${text}" is no ${codec.name}`)
  return made
}
