import { left, right } from 'fp-ts/lib/Either.js'
import { favouriteChannelsMachine, shownChannels } from '../../../machines/favouriteChannels.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { LogicalChannelId } from '../../../models/channel.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const [news, sport] = [channelId('news'), channelId('sport')] as const

const LISTED: ReadonlyArray<LogicalChannelId> = [news, sport]

export const favouriteChannelsModel = chartModel({
  machine: favouriteChannelsMachine,
  input: { sellsLive: true },
  events: {
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.left': [{ type: 'viewer.left' }],
    'network.restored': [{ type: 'network.restored' }],
    'channels.changed': [{ type: 'channels.changed' }],
    'removal.changed': [
      { type: 'removal.changed', held: [news], removals: [] },
      { type: 'removal.changed', held: undefined, removals: [[news]] },
      { type: 'removal.changed', held: 'all', removals: [[news], [sport]] },
      { type: 'removal.changed', held: undefined, removals: [] },
    ],
    'removal.taken': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.taken' }] : []),
    'removal.refused': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.refused' }] : []),
  },
  outcomes: { recall: [undefined, [sport]], load: [right(LISTED), left(OFFLINE)] },
  project: ({ saved, held, removals, failure }) => [saved, held, removals, failure],
  invariants: {
    '[VOD-15] what is removed, or can be taken back, is not in sight': ({ context }) => {
      const shown = shownChannels(context)
      const gone = [...context.removals, context.held ?? []].flatMap(removal => (removal === 'all' ? shown : removal))
      return !gone.some(id => shown.includes(id))
    },
  },
})
