/** A refusal by the code that the contract names. */
export interface Code {
  /** What it is, for whoever reads that another came. */
  readonly expected: string
  /** The code, and those that are read alike. */
  readonly accepted: ReadonlyArray<number>
}

/** Numbers that say: the login has ended. */
export const ENDS_LOGIN: ReadonlyArray<number> = [
  ...[10101041, 10101040],
  ...[555, 200, 201, 202, 203, 204, 205, 208, 220, 223, 404],
]

export const LOGIN_ENDED: Code = { expected: '10101041: the login has ended', accepted: ENDS_LOGIN }
export const REFRESH_ENDED: Code = { expected: '10101040: the refresh token is no good', accepted: ENDS_LOGIN }
export const USERS_ONLY: Code = { expected: '10101069: only users have this', accepted: [10101069] }
export const NOT_CONFIRMED: Code = { expected: '10101149: nobody has confirmed it yet', accepted: [10101149] }
