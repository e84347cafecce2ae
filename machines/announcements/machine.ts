import { FOR_READERS } from '../kit/readers.ts'
import { announcementsSetup } from './setup.ts'
import { marqueeRegion } from './states/marquee.ts'
import { untoldIn } from './transitions.ts'
import type { AnnouncementsAnswer, ReadAnswer } from './types.ts'

const listed = ({ event }: { readonly event: { readonly output: AnnouncementsAnswer } }) => ({ answer: event.output })
const told = ({ event }: { readonly event: { readonly output: ReadAnswer } }) => ({ answer: event.output })

/** In other words, or because another tab knows more. */
const AGAIN = {
  'language.changed': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['LANG-01'] } }) },
  'announcements.changedElsewhere': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['AHEAD-13'] } }) },
} as const

export const announcementsMachine = announcementsSetup.createMachine({
  id: 'announcements',
  ...(FOR_READERS && { description: 'What the operator announces: marquees and popups, each until it is read.' }),
  options: { maxIterations: 200 },
  context: ({ input: { checkMs, now, page } }) => ({
    checkMs,
    now,
    scene: { page, playing: undefined, channelId: undefined },
    announcements: [],
    read: [],
    isHeld: false,
    isTyping: false,
    rounds: [],
    waitsFor: now,
    popup: undefined,
    marquee: undefined,
    playerMarquee: undefined,
  }),
  invoke: [
    {
      id: 'device',
      src: 'device',
      onError: { ...(FOR_READERS && { description: 'What was read here is not remembered.' }) },
    },
    {
      id: 'watchScene',
      src: 'watchScene',
      onError: { ...(FOR_READERS && { description: 'They appear as on the screen before.' }) },
    },
  ],
  on: {
    'scene.changed': {
      ...(FOR_READERS && { meta: { requirements: ['MSG-02'] } }),
      actions: {
        type: 'takeScene',
        params: ({ event: { scene, isHeld, isTyping, now } }) => ({ scene, isHeld, isTyping, now }),
      },
    },
    'viewer.readAnnouncement': {
      guard: { type: 'isUnread', params: ({ event }) => ({ id: event.id }) },
      ...(FOR_READERS && { description: 'Whoever closes it has read it.', meta: { requirements: ['MSG-04'] } }),
      actions: { type: 'markRead', params: ({ event }) => ({ id: event.id }) },
    },
    'read.recalled': {
      ...(FOR_READERS && {
        description: 'What was read in another tab is read.',
        meta: { requirements: ['MSG-04', 'AHEAD-13'] },
      }),
      actions: { type: 'takeRead', params: ({ event }) => ({ read: event.read }) },
    },
  },
  type: 'parallel',
  states: {
    list: {
      ...(FOR_READERS && {
        description: 'The announcements of this viewer: public ones for a guest, personal ones too for a user.',
        meta: { requirements: ['MSG-01', 'ROLE-01', 'ROLE-03'] },
      }),
      initial: 'loading',
      on: { 'tab.rested': '.resting' },
      states: {
        loading: {
          ...(FOR_READERS && {
            description: 'The operator, or the tab that has just asked it, is asked; what is known stays until then.',
          }),
          on: { 'language.changed': { ...AGAIN['language.changed'], reenter: true } },
          invoke: {
            id: 'load',
            src: 'loadAnnouncements',
            onDone: [
              {
                guard: { type: 'isListed', params: listed },
                target: 'known',
                actions: { type: 'takeAnnouncements', params: listed },
              },
              { target: 'failed' },
            ],
            onError: 'failed',
          },
        },
        known: {
          ...(FOR_READERS && {
            description: "Asked again after the operator's interval.",
            meta: { requirements: ['MSG-06'] },
          }),
          initial: 'told',
          after: { checkInterval: { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['MSG-06'] } }) } },
          on: AGAIN,
          states: {
            told: {
              ...(FOR_READERS && { description: 'The operator knows all that was read.' }),
              always: { guard: 'hasUntold', target: 'telling' },
            },
            telling: {
              ...(FOR_READERS && {
                description: 'The operator is told what was read, one after the other, so that other devices know.',
                meta: { requirements: ['MSG-04'] },
              }),
              invoke: {
                id: 'tellRead',
                src: 'tellRead',
                input: ({ context }) => ({ id: untoldIn(context) }),
                onDone: [
                  {
                    guard: { type: 'isTold', params: told },
                    target: 'told',
                    actions: { type: 'noteTold', params: told },
                  },
                  { target: 'untaken' },
                ],
                onError: 'untaken',
              },
            },
            untaken: {
              ...(FOR_READERS && {
                description: 'Here it stays read; the operator is told again after its next answer.',
              }),
            },
          },
        },
        failed: {
          ...(FOR_READERS && { description: 'No answer: nobody is troubled with it.' }),
          after: { checkInterval: { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['MSG-06'] } }) } },
          on: {
            ...AGAIN,
            'network.restored': { target: 'loading', ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
          },
        },
        resting: {
          ...(FOR_READERS && {
            description: 'The tab is hidden and silent: what is known stays, and nobody is asked.',
          }),
          on: { 'tab.woke': 'loading' },
        },
      },
    },
    popup: {
      ...(FOR_READERS && {
        description: 'One announcement in a dialog, beside a form in a line, until the viewer presses OK.',
        meta: { requirements: ['MSG-02', 'MSG-05'] },
      }),
      initial: 'closed',
      states: {
        closed: {
          ...(FOR_READERS && { description: 'None waits for this screen, or something more urgent is on it.' }),
          entry: 'dropPopup',
          initial: 'ready',
          states: {
            ready: {
              ...(FOR_READERS && { description: 'Nobody types: what comes opens at once.' }),
              always: [
                {
                  guard: 'isBusy',
                  ...(FOR_READERS && { description: 'A dialog would take the focus from what is being written.' }),
                  target: 'typing',
                },
                { guard: 'hasPopup', target: '#announcements.popup.open' },
              ],
            },
            typing: {
              ...(FOR_READERS && { description: 'Somebody writes into a field: what comes waits.' }),
              always: { guard: 'isFree', target: 'settling' },
            },
            settling: {
              ...(FOR_READERS && {
                description: 'The field is left: perhaps for the next one, or for the button under it.',
              }),
              always: { guard: 'isBusy', target: 'typing' },
              after: { settled: 'ready' },
            },
          },
        },
        open: {
          ...(FOR_READERS && { description: 'Never two at once, never over a reminder or a national broadcast.' }),
          entry: 'takePopup',
          always: {
            guard: 'popupIsOver',
            ...(FOR_READERS && { description: 'It is read, or not for what is on screen now.' }),
            target: 'closed',
          },
        },
      },
    },
    marquee: marqueeRegion('marquee'),
    playerMarquee: marqueeRegion('playerMarquee'),
    rests: {
      ...(FOR_READERS && { description: 'The times between the passes of marquees.' }),
      initial: 'none',
      states: {
        none: {
          ...(FOR_READERS && { description: 'No marquee rests.' }),
          always: { guard: 'isAnyResting', target: 'counting' },
        },
        counting: {
          ...(FOR_READERS && { description: 'The shortest rest runs.' }),
          entry: 'awaitRest',
          after: { rest: { target: 'none', actions: 'endRest' } },
          always: {
            guard: 'endsEarlier',
            ...(FOR_READERS && { description: 'Another rest has begun, and ends before this one.' }),
            target: 'none',
          },
        },
      },
    },
  },
})
