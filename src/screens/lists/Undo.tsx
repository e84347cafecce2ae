import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { selectUndoable } from '../../../machines/titleLists/index.ts'
import { ToastStack } from '../../components/feedback/ToastStack.tsx'
import type { TitleListsActor } from './actors.ts'

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** What was removed can be taken back for a while, by the button or by the keys that undo everywhere (AHEAD-06). */
export const Undo = ({ lists }: { readonly lists: TitleListsActor }) => {
  const intl = useIntl()
  const count = useSelector(lists, selectUndoable)
  const isOffered = count > 0

  useEffect(() => {
    if (!isOffered) return
    const hear = (event: KeyboardEvent): void => {
      if (!isUndoKey(event) || event.target instanceof HTMLInputElement) return
      event.preventDefault()
      lists.send({ type: 'viewer.undo' })
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [isOffered, lists])

  const text = intl.formatMessage(
    { id: 'list.removed', defaultMessage: '{count, plural, one {# title removed} other {# titles removed}}' },
    { count },
  )
  return (
    <ToastStack
      toasts={isOffered ? [{ id: 'undo', kind: 'undo', text }] : []}
      onClose={() => undefined}
      onUndo={() => lists.send({ type: 'viewer.undo' })}
    />
  )
}
