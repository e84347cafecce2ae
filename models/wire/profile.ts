import { NoFields } from '../codec/nothing.ts'
import { Profile, ProfileChange } from '../profile.ts'
import { accountCall } from './accountCall.ts'

// Decided in the contract, Profile: the specification has the page and no call.

export const profile = accountCall({
  name: 'profile',
  path: '/api/account/profile/query/v1',
  request: NoFields,
  response: Profile,
})

export const profileUpdate = accountCall({
  name: 'profileUpdate',
  path: '/api/account/profile/update/v1',
  request: ProfileChange,
  response: Profile,
})
