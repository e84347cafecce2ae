import * as t from 'io-ts'
import type { Instant } from './codec/instant.ts'
import { oneOf, optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'

export const Nationality = oneOf('Nationality', ['brazilian', 'foreigner'])
export type Nationality = t.TypeOf<typeof Nationality>

export const Gender = oneOf('Gender', ['female', 'male', 'other'])
export type Gender = t.TypeOf<typeof Gender>

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/
const daysIn = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** A date of the calendar, YYYY-MM-DD on the wire. */
export const CalendarDate: t.Type<string, string> = t.refinement(
  t.string,
  value => {
    const [, year = 0, month = 0, day = 0] = (DATE.exec(value) ?? []).map(Number)
    return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
  },
  'CalendarDate',
)

const orNone = <A extends string>(codec: t.Type<A, A>) => t.union([codec, t.literal('')], `${codec.name}OrNone`)

/** Spec §3; a Brazilian gives the CPF, a foreigner an ID number (AUTH-08). */
export const Profile = t.strict(
  {
    fullName: optional(Text),
    cpf: optional(Text),
    idNum: optional(Text),
    dateOfBirth: optional(CalendarDate),
    nationality: optional(Nationality),
    telephoneNumber: optional(Text),
    gender: optional(Gender),
  },
  'Profile',
)
export type Profile = t.TypeOf<typeof Profile>

/** Fields that change; an empty text takes one away (contract, Profile). */
export const ProfileChange = t.exact(
  t.partial({
    fullName: optional(Text),
    cpf: optional(Text),
    idNum: optional(Text),
    dateOfBirth: optional(orNone(CalendarDate)),
    nationality: optional(orNone(Nationality)),
    telephoneNumber: optional(Text),
    gender: optional(orNone(Gender)),
  }),
  'ProfileChange',
)
export type ProfileChange = t.TypeOf<typeof ProfileChange>

/** The document that the nationality asks for (AUTH-08). */
export const documentOf = (nationality: Nationality): 'cpf' | 'idNum' => (nationality === 'brazilian' ? 'cpf' : 'idNum')

/** A date of birth has to be a real day before today; both YYYY-MM-DD, which sort as text. */
export const isBirthDate = (date: string, today: string): boolean => CalendarDate.is(date) && date < today

const DAYS = new Intl.DateTimeFormat('sv-SE')

/** The day of the device around a moment, YYYY-MM-DD: Swedish dates are written so. */
export const calendarDate = (at: Instant): string => DAYS.format(at)
