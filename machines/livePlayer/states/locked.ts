import type { Channel } from '../../../models/channel.ts'
import { FOR_READERS } from '../../kit/readers.ts'
import { livePlayerSetup } from '../setup.ts'

const listed = ({ event }: { readonly event: { readonly channels: ReadonlyArray<Channel> } }) => ({
  channels: event.channels,
})

/** A clip in place of the stream, and nothing that could be taken out of the page. */
const LOCK = [
  'loadPlaceholder',
  { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: false } },
  { type: 'tellPicture', params: { type: 'picture.locked' } },
] as const
const UNLOCK = { type: 'tellStage', params: { type: 'stage.setPictureInPicture', allowed: true } } as const

export const noAuthority = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The account may not watch it: a clip in place of the stream, and the way to get the right.',
    meta: { requirements: ['LIVE-07'] },
  }),
  tags: 'noAuthority',
  entry: [...LOCK],
  exit: UNLOCK,
  on: {
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: listed },
        ...(FOR_READERS && { description: 'Still locked.' }),
        actions: { type: 'takeChannels', params: listed },
      },
      {
        ...(FOR_READERS && { description: 'The right has come.' }),
        target: 'tuning',
        actions: { type: 'takeChannels', params: listed },
      },
    ],
  },
})

export const refused = livePlayerSetup.createStateConfig({
  ...(FOR_READERS && {
    description: 'The operator refuses this stream to the account (5001-5005): the overlay of a locked channel.',
    meta: { requirements: ['LIVE-08'] },
  }),
  tags: 'noAuthority',
  entry: [...LOCK],
  exit: UNLOCK,
  on: {
    'lineup.changed': {
      ...(FOR_READERS && { description: 'Rights may have changed: ask again.' }),
      target: 'tuning',
      actions: { type: 'takeChannels', params: listed },
    },
  },
})
