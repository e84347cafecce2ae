import { BLACKOUT, ERROR_LAC, QUICK_LOGIN_PENDING, TOO_MANY_DEVICES, WRONG_SHARE_KEY } from '../../../models/errCode.ts'
import { PROFILE_REFUSALS } from '../../../models/profileEdit.ts'
import { profileFields } from '../../../models/profileFields.ts'

/** Why a call is refused. */
export interface Refusal {
  /** As it is written: one number, or a range of them. */
  readonly code: string
  readonly means: string
  /** What the app does then. */
  readonly app: string
}

const SHOWN = 'shows the message for 5 s, where the call was made by a person'
const profileCodes = profileFields.map(field => `${PROFILE_REFUSALS[field]} ${field}`).join(', ')

export const REFUSALS = {
  loginExpired: {
    code: '10101041',
    means: 'the token is missing, unknown, of another kind, or has ended',
    app: 'renews once and asks again; else the login has ended: a guest again, or the login page; no toast',
  },
  refreshExpired: {
    code: '10101040',
    means: 'the same of a refresh token; 10101041 is read alike',
    app: 'the login has ended',
  },
  sessionInvalid: {
    code: '555, 200-205, 208, 220, 223, 404',
    means: 'older numbers for a login that has ended: read, and not to be used for anything else',
    app: 'as for 10101041',
  },
  userRequired: {
    code: String(ERROR_LAC),
    means: 'a guest asks for what only users have; the session of the guest goes on',
    app: SHOWN,
  },
  notConfirmed: {
    code: String(QUICK_LOGIN_PENDING),
    means: 'the mobile app has not confirmed the scanned code yet',
    app: 'asks again, and shows nothing',
  },
  noPermission: {
    code: '5001-5005',
    means: 'the account has no right to play this',
    app: 'shows the way to buy over the player; a guest is shown the login',
  },
  tooManyDevices: {
    code: `${TOO_MANY_DEVICES}, or the \`concurrencyLimit\` of config.json`,
    means:
      'as many devices of this account play as may (the contract of this project; the specification has no such code)',
    app: 'says so over the player with the devices of `result`, and ends by playSessionEnd the one that a person chooses before it asks again; without `result` it can be tried again',
  },
  blackout: {
    code: String(BLACKOUT),
    means:
      'not shown where this viewer is: a blackout (an addition of this project; the specification has no such code)',
    app: 'says so over the player; the message, where there is one, stands in place of its own words',
  },
  contentGone: {
    code: '6001-6003',
    means: 'this content is no longer available',
    app: 'shows a dialog that says so',
  },
  profileField: {
    code: '10103001-10103007',
    means: `a field of the profile is not accepted: ${profileCodes}`,
    app: 'shows the message at that field',
  },
  notSealed: { code: '10109001', means: 'the body is not sealed, and has to be', app: 'shows an error' },
  seenBefore: { code: '10109002', means: 'a sealed request came a second time', app: 'shows an error' },
  wrongShareKey: { code: String(WRONG_SHARE_KEY), means: 'the share key is another', app: 'asks for the share key' },
  own: {
    code: 'any other number',
    means: 'whatever else it is: numbers of your own, with a `message` in the language asked for',
    app: SHOWN,
  },
} as const satisfies Readonly<Record<string, Refusal>>

export type RefusalName = keyof typeof REFUSALS
