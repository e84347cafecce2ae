import type { Column } from './column.ts'

/** The groups that are named, in that order; all where none is (CHAN-14). */
export const columnsNamed = (columns: ReadonlyArray<Column>, names: ReadonlyArray<string>): ReadonlyArray<Column> =>
  names.length === 0 ? columns : names.flatMap(name => columns.find(({ columnId }) => columnId === name) ?? [])
