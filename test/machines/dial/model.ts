import { dialMachine } from '../../../machines/dial.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId } from '../../support/lineups.ts'

export const dialModel = chartModel({
  machine: dialMachine,
  input: undefined,
  events: {
    'viewer.typeDigit': ({ digits }) => (digits.length < 2 ? [{ type: 'viewer.typeDigit', digit: '1' }] : []),
    'viewer.enterNumber': [{ type: 'viewer.enterNumber' }],
    'viewer.goBack': [{ type: 'viewer.goBack' }],
    'number.found': [{ type: 'number.found' }],
    'number.unknown': [{ type: 'number.unknown' }],
    'channel.tuned': ['news', 'sport'].map(id => ({ type: 'channel.tuned' as const, channelId: channelId(id) })),
  },
  outcomes: {},
  project: context => context,
})
