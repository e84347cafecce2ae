import { left, right } from 'fp-ts/lib/Either.js'
import { channelSearchMachine } from '../../../machines/channelSearch/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const channelSearchModel = chartModel({
  machine: channelSearchMachine,
  input: undefined,
  events: {
    'viewer.openSearch': [{ type: 'viewer.openSearch' }],
    'viewer.closeSearch': [{ type: 'viewer.closeSearch' }],
    'viewer.typeSearch': [
      { type: 'viewer.typeSearch', text: 'aurora' },
      { type: 'viewer.typeSearch', text: ' ' },
    ],
    'top.outdated': [{ type: 'top.outdated' }],
  },
  outcomes: { top: [right({ searched: [channelId('news')], watched: [] }), left(OFFLINE)] },
  project: ({ text, query, top }) => [text, query, top === undefined],
})
