import * as E from 'fp-ts/lib/Either.js'
import { instant } from '../../../models/codec/instant.ts'
import { MetaId } from '../../../models/title.ts'
import { type VodHistoryEntry, VodProgress } from '../../../models/vodHistory.ts'
import type * as vodProfileEndpoints from '../../../models/wire/vodProfile.ts'
import type { Entry } from '../store/entries.ts'
import { titlesOf } from '../world/catalogue.ts'
import { idOf } from '../world/ids.ts'
import { paged } from '../world/paged.ts'
import { type Call, forUser, type HandlersOf } from './handler.ts'

const historyEntry = (entry: Entry, call: Call): ReadonlyArray<VodHistoryEntry> => {
  const progress = VodProgress.decode(entry.value)
  if (E.isLeft(progress)) return []
  return [
    {
      ...progress.right,
      media: call.operator.catalogue.titleById(progress.right.metaId, call),
      updateTime: instant(entry.at),
    },
  ]
}

/** What an account keeps of the catalogue. */
export const vodListHandlers: HandlersOf<typeof vodProfileEndpoints> = {
  vodFavourites: forUser((paging, call) => {
    const { list, total } = paged(call.operator.store.entries.list(call.account.accountId, 'vodFavourite'), paging)
    return E.right({
      list: titlesOf(
        call.operator.catalogue,
        list.map(({ key }) => key),
        call,
      ),
      total,
    })
  }),
  vodFavoured: forUser(({ metaIds }, { operator, account }) => {
    const favoured = new Set(operator.store.entries.list(account.accountId, 'vodFavourite').map(({ key }) => key))
    return E.right({ metaIdList: metaIds.filter(id => favoured.has(id)).map(id => idOf(MetaId, id)) })
  }),
  vodFavouriteAdd: forUser(({ metaId }, { operator, account, now }) => {
    operator.store.entries.put(account.accountId, 'vodFavourite', metaId, {}, now)
    return E.right(undefined)
  }),
  vodFavouritesDelete: forUser(({ metaIds }, { operator, account }) => {
    operator.store.entries.remove(account.accountId, 'vodFavourite', metaIds)
    return E.right(undefined)
  }),
  vodHistory: forUser((paging, call) => {
    const { list, total } = paged(call.operator.store.entries.list(call.account.accountId, 'vodHistory'), paging)
    return E.right({ list: list.flatMap(entry => historyEntry(entry, call)), total })
  }),
  vodHistoryAdd: forUser((progress, { operator, account, now }) => {
    const value = VodProgress.encode(progress)
    operator.store.entries.put(account.accountId, 'vodHistory', progress.metaId, value, now)
    return E.right(undefined)
  }),
  vodHistoryDelete: forUser(({ metaIds }, { operator, account }) => {
    operator.store.entries.remove(account.accountId, 'vodHistory', metaIds)
    return E.right(undefined)
  }),
}
