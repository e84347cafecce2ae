import { assign, fromCallback, fromPromise, raise, sendTo, setup } from 'xstate'
import type { LoginType, VerificationPurpose } from '../../models/credentials.ts'
import type { ProfileDraft } from '../../models/profileFields.ts'
import { TRIM_DELAY_MS } from '../../models/textField.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { unprovided } from '../kit/port.ts'
import { type DraftChanged, namedAccount, nameIn, withoutProblem } from '../rules/accountName.ts'
import {
  addressProblems,
  draftOf,
  hasNameProblem,
  problemsOf,
  settledFields,
  typedCodeProblems,
} from './transitions.ts'
import type {
  CheckOutput,
  CheckWish,
  CodeField,
  CodeFormContext,
  CodeFormEvent,
  CodeFormInput,
  CodeFormOutput,
  CodeFormProblems,
  CodeFormWish,
  CodeStep,
  CodeWish,
  ConfirmOutput,
  SendOutput,
} from './types.ts'

/** Has a code sent, and notes on the device when that was (AUTH-07). */
const sendCode = fromPromise<SendOutput, CodeWish>(unprovided('sendCode'))
/** Says at once, and every second, how long it is until a code can be asked for again, also after a reload (AUTH-07). */
const countDown = fromCallback<CodeFormEvent, VerificationPurpose>(unprovided('countDown'))
/** Asks whether the code is the one that was sent; the form brings it once more. */
const checkCode = fromPromise<CheckOutput, CheckWish>(unprovided('checkCode'))
/** Sends the form: signs up, sets the new password or claims the package. */
const confirm = fromPromise<ConfirmOutput, CodeFormWish>(unprovided('confirm'))

const codeFormActors = { sendCode, countDown, checkCode, confirm }

interface Answered {
  readonly output: ConfirmOutput | SendOutput
}
interface Sent {
  readonly password: string
}
interface Ticked {
  readonly secondsLeft: number
}

const addressOf = ({ method, fields }: CodeFormContext): string => namedAccount(method, fields).accountName
const isEmpty = (problems: CodeFormProblems): boolean => Object.keys(problems).length === 0

export const codeFormSetup = setup({
  types: {
    context: {} as CodeFormContext,
    events: {} as CodeFormEvent,
    input: {} as CodeFormInput,
    output: {} as CodeFormOutput,
    tags: {} as 'busy' | 'sending' | 'broken' | CodeStep,
    meta: {} as ChartMeta,
  },
  actors: codeFormActors,
  actions: {
    takeMethod: assign((_, { method }: { method: LoginType }) => ({ method, problems: {}, failure: undefined })),
    takeText: assign(({ context }, { field, value }: { field: CodeField; value: string }) => ({
      fields: { ...context.fields, [field]: value },
    })),
    clearProblem: assign(({ context }, { field }: { field: CodeField | 'password' }) => ({
      problems: withoutProblem(context.problems, field),
      failure: undefined,
    })),
    trimTexts: assign({ fields: ({ context }) => settledFields(context.fields) }),
    tellDraft: sendTo(
      parentOf,
      ({ context: { task, method, fields } }): DraftChanged<ProfileDraft> => ({
        type: 'draft.changed',
        typed: nameIn(method, fields),
        ...(task === 'register' && { profile: draftOf(fields) }),
      }),
    ),
    noteProblems: assign(({ context }, { password }: Sent) => ({
      problems: problemsOf(context, password),
      failure: undefined,
    })),
    noteAddressProblems: assign(({ context }) => ({ problems: addressProblems(context), failure: undefined })),
    noteCodeProblem: assign(({ context }) => ({ problems: typedCodeProblems(context.fields), failure: undefined })),
    clearProblems: assign({ problems: {}, failure: undefined }),
    keepAdmission: assign((_, { output }: { output: ConfirmOutput }) =>
      output._tag === 'Right' ? { admission: output.right } : {},
    ),
    keepFailure: assign((_, { output }: Answered) =>
      output._tag === 'Left' && output.left.tag !== 'unknownPhone' ? { failure: output.left } : {},
    ),
    notePhone: assign({ problems: { phone: 'phoneFormat' } }),
    noteSending: assign(({ context }) => ({ sendingTo: addressOf(context) })),
    noteSent: assign(({ context }) => ({ sentTo: context.sendingTo })),
    saySent: raise({ type: 'code.sent' }),
    takeSeconds: assign((_, { secondsLeft }: Ticked) => ({ secondsLeft })),
  },
  guards: {
    isFilledIn: ({ context }, { password }: Sent) => isEmpty(problemsOf(context, password)),
    hasAddress: ({ context }) => isEmpty(addressProblems(context)),
    isInSteps: ({ context }) => context.task === 'register',
    hasCode: ({ context }) => isEmpty(typedCodeProblems(context.fields)),
    isSentThere: ({ context }) => addressOf(context) === context.sentTo,
    hasNameProblem: ({ context }) => hasNameProblem(context.problems),
    isTaken: (_, { output }: Answered) => output._tag === 'Right',
    isUnknownPhone: (_, { output }: Answered) => output._tag === 'Left' && output.left.tag === 'unknownPhone',
    isOver: (_, { secondsLeft }: Ticked) => secondsLeft <= 0,
  },
  delays: {
    trimDelay: TRIM_DELAY_MS,
  },
})
