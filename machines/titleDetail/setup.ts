import { assign, sendTo, setup } from 'xstate'
import type { Instant } from '../../models/codec/instant.ts'
import { errKind } from '../../models/errCode.ts'
import type { PersonId } from '../../models/person.ts'
import { type MetaId, type Title, titleProblem } from '../../models/title.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { parentOf } from '../kit/parent.ts'
import type { TitleWish } from '../vodPlayer/index.ts'
import { titleDetailActors } from './actors.ts'
import { answered, problemOf, withKnown, withTitle } from './transitions.ts'
import type {
  ForesightCommand,
  ProgressAnswer,
  TitleAnswer,
  TitleDetailChildren,
  TitleDetailContext,
  TitleDetailEvent,
  TitleDetailInput,
  TitleDetailTag,
} from './types.ts'

interface Answer<A> {
  readonly answer: A
}
interface Opened {
  readonly metaId: MetaId | undefined
}
interface Wished {
  readonly wish: TitleWish
}

export const titleDetailSetup = setup({
  types: {
    context: {} as TitleDetailContext,
    events: {} as TitleDetailEvent,
    input: {} as TitleDetailInput,
    children: {} as TitleDetailChildren,
    tags: {} as TitleDetailTag,
    meta: {} as ChartMeta,
  },
  actors: titleDetailActors,
  actions: {
    openTitle: assign(({ context }, { metaId = context.metaId }: Opened) => withTitle(context, metaId)),
    takeTitle: assign((_, { answer }: Answer<TitleAnswer>) => answered(answer)),
    takeTime: assign((_, { now }: { readonly now: Instant }) => ({ now })),
    takeUser: assign((_, { isUser }: { readonly isUser: boolean }) => ({
      isUser,
      history: undefined,
    })),
    takeSeason: assign((_, { season }: { readonly season: number | undefined }) => ({ season })),
    takeProgress: assign((_, { answer }: Answer<ProgressAnswer>) =>
      answer._tag === 'Right' ? { history: answer.right } : {},
    ),
    choosePerson: assign((_, { personId }: { readonly personId: PersonId }) => ({ personId })),
    tellPerson: sendTo('person', { type: 'network.restored' }),
    noteProblem: assign(({ context }, { wish }: Wished) => ({ problem: problemOf(context, wish) })),
    forgetProblem: assign({ problem: undefined }),
    foresee: sendTo('foresight', (_, command: ForesightCommand) => command),
    tellPlay: sendTo(parentOf, ({ context }, { wish }: Wished) => withKnown(context, wish)),
  },
  guards: {
    isOtherTitle: ({ context }, { metaId }: Opened) => metaId !== undefined && metaId !== context.metaId,
    isCome: (_, { answer }: Answer<TitleAnswer>) => answer._tag === 'Right',
    isGone: (_, { answer }: Answer<TitleAnswer>) =>
      answer._tag === 'Left' && answer.left.tag === 'refused' && errKind(answer.left.errCode) === 'contentGone',
    isNotForChildren: (_, { answer }: Answer<TitleAnswer>) =>
      answer._tag === 'Left' && answer.left.tag === 'notForChildren',
    isUser: ({ context }) => context.isUser,
    isPlayable: ({ context }, { title }: { readonly title: Title }) => titleProblem(title, context.now) === undefined,
    hasProblem: ({ context }, { wish }: Wished) => problemOf(context, wish) !== undefined,
  },
})
