import * as t from 'io-ts'
import { id } from './codec/id.ts'
import { optional } from './codec/optional.ts'
import { LongText, Picture, Text } from './codec/text.ts'

export const PersonId = id('PersonId')
export type PersonId = t.TypeOf<typeof PersonId>

/** Someone of a title's cast or crew; `role` is what the person did in it. */
export const Person = t.strict(
  {
    personId: PersonId,
    name: Text,
    role: optional(Text),
    avatar: Picture,
    birthday: optional(Text),
    birthPlace: optional(Text),
    biography: optional(LongText),
  },
  'Person',
)
export type Person = t.TypeOf<typeof Person>
