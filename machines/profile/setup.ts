import { assign, enqueueActions, fromCallback, fromPromise, sendTo, setup } from 'xstate'
import { rebasedProfile } from '../../models/profileEdit.ts'
import { NO_PROFILE, type ProfileField, type ProfileFields, profileProblems } from '../../models/profileFields.ts'
import { TRIM_DELAY_MS } from '../../models/textField.ts'
import { type Answered, hasSucceeded } from '../kit/loadable.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { withoutProblem } from '../rules/accountName.ts'
import { toastOf } from '../toasts.ts'
import { hasChanges, settledProfile, unsaved } from './transitions.ts'
import type {
  DraftChanged,
  LoadOutput,
  ProfileContext,
  ProfileEvent,
  ProfileFact,
  ProfileTag,
  SaveOutput,
  SaveWish,
} from './types.ts'

/** Asks the operator for the profile of the account that is signed in (contract, Profile). */
const loadProfile = fromPromise<LoadOutput>(unprovided('loadProfile'))
/** Sends what has changed, and asks how the account stands after it. */
const saveProfile = fromPromise<SaveOutput, SaveWish>(unprovided('saveProfile'))
/** Remembers what is typed as long as the page lives, for this account: a session that ends takes nothing away. */
const draft = fromCallback<DraftChanged>(unprovided('draft'))
/** Says when the account tells of another version of the profile. */
const watchProfile = fromCallback<ProfileEvent>(unprovided('watchProfile'))

const profileActors = { loadProfile, saveProfile, draft, watchProfile }

export const NOTHING: ProfileContext = {
  today: '',
  saved: NO_PROFILE,
  fields: NO_PROFILE,
  sent: NO_PROFILE,
  problems: {},
  failure: undefined,
}

export const profileSetup = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    tags: {} as ProfileTag,
    meta: {} as ChartMeta,
    children: {} as { readonly draft: 'draft' },
  },
  actors: profileActors,
  actions: {
    takeProfile: assign(({ context: { saved, fields } }, { answer }: Answered<LoadOutput>) =>
      answer._tag === 'Right'
        ? {
            today: answer.right.today,
            saved: answer.right.fields,
            fields: rebasedProfile(saved, fields, answer.right.fields),
            failure: undefined,
          }
        : {},
    ),
    takeSaved: assign(({ context: { sent, fields } }, { answer }: Answered<SaveOutput>) =>
      answer._tag === 'Right'
        ? { saved: answer.right.fields, fields: rebasedProfile(sent, fields, answer.right.fields), failure: undefined }
        : {},
    ),
    takeDraft: assign(({ context }, { fields }: { readonly fields: Partial<ProfileFields> }) => ({
      fields: { ...context.fields, ...fields },
    })),
    takeText: assign(({ context }, { field, value }: { field: ProfileField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
      problems: withoutProblem(context.problems, field),
      failure: undefined,
    })),
    trimTexts: assign({ fields: ({ context }) => settledProfile(context.fields) }),
    undo: assign(({ context }) => ({ fields: context.saved, problems: {}, failure: undefined })),
    noteSent: assign(({ context }) => ({ sent: context.fields, problems: {}, failure: undefined })),
    noteProblems: assign(({ context }) => ({
      problems: profileProblems(settledProfile(context.fields), context.today),
      failure: undefined,
    })),
    dropFailure: assign({ failure: undefined }),
    keepFailure: assign((_, { answer }: Answered<LoadOutput | SaveOutput>) =>
      answer._tag === 'Left' ? { failure: answer.left } : {},
    ),
    keepDraft: sendTo('draft', ({ context }): DraftChanged => ({ type: 'draft.changed', fields: unsaved(context) })),
    saySaved: sendTo(parentOf, toastOf('profileSaved')),
    tellAccount: enqueueActions(({ enqueue }, { answer }: Answered<SaveOutput>) => {
      if (answer._tag === 'Left' || answer.right.session === undefined) return
      const { session } = answer.right
      enqueue.sendTo(parentOf, { type: 'account.renewed', session } satisfies ProfileFact)
    }),
  },
  guards: {
    hasSucceeded,
    hasChanges: ({ context }) => hasChanges(context),
    isFilledIn: ({ context }) =>
      hasChanges(context) && Object.keys(profileProblems(settledProfile(context.fields), context.today)).length === 0,
  },
  delays: {
    trimDelay: TRIM_DELAY_MS,
  },
})
