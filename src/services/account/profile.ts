import * as E from 'fp-ts/lib/Either.js'
import { fromCallback, fromPromise } from 'xstate'
import type {
  DraftChanged,
  LoadOutput,
  ProfileEvent,
  profileMachine,
  SaveOutput,
  SaveWish,
} from '../../../machines/profile/index.ts'
import type { AccountId } from '../../../models/account.ts'
import { calendarDate } from '../../../models/profile.ts'
import { profileFieldsOf } from '../../../models/profileEdit.ts'
import type { ProfileFields } from '../../../models/profileFields.ts'
import * as profileEndpoints from '../../../models/wire/profile.ts'
import type { SessionApi } from '../api/session.ts'
import type { ServerClock } from '../clock/serverClock.ts'
import type { Http } from '../http/types.ts'
import type { PortsOf } from '../ports.ts'
import type { SessionStore } from '../storage/sessionStore.ts'
import type { StoredValues } from '../storage/values.ts'
import type { Tabs } from '../tabs/tabs.ts'

type ProfileParts = {
  readonly http: Http
  readonly store: SessionStore
  readonly values: StoredValues
  readonly clock: ServerClock
  readonly session: Pick<SessionApi, 'renewTokens'>
  readonly tabs: Pick<Tabs, 'onStorage'>
}

/** A person waits, and reads at the form what the operator says. */
const SAID = { hideErrorTip: 'all' } as const

const load = async ({ http, clock }: ProfileParts): Promise<LoadOutput> => {
  const answer = await http.call(profileEndpoints.profile, {}, SAID)
  return E.map((profile: Parameters<typeof profileFieldsOf>[0]) => ({
    fields: profileFieldsOf(profile),
    today: calendarDate(clock.now()),
  }))(answer)
}

/** New tokens bring the account's new name, and tell the other tabs that the profile has changed. */
const save = async ({ http, session }: ProfileParts, { change }: SaveWish): Promise<SaveOutput> => {
  const answer = await http.call(profileEndpoints.profileUpdate, change, SAID)
  if (E.isLeft(answer)) return answer
  const renewed = await session.renewTokens()
  return E.right({
    fields: profileFieldsOf(answer.right),
    session: E.isRight(renewed) ? renewed.right : undefined,
  })
}

/** The chart of the profile with the operator, the page and the other tabs around it. */
export const profilePorts = (parts: ProfileParts): PortsOf<typeof profileMachine> => {
  const { store, values, tabs } = parts
  let draft: { readonly accountId: AccountId; readonly fields: Partial<ProfileFields> } | undefined
  return {
    loadProfile: fromPromise(() => load(parts)),
    saveProfile: fromPromise(({ input }) => save(parts, input)),
    draft: fromCallback<DraftChanged>(({ sendBack, receive }) => {
      const accountId = store.read()?.account.accountId
      if (accountId === undefined) return
      if (draft?.accountId === accountId) sendBack({ type: 'draft.recalled', fields: draft.fields })
      receive(({ fields }) => {
        draft = { accountId, fields }
      })
    }),
    watchProfile: fromCallback<ProfileEvent>(({ sendBack }) => {
      let version = values.account.read()?.profileVersion
      return tabs.onStorage(key => {
        const now = key === values.account.name ? values.account.read()?.profileVersion : version
        if (now === version) return
        version = now
        sendBack({ type: 'profile.changed' })
      })
    }),
  }
}
