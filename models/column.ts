import * as t from 'io-ts'
import { ColumnId, LogicalChannelId } from './channelIds.ts'
import { tolerantArray } from './codec/decode.ts'
import { fallback } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import type { Language } from './language.ts'

export { ColumnId } from './channelIds.ts'

const ColumnName = t.strict({ lang: Text, columnName: Text }, 'ColumnName')

/** A group of the channel list, in the operator's words a column (CHAN-01). */
export const Column = t.strict(
  {
    columnId: ColumnId,
    columnName: Text,
    columnSeq: fallback(t.number, 0),
    columnLang: fallback(tolerantArray(ColumnName), []),
    logicalChannelIdList: tolerantArray(LogicalChannelId),
  },
  'Column',
)
export type Column = t.TypeOf<typeof Column>

export const columnNameIn = ({ columnLang, columnName }: Column, language: Language): string =>
  columnLang.find(({ lang }) => lang === language)?.columnName ?? columnName

/** The groups that are named, in that order; all where none is (CHAN-14). */
export const columnsNamed = (columns: ReadonlyArray<Column>, names: ReadonlyArray<string>): ReadonlyArray<Column> =>
  names.length === 0 ? columns : names.flatMap(name => columns.find(({ columnId }) => columnId === name) ?? [])
