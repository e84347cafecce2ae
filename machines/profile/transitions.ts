import type { ProfileChange } from '../../models/profile.ts'
import { profileChange } from '../../models/profileEdit.ts'
import { type ProfileFields, profileFields } from '../../models/profileFields.ts'
import { settled } from '../../models/textField.ts'
import type { ProfileContext } from './types.ts'

export const settledProfile = (fields: ProfileFields): ProfileFields => ({
  ...fields,
  ...Object.fromEntries(profileFields.map(field => [field, settled('text', fields[field])])),
})

type Typed = Pick<ProfileContext, 'saved' | 'fields'>

/** What is to be saved of it. */
export const changeOf = ({ saved, fields }: Typed): ProfileChange => profileChange(saved, settledProfile(fields))

export const hasChanges = (typed: Typed): boolean => Object.keys(changeOf(typed)).length > 0

/** What was typed and is not saved. */
export const unsaved = ({ saved, fields }: Typed): Partial<ProfileFields> =>
  Object.fromEntries(profileFields.filter(field => fields[field] !== saved[field]).map(field => [field, fields[field]]))
