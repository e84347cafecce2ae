import { left, right } from 'fp-ts/lib/Either.js'
import { favouritesMachine } from '../../../machines/favourites/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const favouritesModel = chartModel({
  machine: favouritesMachine,
  input: undefined,
  events: {
    'viewer.toggleFavourite': ({ wishes }) =>
      wishes.length < 2 ? [{ type: 'viewer.toggleFavourite', channelId: channelId('news') }] : [],
    'viewer.retry': [{ type: 'viewer.retry' }],
  },
  outcomes: { load: [right([]), right([channelId('sport')]), left(OFFLINE)], save: [right(undefined), left(OFFLINE)] },
  project: ({ saved, wishes }) => [saved, wishes],
})
