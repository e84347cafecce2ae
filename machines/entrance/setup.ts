import { assign, sendTo, setup } from 'xstate'
import type { ProfileDraft } from '../../models/profileFields.ts'
import type { AgreementOutput } from '../agreement.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import type { PasswordChangeOutput } from '../passwordChange.ts'
import type { DraftChanged, TypedName } from '../rules/accountName.ts'
import type { Admission } from '../rules/admission.ts'
import type { Session } from '../session/index.ts'
import { toastOf } from '../toasts.ts'
import { entranceActors } from './actors.ts'
import type {
  DraftKept,
  EntranceContext,
  EntranceEvent,
  EntranceFact,
  EntranceInput,
  EntranceNotice,
  EntranceView,
} from './types.ts'

interface Viewed {
  readonly view: EntranceView
}
export type Drafted = Omit<DraftChanged<ProfileDraft>, 'type'>
interface Admitted {
  readonly admission: Admission | undefined
}

export const entranceSetup = setup({
  types: {
    context: {} as EntranceContext,
    events: {} as EntranceEvent,
    input: {} as EntranceInput,
    children: {} as {
      draft: 'draft'
      login: 'login'
      qrLogin: 'qrLogin'
      signUp: 'codeForm'
      passwordReset: 'codeForm'
      agreement: 'agreement'
      passwordChange: 'passwordChange'
    },
    tags: {} as 'busy' | 'passwordSet',
    meta: {} as ChartMeta,
  },
  actors: entranceActors,
  actions: {
    takeView: assign((_, { view }: Viewed) => ({ view, notice: undefined })),
    takeDraft: assign(({ context }, { typed, profile = context.profile }: Drafted) => ({ typed, profile })),
    keepDraft: sendTo(
      'draft',
      ({ context: { typed, profile } }): DraftKept => ({ type: 'draft.changed', typed, profile }),
    ),
    keepTyped: assign((_, { typed }: { typed: TypedName }) => ({ typed })),
    keepAdmission: assign((_, { admission }: Admitted) => ({
      mustChangePassword: admission?.mustChangePassword ?? false,
      notice: undefined,
    })),
    say: assign((_, { notice }: { notice: EntranceNotice }) => ({ notice })),
    saySaved: sendTo(parentOf, toastOf('passwordSaved')),
    tellAgreement: sendTo('agreement', (_, { type }: { type: 'language.changed' | 'network.restored' }) => ({ type })),
    tellQrLogin: sendTo('qrLogin', { type: 'network.restored' }),
    tellPassed: sendTo(
      parentOf,
      (_, { session }: { session: Session }): EntranceFact => ({
        type: 'entrance.passed',
        session,
      }),
    ),
  },
  guards: {
    isOtherView: ({ context }, { view }: Viewed) => context.view !== view,
    wantsSignUp: ({ context }) => context.view === 'signUp',
    wantsReset: ({ context }) => context.view === 'resetPassword',
    isLetIn: (_, { admission }: Admitted) => admission !== undefined,
    isAgreed: (_, { output }: { output: AgreementOutput }) => output.isAgreed,
    mustChangePassword: ({ context }, { output }: { output: AgreementOutput }) =>
      output.isAgreed && context.mustChangePassword,
    isChanged: (_, { output }: { output: PasswordChangeOutput }) => output.isChanged,
  },
})
