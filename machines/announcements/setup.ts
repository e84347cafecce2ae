import { assign, enqueueActions, setup } from 'xstate'
import type { AnnouncementId } from '../../models/announcement.ts'
import type { Instant } from '../../models/codec/instant.ts'
import { messageCheckMs } from '../../models/messageCheck.ts'
import type { ChartMeta } from '../meta.ts'
import { announcementsActors } from './actors.ts'
import {
  isLastPass,
  marqueeFits,
  nextMarquee,
  nextPopup,
  popupFits,
  restEnd,
  restMs,
  unreadIn,
  untoldIn,
  withPass,
  withTold,
} from './transitions.ts'
import type {
  AnnouncementIds,
  AnnouncementsAnswer,
  AnnouncementsCommand,
  AnnouncementsContext,
  AnnouncementsEvent,
  AnnouncementsInput,
  MarqueeKind,
  ReadAnswer,
  SceneNews,
} from './types.ts'

interface OfKind {
  readonly kind: MarqueeKind
}
interface OfOne {
  readonly id: AnnouncementId
}
type OnScreen = OfKind & OfOne

export const announcementsSetup = setup({
  types: {
    context: {} as AnnouncementsContext,
    events: {} as AnnouncementsEvent,
    input: {} as AnnouncementsInput,
    meta: {} as ChartMeta,
  },
  actors: announcementsActors,
  actions: {
    takeAnnouncements: assign((_, { answer }: { readonly answer: AnnouncementsAnswer }) =>
      answer._tag === 'Right' ? { announcements: answer.right } : {},
    ),
    takeScene: assign((_, { scene, isHeld, now }: Omit<SceneNews, 'type'>) => ({ scene, isHeld, now })),
    takeRead: assign((_, { read }: { readonly read: AnnouncementIds }) => ({ read })),
    takePopup: assign({ popup: ({ context }) => nextPopup(context) }),
    dropPopup: assign({ popup: undefined }),
    takeMarquee: assign(({ context }, { kind }: OfKind) => ({ [kind]: nextMarquee(context, kind) })),
    dropMarquee: assign((_, { kind }: OfKind) => ({ [kind]: undefined })),
    markRead: enqueueActions(({ enqueue, context: { read } }, { id }: OfOne) => {
      const command: AnnouncementsCommand = { type: 'read.keep', id }
      enqueue.assign({ read: [...read, id] })
      enqueue.sendTo('device', command)
    }),
    notePass: assign(({ context }, { kind, now }: OfKind & { readonly now: Instant }) => {
      const announcement = context[kind]
      return announcement === undefined ? {} : { now, rounds: withPass(context, announcement, now) }
    }),
    takeTime: assign((_, { now }: { readonly now: Instant }) => ({ now })),
    awaitRest: assign({ waitsFor: ({ context }) => restEnd(context) ?? context.now }),
    endRest: assign(({ context: { now, waitsFor } }) => (waitsFor > now ? { now: waitsFor } : {})),
    noteTold: assign(({ context }, { answer }: { readonly answer: ReadAnswer }) =>
      answer._tag === 'Right' ? { announcements: withTold(context.announcements, answer.right) } : {},
    ),
  },
  guards: {
    isListed: (_, { answer }: { readonly answer: AnnouncementsAnswer }) => answer._tag === 'Right',
    isTold: (_, { answer }: { readonly answer: ReadAnswer }) => answer._tag === 'Right',
    hasPopup: ({ context }) => nextPopup(context) !== undefined,
    popupIsOver: ({ context }) => !popupFits(context),
    hasMarquee: ({ context }, { kind }: OfKind) => nextMarquee(context, kind) !== undefined,
    marqueeIsOver: ({ context }, { kind }: OfKind) => !marqueeFits(context, kind),
    isOnScreen: ({ context }, { kind, id }: OnScreen) => context[kind]?.id === id,
    hasPassedAll: ({ context }, { kind, id }: OnScreen) =>
      context[kind]?.id === id && isLastPass(context, context[kind]),
    isUnread: ({ context }, { id }: OfOne) => unreadIn(context).some(each => each.id === id),
    isAnyResting: ({ context }) => restEnd(context) !== undefined,
    hasUntold: ({ context }) => untoldIn(context) !== undefined,
  },
  delays: {
    checkInterval: ({ context }) => messageCheckMs(context.checkMs),
    rest: ({ context: { waitsFor, now } }) => restMs(waitsFor, now),
  },
})
