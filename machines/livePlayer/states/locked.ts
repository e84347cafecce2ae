import type { Channel } from '../../../models/channel.ts'
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
  description: 'The account may not watch it: a clip in place of the stream, and the way to get the right.',
  tags: 'noAuthority',
  meta: { requirements: ['LIVE-07'] },
  entry: [...LOCK],
  exit: UNLOCK,
  on: {
    'lineup.changed': [
      {
        guard: { type: 'isUndisturbed', params: listed },
        description: 'Still locked.',
        actions: { type: 'takeChannels', params: listed },
      },
      { description: 'The right has come.', target: 'tuning', actions: { type: 'takeChannels', params: listed } },
    ],
  },
})

export const refused = livePlayerSetup.createStateConfig({
  description: 'The operator refuses this stream to the account (5001-5005): the overlay of a locked channel.',
  tags: 'noAuthority',
  meta: { requirements: ['LIVE-08'] },
  entry: [...LOCK],
  exit: UNLOCK,
  on: {
    'lineup.changed': {
      description: 'Rights may have changed: ask again.',
      target: 'tuning',
      actions: { type: 'takeChannels', params: listed },
    },
  },
})
