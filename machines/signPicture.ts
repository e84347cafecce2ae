import { assign, type EventObject, fromCallback, type SnapshotFrom, sendTo, setup } from 'xstate'
import { MINUTE, SECOND } from '../models/codec/instant.ts'
import { NO_SIGN_PICTURE, type SignPicture } from '../models/signPicture.ts'
import type { ChartMeta } from './kit/meta.ts'
import { unprovided } from './kit/port.ts'
import { FOR_READERS } from './kit/readers.ts'

export interface SignPictureContext {
  readonly picture: SignPicture
}

type Place = Partial<Pick<SignPicture, 'corner' | 'size'>>

/** What is told of the second picture. */
export type SignFact =
  /** Nothing on the screen has one. */
  | { readonly type: 'sign.absent' }
  /** What is on the screen has one, and it is on its way. */
  | { readonly type: 'sign.found' }
  | { readonly type: 'sign.playing' }
  | { readonly type: 'sign.failed' }

/** What was chosen on this device before. */
export type SignMemoryFact = { readonly type: 'sign.recalled'; readonly picture: SignPicture }

type SignPictureEvent =
  | { readonly type: 'viewer.showSign' }
  | { readonly type: 'viewer.hideSign' }
  | { readonly type: 'viewer.placeSign'; readonly place: Place }
  | SignFact
  | SignMemoryFact

/** `follow` begins to keep step with what is on the screen, from the beginning where it failed; `giveUp` lets go of it. */
export type SignCommand = { readonly type: 'sign.follow' } | { readonly type: 'sign.giveUp' }
export type SignMemoryCommand = { readonly type: 'sign.keep'; readonly picture: SignPicture }

type SignPictureTag = 'inSight' | 'busy' | 'notice'

const signPictureActors = {
  /** Plays the second picture in step with the first. */
  signMedia: fromCallback<SignCommand>(unprovided('signMedia')),
  /** Keeps on this device what was chosen, and says it at once. */
  signMemory: fromCallback<SignMemoryCommand>(unprovided('signMemory')),
}

interface Recalled {
  readonly picture: SignPicture
}

const recalled = ({ event: { picture } }: { readonly event: Recalled & EventObject }): Recalled => ({ picture })

const signPictureSetup = setup({
  types: {
    context: {} as SignPictureContext,
    events: {} as SignPictureEvent,
    tags: {} as SignPictureTag,
    meta: {} as ChartMeta,
  },
  actors: signPictureActors,
  actions: {
    takePicture: assign((_, { picture }: Recalled) => ({ picture })),
    takeChoice: assign(({ context }, { isOn }: Pick<SignPicture, 'isOn'>) => ({
      picture: { ...context.picture, isOn },
    })),
    takePlace: assign(({ context }, { place }: { readonly place: Place }) => ({
      picture: { ...context.picture, ...place },
    })),
    keepPicture: sendTo(
      'signMemory',
      ({ context: { picture } }): SignMemoryCommand => ({ type: 'sign.keep', picture }),
    ),
    follow: sendTo('signMedia', { type: 'sign.follow' } satisfies SignCommand),
    giveUp: sendTo('signMedia', { type: 'sign.giveUp' } satisfies SignCommand),
  },
  guards: { isChosen: (_, { picture }: Recalled) => picture.isOn },
  delays: { loadLimit: 20 * SECOND, noteTime: 8 * SECOND, retryEvery: MINUTE },
})

export const signPictureMachine = signPictureSetup.createMachine({
  id: 'signPicture',
  ...(FOR_READERS && {
    description:
      'Somebody who signs, as a second and smaller picture over the first, where a title or a channel has one.',
    meta: { requirements: ['AHEAD-38'] },
  }),
  options: { maxIterations: 200 },
  context: { picture: NO_SIGN_PICTURE },
  invoke: {
    id: 'signMemory',
    src: 'signMemory',
    onError: { ...(FOR_READERS && { description: 'What is chosen is not remembered.' }) },
  },
  on: {
    'viewer.placeSign': {
      actions: [{ type: 'takePlace', params: ({ event }) => ({ place: event.place }) }, 'keepPicture'],
    },
  },
  initial: 'off',
  states: {
    off: {
      ...(FOR_READERS && { description: 'Nobody has asked for it: nothing of it is loaded.' }),
      on: {
        'sign.recalled': [
          {
            guard: { type: 'isChosen', params: recalled },
            target: 'shown',
            actions: { type: 'takePicture', params: recalled },
          },
          { actions: { type: 'takePicture', params: recalled } },
        ],
        'viewer.showSign': {
          target: 'shown',
          actions: [{ type: 'takeChoice', params: { isOn: true } }, 'keepPicture'],
        },
      },
    },
    shown: {
      ...(FOR_READERS && {
        description: 'It is shown whenever what is on the screen has one.',
        meta: { requirements: ['AHEAD-38'] },
      }),
      invoke: {
        id: 'signMedia',
        src: 'signMedia',
        onError: {
          ...(FOR_READERS && { description: 'The first picture goes on alone.' }),
          target: 'off',
          actions: { type: 'takeChoice', params: { isOn: false } },
        },
      },
      on: {
        'viewer.hideSign': {
          target: 'off',
          actions: [{ type: 'takeChoice', params: { isOn: false } }, 'keepPicture'],
        },
        'sign.absent': '.absent',
        'sign.found': '.loading',
        'sign.playing': '.playing',
        'sign.failed': '.failed',
      },
      initial: 'fetching',
      states: {
        fetching: { ...(FOR_READERS && { description: 'Its code is on the way.' }), entry: 'follow' },
        absent: {
          ...(FOR_READERS && {
            description: 'What is on the screen has none, or stands where there is no room for it.',
          }),
        },
        loading: {
          ...(FOR_READERS && { description: 'The first picture plays, this one is on its way.' }),
          tags: ['inSight', 'busy'],
          after: { loadLimit: { target: 'failed', actions: 'giveUp' } },
        },
        playing: { ...(FOR_READERS && { description: 'Both pictures go in step.' }), tags: 'inSight' },
        failed: {
          ...(FOR_READERS && { description: 'It does not come: the first picture goes on as if nothing were.' }),
          initial: 'said',
          on: {
            'sign.failed': { ...(FOR_READERS && { description: 'It was said once.' }), target: '.quiet' },
          },
          states: {
            said: {
              ...(FOR_READERS && { description: 'Its place says for a moment that it cannot be shown.' }),
              tags: ['inSight', 'notice'],
              after: { noteTime: 'quiet' },
            },
            quiet: {
              ...(FOR_READERS && { description: 'Its place is empty.' }),
              after: { retryEvery: 'retrying' },
            },
            retrying: {
              ...(FOR_READERS && { description: 'It is asked for once more, and nothing is said.' }),
              entry: 'follow',
              on: { 'sign.found': { ...(FOR_READERS && { description: 'Not seen before it plays.' }) } },
              after: { loadLimit: { target: 'quiet', actions: 'giveUp' } },
            },
          },
        },
      },
    },
  },
})

type Snapshot = SnapshotFrom<typeof signPictureMachine>

export const selectSign = ({ context }: Snapshot): SignPicture => context.picture
/** Something stands in its place: it, what is on the way to it, or why it is not there. */
export const selectIsSignInSight = (snapshot: Snapshot): boolean => snapshot.hasTag('inSight')
export const selectIsSignBusy = (snapshot: Snapshot): boolean => snapshot.hasTag('busy')
/** It is said that it cannot be shown. */
export const selectIsSignMissing = (snapshot: Snapshot): boolean => snapshot.hasTag('notice')
