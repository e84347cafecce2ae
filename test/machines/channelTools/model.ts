import { left, right } from 'fp-ts/lib/Either.js'
import { channelToolsMachine } from '../../../machines/channelTools.ts'
import { chartModel } from '../../paths/model.ts'

export const channelToolsModel = chartModel({
  machine: channelToolsMachine,
  input: undefined,
  events: {
    'viewer.openSearch': [{ type: 'viewer.openSearch' }],
    'viewer.leaveSearch': [{ type: 'viewer.leaveSearch' }],
    'viewer.openKidsMode': [{ type: 'viewer.openKidsMode' }],
    'viewer.arrangeChannels': [{ type: 'viewer.arrangeChannels' }],
    'viewer.endArranging': [{ type: 'viewer.endArranging' }],
    'tools.opened': [],
    'update.due': [{ type: 'update.due', dataTypes: ['EPG_PROGRAMS', 'DATA_TYPE_CHANNEL_TOPX'] }],
  },
  outcomes: { loadTools: [right(undefined), left({ tag: 'offline' })] },
  project: ({ wish }) => [wish],
})
