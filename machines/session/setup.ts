import { assign, sendTo, setup, stateIn } from 'xstate'
import { SECOND } from '../../models/codec/instant.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import { sessionActors } from './actors.ts'
import { failureOf, isRefusal, isSameAccount } from './transitions.ts'
import type {
  OpenOutput,
  Session,
  SessionContext,
  SessionEvent,
  SessionFact,
  SessionInput,
  SessionTag,
} from './types.ts'

interface Found {
  readonly session: Session | undefined
}
interface Answered {
  readonly output: OpenOutput
}

const changed = (session: Session | undefined): SessionFact =>
  session === undefined ? { type: 'session.ended' } : { type: 'session.changed', session }

export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as SessionTag,
    meta: {} as ChartMeta,
  },
  actors: sessionActors,
  actions: {
    keepSession: assign((_, { session }: Found) => ({ session, failure: undefined })),
    keepFailure: assign((_, { output }: Answered) => ({ failure: failureOf(output) })),
    dropFailure: assign({ failure: undefined }),
    dropSession: assign({ session: undefined }),
    tellChanged: sendTo(parentOf, ({ context }) => changed(context.session)),
    tellEnded: sendTo(parentOf, { type: 'session.ended' } satisfies SessionFact),
    tellLoginRequired: sendTo(parentOf, { type: 'session.loginRequired' } satisfies SessionFact),
  },
  guards: {
    hasVisitorMode: ({ context }) => context.visitorMode,
    isTabShown: stateIn({ tab: 'shown' }),
    isUser: (_, { session }: Found) => session?.status === 'user',
    isWelcomeGuest: ({ context }, { session }: Found) => session?.status === 'guest' && context.visitorMode,
    isSameAccount: ({ context }, { session }: { readonly session: Session }) => isSameAccount(context.session, session),
    isOpened: (_, { output }: Answered) => output._tag === 'Right',
    isRefused: (_, { output }: Answered) => isRefusal(output),
  },
  delays: {
    logOutPatience: 3 * SECOND,
  },
})
