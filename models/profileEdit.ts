import type { ErrCode } from './errCode.ts'
import type { Profile, ProfileChange } from './profile.ts'
import { givenProfile, NO_PROFILE, type ProfileField, type ProfileFields, profileFields } from './profileFields.ts'

/** A profile in the fields of a form. */
export const profileFieldsOf = (profile: Profile): ProfileFields => {
  const { fullName = '', telephoneNumber = '', dateOfBirth = '', nationality = '' } = profile
  const { cpf = '', idNum = '', gender = '' } = profile
  return { fullName, telephoneNumber, dateOfBirth, nationality, cpf, idNum, gender }
}

/** What is to be saved: the fields that are others than before; one that is empty now is taken away (AUTH-11). */
export const profileChange = (before: ProfileFields, fields: ProfileFields): ProfileChange => {
  const given = { ...NO_PROFILE, ...givenProfile(fields) }
  const changed = profileFields.filter(field => given[field] !== before[field])
  return Object.fromEntries(changed.map(field => [field, given[field]]))
}

/** What somebody typed, over a profile that is another than the one it was typed over: only untouched fields follow it. */
export const rebasedProfile = (before: ProfileFields, typed: ProfileFields, fresh: ProfileFields): ProfileFields => ({
  ...fresh,
  ...Object.fromEntries(
    profileFields.filter(field => typed[field] !== before[field]).map(field => [field, typed[field]]),
  ),
})

/** By the field that an operator refuses, its code (contract, Profile). */
export const PROFILE_REFUSALS: Readonly<Record<ProfileField, ErrCode>> = {
  fullName: 10103001,
  telephoneNumber: 10103002,
  dateOfBirth: 10103003,
  nationality: 10103004,
  cpf: 10103005,
  idNum: 10103006,
  gender: 10103007,
}

export const refusedProfileField = (errCode: ErrCode): ProfileField | undefined =>
  profileFields.find(field => PROFILE_REFUSALS[field] === errCode)
