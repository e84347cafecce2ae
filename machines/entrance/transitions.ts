import type { AnyActorRef } from 'xstate'
import type { PageParams } from '../../models/page.ts'
import type { TypedName } from '../accountName.ts'
import type { EntranceView } from './types.ts'

/** What the address says: any other word is the login form. */
export const viewOf = ({ view }: PageParams): EntranceView =>
  view === 'signUp' || view === 'resetPassword' ? view : 'logIn'

type Children = Readonly<Record<string, AnyActorRef | undefined>>

/** What was typed in the form that is open. */
export const typedIn = (children: Children): TypedName | undefined => {
  const form = children.login ?? children.signUp ?? children.passwordReset
  const typed: TypedName | undefined = form?.getSnapshot().context
  if (typed?.fields === undefined) return undefined
  const { email, countryCode, phone } = typed.fields
  return { method: typed.method, fields: { email, countryCode, phone } }
}
