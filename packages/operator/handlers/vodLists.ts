import * as E from 'fp-ts/lib/Either.js'
import { instant } from '../../../models/codec/instant.ts'
import { MetaId } from '../../../models/title.ts'
import { VodProgress } from '../../../models/vodHistory.ts'
import type * as vodProfileEndpoints from '../../../models/wire/vodProfile.ts'
import type { KeptPlace } from '../jellyfin/elsewhere.ts'
import { catalogueOf } from '../library/catalogueOf.ts'
import { titlesOf } from '../world/catalogue.ts'
import { idOf } from '../world/ids.ts'
import { paged } from '../world/paged.ts'
import { forUser, type HandlersOf, type UserCall } from './handler.ts'

/** Where an account stands; of a title that another server keeps as well, what was said last. */
const placesOf = async ({ operator, account }: UserCall): Promise<ReadonlyArray<KeptPlace>> => {
  const own = operator.store.entries
    .list(account.accountId, 'vodHistory')
    .flatMap(({ value, at }): ReadonlyArray<KeptPlace> => {
      const progress = VodProgress.decode(value)
      return E.isLeft(progress) ? [] : [{ progress: progress.right, at: instant(at) }]
    })
  const others = (await operator.library?.elsewhere?.places()) ?? []
  if (others.length === 0) return own
  const newest = new Map<string, KeptPlace>()
  for (const place of [...own, ...others].toSorted((one, before) => before.at - one.at))
    if (!newest.has(place.progress.metaId)) newest.set(place.progress.metaId, place)
  return [...newest.values()]
}

/** The newest first; of titles of another server those that it says. */
const favouritesOf = async ({ operator, account }: UserCall): Promise<ReadonlyArray<string>> => {
  const own = operator.store.entries.list(account.accountId, 'vodFavourite').map(({ key }) => key)
  const elsewhere = operator.library?.elsewhere
  const others = await elsewhere?.favourites()
  if (elsewhere === undefined || others === undefined) return own
  const [known, said] = [new Set(own), new Set(others)]
  return [...own.filter(key => said.has(key) || !elsewhere.owns(key)), ...others.filter(key => !known.has(key))]
}

/** What an account keeps of the catalogue. */
export const vodListHandlers: HandlersOf<typeof vodProfileEndpoints> = {
  vodFavourites: forUser(async (paging, call) => {
    const { list, total } = paged(await favouritesOf(call), paging)
    return E.right({ list: titlesOf(catalogueOf(call.operator), list, call), total })
  }),
  vodFavoured: forUser(async ({ metaIds }, call) => {
    const favoured = new Set(await favouritesOf(call))
    return E.right({ metaIdList: metaIds.filter(id => favoured.has(id)).map(id => idOf(MetaId, id)) })
  }),
  vodFavouriteAdd: forUser(async ({ metaId }, { operator, account, now }) => {
    operator.store.entries.put(account.accountId, 'vodFavourite', metaId, {}, now)
    await operator.library?.elsewhere?.favour(metaId, true)
    return E.right(undefined)
  }),
  vodFavouritesDelete: forUser(async ({ metaIds }, { operator, account }) => {
    operator.store.entries.remove(account.accountId, 'vodFavourite', metaIds)
    for (const metaId of metaIds) await operator.library?.elsewhere?.favour(metaId, false)
    return E.right(undefined)
  }),
  vodHistory: forUser(async (paging, call) => {
    const { list, total } = paged(await placesOf(call), paging)
    const catalogue = catalogueOf(call.operator)
    return E.right({
      list: list.map(({ progress, at }) => ({
        ...progress,
        media: catalogue.titleById(progress.metaId, call),
        updateTime: at,
      })),
      total,
    })
  }),
  vodHistoryAdd: forUser(async (progress, { operator, account, now }) => {
    const value = VodProgress.encode(progress)
    operator.store.entries.put(account.accountId, 'vodHistory', progress.metaId, value, now)
    await operator.library?.elsewhere?.note(progress)
    return E.right(undefined)
  }),
  vodHistoryDelete: forUser(async ({ metaIds }, { operator, account }) => {
    operator.store.entries.remove(account.accountId, 'vodHistory', metaIds)
    for (const metaId of metaIds) await operator.library?.elsewhere?.forget(metaId)
    return E.right(undefined)
  }),
}
