import { assign, enqueueActions, fromCallback, fromPromise, setup } from 'xstate'
import type { AnnouncementId } from '../../models/announcement.ts'
import { SECOND } from '../../models/codec/instant.ts'
import { messageCheckMs } from '../../models/messageCheck.ts'
import type { ChartMeta } from '../kit/meta.ts'
import { unprovided } from '../kit/port.ts'
import { type MarqueeOutput, marqueeMachine } from '../marquee.ts'
import {
  isBusy,
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
  AnnouncementsChildren,
  AnnouncementsCommand,
  AnnouncementsContext,
  AnnouncementsEvent,
  AnnouncementsInput,
  AnnouncementsNews,
  MarqueeKind,
  ReadAnswer,
  ReadWish,
  SceneNews,
} from './types.ts'

const loadAnnouncements = fromPromise<AnnouncementsAnswer>(unprovided('loadAnnouncements'))
/** Tells the operator that one was read. */
const tellRead = fromPromise<ReadAnswer, ReadWish>(unprovided('tellRead'))
/** Says what is on screen, at once and with every change. */
const watchScene = fromCallback<SceneNews>(unprovided('watchScene'))
/** Keeps what was read for all tabs, and says what they have read and asked. */
const device = fromCallback<AnnouncementsCommand | AnnouncementsNews>(unprovided('device'))

const announcementsActors = { loadAnnouncements, tellRead, watchScene, device, marquee: marqueeMachine }

interface OfKind {
  readonly kind: MarqueeKind
}
interface OfOne {
  readonly id: AnnouncementId
}
interface Passed {
  readonly output: MarqueeOutput
}

export const announcementsSetup = setup({
  types: {
    context: {} as AnnouncementsContext,
    events: {} as AnnouncementsEvent,
    input: {} as AnnouncementsInput,
    children: {} as AnnouncementsChildren,
    meta: {} as ChartMeta,
  },
  actors: announcementsActors,
  actions: {
    takeAnnouncements: assign((_, { answer }: { readonly answer: AnnouncementsAnswer }) =>
      answer._tag === 'Right' ? { announcements: answer.right } : {},
    ),
    takeScene: assign((_, { scene, isHeld, isTyping, now }: Omit<SceneNews, 'type'>) => ({
      scene,
      isHeld,
      isTyping,
      now,
    })),
    takeRead: assign((_, { read }: { readonly read: AnnouncementIds }) => ({ read })),
    takePopup: assign({ popup: ({ context }) => nextPopup(context) }),
    dropPopup: assign({ popup: undefined }),
    takeMarquee: assign(({ context }, { kind }: OfKind) => ({ [kind]: nextMarquee(context, kind) })),
    dropMarquee: assign((_, { kind }: OfKind) => ({ [kind]: undefined })),
    markRead: enqueueActions(({ enqueue, context: { read } }, { id }: { readonly id: AnnouncementId | undefined }) => {
      if (id === undefined) return
      const command: AnnouncementsCommand = { type: 'read.keep', id }
      enqueue.assign({ read: [...read, id] })
      enqueue.sendTo('device', command)
    }),
    notePass: assign(({ context }, { kind, output: { passedAt: now } }: OfKind & Passed) => {
      const announcement = context[kind]
      return announcement === undefined || now === undefined
        ? {}
        : { now, rounds: withPass(context, announcement, now) }
    }),
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
    isBusy: ({ context }) => isBusy(context),
    isFree: ({ context }) => !isBusy(context),
    popupIsOver: ({ context }) => !popupFits(context),
    hasMarquee: ({ context }, { kind }: OfKind) => nextMarquee(context, kind) !== undefined,
    marqueeIsOver: ({ context }, { kind }: OfKind) => !marqueeFits(context, kind),
    hasPassed: (_, { output }: Passed) => output.passedAt !== undefined,
    hasPassedAll: ({ context }, { kind, output }: OfKind & Passed) =>
      output.passedAt !== undefined && isLastPass(context, context[kind]),
    isUnread: ({ context }, { id }: OfOne) => unreadIn(context).some(each => each.id === id),
    isAnyResting: ({ context }) => restEnd(context) !== undefined,
    endsEarlier: ({ context }) => (restEnd(context) ?? context.waitsFor) < context.waitsFor,
    hasUntold: ({ context }) => untoldIn(context) !== undefined,
  },
  delays: {
    checkInterval: ({ context }) => messageCheckMs(context.checkMs),
    settled: 2 * SECOND,
    rest: ({ context: { waitsFor, now } }) => restMs(waitsFor, now),
  },
})
