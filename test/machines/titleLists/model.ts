import { left, right } from 'fp-ts/lib/Either.js'
import { titleListsMachine } from '../../../machines/titleLists/index.ts'
import { shownTitles } from '../../../machines/titleLists/transitions.ts'
import type { TitlesAnswer } from '../../../machines/titleLists/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { MetaId, Title } from '../../../models/title.ts'
import { favouriteOf, type ListedTitle } from '../../../models/titleList.ts'
import { chartModel } from '../../paths/model.ts'
import { must } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }

export const metaId = (id: string): MetaId => must(MetaId, id)
export const listed = (id: string): ListedTitle =>
  favouriteOf(must(Title, { metaId: id, metaType: 'MOVIE', title: id.toUpperCase() }))

/** So many titles, by the numbers of their places. */
export const numbered = (first: number, last: number): ReadonlyArray<ListedTitle> =>
  Array.from({ length: last - first + 1 }, (_, index) => listed(`t${first + index}`))

export const idsOf = (titles: ReadonlyArray<ListedTitle>): ReadonlyArray<string> => titles.map(each => each.metaId)

export const page = (titles: ReadonlyArray<ListedTitle>, hasMore = false): TitlesAnswer => right({ titles, hasMore })

const [first, second, third] = [listed('first'), listed('second'), listed('third')]
const one = [metaId('first')]

export const titleListsModel = chartModel({
  machine: titleListsMachine,
  input: { list: 'favourites', pageSize: 2 },
  events: {
    'viewer.wantMore': [{ type: 'viewer.wantMore' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.left': [{ type: 'viewer.left' }],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'titles.changed': [{ type: 'titles.changed' }],
    'removal.changed': [
      { type: 'removal.changed', held: one, removals: [] },
      { type: 'removal.changed', held: [...one, metaId('second')], removals: [] },
      { type: 'removal.changed', held: undefined, removals: [one] },
      { type: 'removal.changed', held: undefined, removals: ['all', one] },
      { type: 'removal.changed', held: undefined, removals: [] },
    ],
    'removal.taken': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.taken' }] : []),
    'removal.refused': ({ removals }) => (removals.length > 0 ? [{ type: 'removal.refused' }] : []),
  },
  outcomes: {
    load: ({ known }) => [page([first, second], known <= 2), left(OFFLINE)],
    more: [page([second, third]), left(OFFLINE)],
  },
  project: ({ saved, known, hasMore, held, removals, failure }) => [
    saved && idsOf(saved),
    known,
    hasMore,
    held,
    removals,
    failure,
  ],
  invariants: {
    '[VOD-15] what is removed, or can be taken back, is not in sight; nothing is there twice': ({ context }) => {
      const shown = idsOf(shownTitles(context))
      const gone = [...context.removals, context.held ?? []].flatMap(removal => (removal === 'all' ? shown : removal))
      return new Set(shown).size === shown.length && !gone.some(id => shown.includes(id))
    },
  },
})
