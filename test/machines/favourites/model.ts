import { left, right } from 'fp-ts/lib/Either.js'
import { favouritesMachine } from '../../../machines/favourites.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
const news = channelId('news')
const sport = channelId('sport')

export const favouritesModel = chartModel({
  machine: favouritesMachine,
  input: undefined,
  events: {
    'viewer.toggleFavourite': ({ wishes }) =>
      wishes.length < 2 ? [{ type: 'viewer.toggleFavourite', channelId: news }] : [],
    'viewer.moveFavourite': ({ wishes }) =>
      wishes.length < 2 ? [{ type: 'viewer.moveFavourite', channelId: sport, before: news }] : [],
    'favourites.outdated': [{ type: 'favourites.outdated' }],
    'network.restored': [{ type: 'network.restored' }],
  },
  outcomes: {
    recall: [undefined, [sport]],
    load: [right([]), right([news, sport]), left(OFFLINE)],
    save: [right([news]), right([sport, news]), left(OFFLINE)],
  },
  project: ({ saved, wishes }) => [saved, wishes],
})
