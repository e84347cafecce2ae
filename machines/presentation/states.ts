import { FOR_READERS } from '../kit/readers.ts'
import { presentationSetup } from './setup.ts'
import type { PictureWindow } from './types.ts'

const opened = ({ event }: { readonly event: { readonly window: PictureWindow } }) => ({ window: event.window })

const LEAVE_FULL_SCREEN = { type: 'tellStage', params: { type: 'stage.leaveFullScreen' } } as const

/** The wish for picture-in-picture; only the fact moves the picture. */
const wishForPictureInPicture = {
  guard: 'hasPicture',
  ...(FOR_READERS && { meta: { requirements: ['AHEAD-14', 'LIVE-07'] } }),
  actions: { type: 'tellStage', params: { type: 'stage.enterPictureInPicture' } },
} as const

export const inline = presentationSetup.createStateConfig({
  ...(FOR_READERS && { description: 'In the page of its player.' }),
  tags: 'inPage',
  on: {
    'viewer.enterFullScreen': { actions: { type: 'tellStage', params: { type: 'stage.enterFullScreen' } } },
    'stage.fullScreenEntered': 'fullScreen',
    'viewer.enterPictureInPicture': wishForPictureInPicture,
    'stage.pictureInPictureEntered': {
      target: 'pictureInPicture.beside',
      actions: { type: 'takeWindow', params: opened },
    },
    'page.left': [
      {
        guard: 'comesAlong',
        ...(FOR_READERS && {
          description: 'What plays plays on, what is paused stays paused.',
          meta: { requirements: ['AHEAD-14'] },
        }),
        target: 'floating',
      },
      {
        ...(FOR_READERS && { description: 'There is nothing to take along, or the viewer wants it to stop.' }),
        target: 'closed',
      },
    ],
  },
})

export const fullScreen = presentationSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The player fills the screen with its controls.',
    meta: { requirements: ['LIVE-12', 'UI-06'] },
  }),
  tags: 'inPage',
  on: {
    'viewer.leaveFullScreen': { actions: LEAVE_FULL_SCREEN },
    'stage.fullScreenLeft': 'inline',
    'viewer.enterPictureInPicture': wishForPictureInPicture,
    'stage.pictureInPictureEntered': {
      target: 'pictureInPicture.beside',
      actions: [LEAVE_FULL_SCREEN, { type: 'takeWindow', params: opened }],
    },
    'page.left': [
      {
        guard: 'comesAlong',
        ...(FOR_READERS && {
          description: 'Back was pressed: the picture goes along, small.',
          meta: { requirements: ['AHEAD-14'] },
        }),
        target: 'floating',
        actions: LEAVE_FULL_SCREEN,
      },
      {
        ...(FOR_READERS && { description: 'There is nothing to take along, or the viewer wants it to stop.' }),
        target: 'closed',
        actions: LEAVE_FULL_SCREEN,
      },
    ],
  },
})

export const floating = presentationSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'In a small window of the app, while the viewer is on another page.',
    meta: { requirements: ['LIVE-12', 'AHEAD-14'] },
  }),
  tags: 'floating',
  on: {
    'page.entered': {
      ...(FOR_READERS && { description: 'Home again: the same picture, without a restart.' }),
      target: 'inline',
    },
    'viewer.closePlayer': 'closed',
    'viewer.dockPlayer': {
      actions: [
        {
          type: 'takePlace',
          params: ({ context, event }) => ({ place: { ...context.place, corner: event.corner } }),
        },
        'keepPlace',
      ],
    },
    'viewer.sizePlayer': {
      actions: [
        { type: 'takePlace', params: ({ context, event }) => ({ place: { ...context.place, size: event.size } }) },
        'keepPlace',
      ],
    },
    'viewer.enterPictureInPicture': wishForPictureInPicture,
    'stage.pictureInPictureEntered': {
      target: 'pictureInPicture.away',
      actions: { type: 'takeWindow', params: opened },
    },
  },
})

export const pictureInPicture = presentationSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'In a window over all others; a page that is opened meanwhile opens in a new browser tab.',
    meta: { requirements: ['LIVE-12', 'AHEAD-14', 'ROUTE-12'] },
  }),
  tags: 'pictureInPicture',
  initial: 'beside',
  on: {
    'viewer.leavePictureInPicture': {
      actions: { type: 'tellStage', params: { type: 'stage.leavePictureInPicture' } },
    },
    'picture.locked': {
      ...(FOR_READERS && {
        description: 'What the account may not watch is not taken out of the page.',
        meta: { requirements: ['LIVE-07'] },
      }),
      actions: [
        { type: 'takePicture', params: { picture: 'locked' } },
        { type: 'tellStage', params: { type: 'stage.leavePictureInPicture' } },
      ],
    },
  },
  states: {
    beside: {
      ...(FOR_READERS && { description: "The player's page is on screen." }),
      on: {
        'page.left': 'away',
        'stage.pictureInPictureLeft': '#presentation.inline',
      },
    },
    away: {
      ...(FOR_READERS && { description: 'Another page is on screen.' }),
      on: {
        'page.entered': 'beside',
        'stage.pictureInPictureLeft': [
          { guard: 'hasPicture', target: '#presentation.floating' },
          { ...(FOR_READERS && { description: 'There is nothing more to show.' }), target: '#presentation.closed' },
        ],
      },
    },
  },
})
