import type { PageParams } from '../../models/page.ts'
import type { EntranceView } from './types.ts'

/** What the address says: any other word is the login form. */
export const viewOf = ({ view }: PageParams): EntranceView =>
  view === 'signUp' || view === 'resetPassword' ? view : 'logIn'
