import * as E from 'fp-ts/lib/Either.js'
import { calendarDate, Profile, type ProfileChange } from '../../../models/profile.ts'
import { PROFILE_REFUSALS } from '../../../models/profileEdit.ts'
import {
  givenProfile,
  NO_PROFILE,
  type ProfileField,
  type ProfileFields,
  profileFields,
  profileProblems,
} from '../../../models/profileFields.ts'
import type * as profileEndpoints from '../../../models/wire/profile.ts'
import type { Account } from '../store/accounts.ts'
import { forUser, type HandlersOf } from './handler.ts'

/** In the operator's own words. */
const WORDS: Readonly<Record<ProfileField, string>> = {
  fullName: 'A name has 1 to 60 characters',
  telephoneNumber: 'There is no such telephone number',
  dateOfBirth: 'The day of birth is a day before today',
  nationality: 'The nationality is missing',
  cpf: 'There is no such CPF',
  idNum: 'An ID number has 5 to 20 letters or digits',
  gender: 'There is no such gender',
}

const fieldsOf = ({ detail }: Account): ProfileFields => ({ ...NO_PROFILE, ...detail.profile })

const after = (fields: ProfileFields, change: ProfileChange): ProfileFields => {
  const changed = profileFields.map(field => [field, change[field] ?? fields[field]])
  return { ...fields, ...Object.fromEntries(changed) }
}

const profileIn = (account: Account): Profile => {
  const profile = Profile.decode(givenProfile(fieldsOf(account)))
  if (E.isLeft(profile)) throw new Error(`The profile of ${account.accountId} cannot be read`)
  return profile.right
}

/** The account goes by the name of its profile. */
const withProfile = (account: Account, fields: ProfileFields): Account => ({
  ...account,
  accountName: fields.fullName === '' ? account.accountName : fields.fullName,
  detail: { ...account.detail, profile: givenProfile(fields), profileVersion: account.detail.profileVersion + 1 },
})

export const profileHandlers: HandlersOf<typeof profileEndpoints> = {
  profile: forUser((_, { account }) => E.right(profileIn(account))),
  profileUpdate: forUser((change, { account, operator, now }) => {
    const fields = after(fieldsOf(account), change)
    const problems = profileProblems(fields, calendarDate(now))
    const refused = profileFields.find(field => problems[field] !== undefined)
    if (refused !== undefined) return E.left({ errCode: PROFILE_REFUSALS[refused], message: WORDS[refused] })
    const changed = withProfile(account, fields)
    operator.store.accounts.save(changed)
    return E.right(profileIn(changed))
  }),
}
