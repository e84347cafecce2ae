import * as t from 'io-ts'
import { fromCallback } from 'xstate'
import { NO_DRAFT } from '../../../../machines/codeForm/index.ts'
import type { Draft, DraftKept } from '../../../../machines/entrance/index.ts'
import { NOBODY } from '../../../../machines/rules/accountName.ts'
import { callingCodeIn } from '../../../../models/callingCodes.ts'
import { Text } from '../../../../models/codec/text.ts'
import { LoginType } from '../../../../models/credentials.ts'
import type { Report } from '../../report/report.ts'
import type { SessionStore } from '../../storage/sessionStore.ts'
import { userIdIn } from '../../storage/sessionStore.ts'
import { makeStorage, type StorageArea } from '../../storage/storage.ts'

/** Names alone: no password, no code, no number of a document. */
const KeptDraft: t.Type<Draft, unknown> = t.strict(
  {
    typed: t.strict({ method: LoginType, fields: t.strict({ email: Text, countryCode: Text, phone: Text }) }),
    profile: t.strict({
      fullName: Text,
      telephoneNumber: Text,
      dateOfBirth: Text,
      nationality: Text,
      gender: Text,
    }),
  },
  'EntranceDraft',
)

type DraftsParts = {
  readonly report: Report
  readonly store: Pick<SessionStore, 'read'>
  readonly area?: () => StorageArea
  /** What the browser says that the person speaks. */
  readonly languages?: () => ReadonlyArray<string>
}

/** Nothing has been typed: the country of a phone is the one that the browser speaks the language of. */
const begun = (languages: ReadonlyArray<string>): Draft | undefined => {
  const countryCode = callingCodeIn(languages)
  return countryCode === undefined
    ? undefined
    : { typed: { ...NOBODY, fields: { ...NOBODY.fields, countryCode } }, profile: NO_DRAFT }
}

/** Kept in the session storage, which goes with the tab; it ends as soon as somebody is a user (SES-07). */
export const keepDrafts = ({
  report,
  store,
  area = () => sessionStorage,
  languages = () => navigator.languages,
}: DraftsParts) => {
  const kept = makeStorage({ area, report, onDegraded: () => undefined }).value('device', 'entranceDraft', KeptDraft)
  return fromCallback<DraftKept>(({ sendBack, receive }) => {
    const before = kept.read() ?? begun(languages())
    if (before !== undefined) sendBack({ type: 'draft.recalled', ...before })
    receive(({ typed, profile }) => kept.write({ typed, profile }))
    return () => {
      if (userIdIn(store) !== undefined) kept.remove()
    }
  })
}
