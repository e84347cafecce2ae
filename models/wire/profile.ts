import { NoFields } from '../codec/nothing.ts'
import { Profile, ProfileChange } from '../profile.ts'
import { accountCall } from './accountCall.ts'

// Decided in the contract, Profile: the specification has the page and no call.

export const profile = accountCall({
  name: 'profile',
  path: '/api/account/profile/query/v1',
  purpose: 'Who the person of the signed-in account is.',
  request: NoFields,
  response: Profile,
})

export const profileUpdate = accountCall({
  name: 'profileUpdate',
  path: '/api/account/profile/update/v1',
  purpose: 'Changes fields of the profile, an empty text takes one away; refused with the errCode of the field.',
  request: ProfileChange,
  response: Profile,
})
