import { FormattedMessage } from 'react-intl'
import { usePageKeys } from '../../ui/components/basics/usePageKeys.ts'
import { ToastStack } from '../../ui/components/feedback/ToastStack.tsx'
import type { RemovalActor } from './actors.ts'
import css from './Lists.module.css'

type UndoProps<Id> = {
  readonly removal: RemovalActor<Id>
  /** How many can be taken back. */
  readonly count: number
  /** What was removed, in words. */
  readonly text: string
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey && !altKey

/** What was removed can be taken back for a while, by the button or by the keys that undo everywhere (AHEAD-06). */
export const Undo = <Id,>({ removal, count, text }: UndoProps<Id>) => {
  const isOffered = count > 0

  usePageKeys(event => {
    if (!isOffered || !isUndoKey(event) || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    removal?.send({ type: 'viewer.undo' })
  })

  const button = (
    <button type="button" className={css.undo} onClick={() => removal?.send({ type: 'viewer.undo' })}>
      <FormattedMessage id="toast.undo" defaultMessage="Undo" />
    </button>
  )
  return <ToastStack toasts={isOffered ? [{ id: 'undo', kind: 'info', text, action: button }] : []} />
}
