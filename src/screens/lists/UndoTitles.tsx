import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectRemoval, selectUndoable } from '../../../machines/titleLists/index.ts'
import type { TitleListsActor } from './actors.ts'
import { Undo } from './Undo.tsx'

/** Titles that were removed come back on demand. */
export const UndoTitles = ({ lists }: { readonly lists: TitleListsActor }) => {
  const intl = useIntl()
  const count = useSelector(lists, selectUndoable)
  const text = intl.formatMessage(
    { id: 'list.removed', defaultMessage: '{count, plural, one {# title removed} other {# titles removed}}' },
    { count },
  )
  return <Undo removal={useSelector(lists, selectRemoval)} count={count} text={text} />
}
