import { announcementsSetup } from './setup.ts'
import { marqueeRegion } from './states/marquee.ts'
import { untoldIn } from './transitions.ts'
import type { AnnouncementsAnswer, ReadAnswer } from './types.ts'

const listed = ({ event }: { readonly event: { readonly output: AnnouncementsAnswer } }) => ({ answer: event.output })
const told = ({ event }: { readonly event: { readonly output: ReadAnswer } }) => ({ answer: event.output })

/** In other words, or because another tab knows more. */
const AGAIN = {
  'language.changed': { target: 'loading', meta: { requirements: ['LANG-01'] } },
  'announcements.changedElsewhere': { target: 'loading', meta: { requirements: ['AHEAD-13'] } },
} as const

export const announcementsMachine = announcementsSetup.createMachine({
  id: 'announcements',
  description: 'What the operator announces: marquees and popups, each until it is read.',
  options: { maxIterations: 200 },
  context: ({ input: { checkMs, now, page } }) => ({
    checkMs,
    now,
    scene: { page, playing: undefined, channelId: undefined },
    announcements: [],
    read: [],
    isHeld: false,
    rounds: [],
    waitsFor: now,
    popup: undefined,
    marquee: undefined,
    playerMarquee: undefined,
  }),
  invoke: [
    { id: 'device', src: 'device', onError: { description: 'What was read here is not remembered.' } },
    { id: 'watchScene', src: 'watchScene', onError: { description: 'They appear as on the screen before.' } },
  ],
  on: {
    'scene.changed': {
      meta: { requirements: ['MSG-02'] },
      actions: {
        type: 'takeScene',
        params: ({ event: { scene, isHeld, now } }) => ({ scene, isHeld, now }),
      },
    },
    'viewer.readAnnouncement': {
      guard: { type: 'isUnread', params: ({ event }) => ({ id: event.id }) },
      description: 'Whoever closes it has read it.',
      meta: { requirements: ['MSG-04'] },
      actions: { type: 'markRead', params: ({ event }) => ({ id: event.id }) },
    },
    'read.recalled': {
      description: 'What was read in another tab is read.',
      meta: { requirements: ['MSG-04', 'AHEAD-13'] },
      actions: { type: 'takeRead', params: ({ event }) => ({ read: event.read }) },
    },
  },
  type: 'parallel',
  states: {
    list: {
      description: 'The announcements of this viewer: public ones for a guest, personal ones too for a user.',
      meta: { requirements: ['MSG-01', 'ROLE-01', 'ROLE-03'] },
      initial: 'loading',
      states: {
        loading: {
          description: 'The operator, or the tab that has just asked it, is asked; what is known stays until then.',
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
          description: "Asked again after the operator's interval.",
          meta: { requirements: ['MSG-06'] },
          initial: 'told',
          after: { checkInterval: { target: 'loading', meta: { requirements: ['MSG-06'] } } },
          on: AGAIN,
          states: {
            told: {
              description: 'The operator knows all that was read.',
              always: { guard: 'hasUntold', target: 'telling' },
            },
            telling: {
              description: 'The operator is told what was read, one after the other, so that other devices know.',
              meta: { requirements: ['MSG-04'] },
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
            untaken: { description: 'Here it stays read; the operator is told again after its next answer.' },
          },
        },
        failed: {
          description: 'No answer: nobody is troubled with it.',
          after: { checkInterval: { target: 'loading', meta: { requirements: ['MSG-06'] } } },
          on: { ...AGAIN, 'network.restored': { target: 'loading', meta: { requirements: ['NET-05'] } } },
        },
      },
    },
    popup: {
      description: 'One announcement in a dialog, until the viewer presses OK.',
      meta: { requirements: ['MSG-02', 'MSG-05'] },
      initial: 'closed',
      states: {
        closed: {
          description: 'None waits for this screen, or something more urgent is on it.',
          entry: 'dropPopup',
          always: { guard: 'hasPopup', target: 'open' },
        },
        open: {
          description: 'Never two at once, never over a reminder or a national broadcast.',
          entry: 'takePopup',
          always: {
            guard: 'popupIsOver',
            description: 'It is read, or not for what is on screen now.',
            target: 'closed',
          },
        },
      },
    },
    marquee: marqueeRegion('marquee'),
    playerMarquee: marqueeRegion('playerMarquee'),
    rests: {
      description: 'The times between the passes of marquees.',
      initial: 'none',
      states: {
        none: { description: 'No marquee rests.', always: { guard: 'isAnyResting', target: 'counting' } },
        counting: {
          description: 'The shortest rest runs.',
          entry: 'awaitRest',
          after: { rest: { target: 'none', actions: 'endRest' } },
          always: {
            guard: 'endsEarlier',
            description: 'Another rest has begun, and ends before this one.',
            target: 'none',
          },
        },
      },
    },
  },
})
