import { type AskedCall, keyOf } from './asked.ts'
import type { Recorded } from './recording.ts'

/** A call about several things: the field that names them, and where the answer has one for each. */
interface Listed {
  readonly ids: string
  readonly list: string
  readonly id: string
  readonly isText: boolean
}

const LISTED: Readonly<Record<string, Listed>> = {
  epgDays: { ids: 'epgIdList', list: 'epgModelList', id: 'epgId', isText: false },
  programmeTranslations: { ids: 'programIdList', list: 'programList', id: 'programId', isText: false },
  titles: { ids: 'metaIds', list: 'mediaList', id: 'metaId', isText: true },
  batchPlaylist: { ids: 'playlistIds', list: 'playlistList', id: 'playlistId', isText: true },
}

const idsIn = ({ call, fields }: AskedCall): ReadonlyArray<string> => {
  const of = LISTED[call]
  if (of === undefined) return []
  const ids = fields[of.ids]
  if (of.isText) return typeof ids === 'string' && ids !== '' ? ids.split(',') : []
  return Array.isArray(ids) ? ids.map(String) : []
}

const alone = (asked: AskedCall, id: string): string => {
  const of = LISTED[asked.call]
  return keyOf(of === undefined ? asked : { ...asked, fields: { ...asked.fields, [of.ids]: id } })
}

/** The questions after each thing alone. */
export const partsOf = (asked: AskedCall): ReadonlyArray<string> => idsIn(asked).map(id => alone(asked, id))

const listIn = (answer: Recorded['answer'], list: string): ReadonlyArray<unknown> => {
  const found = Object(Object(answer).result)[list]
  return Array.isArray(found) ? found : []
}

/** What an answer says of each thing that was asked for; of one that it leaves out, that there is nothing. */
export const itemsOf = (recorded: Recorded): ReadonlyArray<{ readonly key: string; readonly item: unknown }> => {
  const of = LISTED[recorded.call]
  if (of === undefined || recorded.answer.errCode !== 0) return []
  const items = listIn(recorded.answer, of.list)
  return idsIn(recorded).map(id => ({
    key: alone(recorded, id),
    item: items.find(item => String(Object(item)[of.id]) === id),
  }))
}

/** One answer of several parts, where all of them are known. */
export const joined = (
  { call }: AskedCall,
  parts: ReadonlyArray<string>,
  items: ReadonlyMap<string, unknown>,
): Recorded['answer'] | undefined => {
  const of = LISTED[call]
  if (of === undefined || parts.length === 0 || !parts.every(key => items.has(key))) return undefined
  return { errCode: 0, result: { [of.list]: parts.flatMap(key => items.get(key) ?? []) } }
}
