/**
 * The operator has let somebody in who is no user yet: terms and a first password may stand between. Account and tokens wait in
 * the service that was answered; no chart, no storage and no other tab knows them before the session is opened (AUTH-05).
 */
export interface Admission {
  /** The password was set by the operator and has to be changed first (AUTH-04). */
  readonly mustChangePassword: boolean
}
