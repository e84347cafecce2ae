import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import { selectIsSelecting, selectSelected } from '../../../machines/titleLists/index.ts'
import { Button } from '../../components/basics/Button.tsx'
import type { TitleListsActor } from './actors.ts'
import css from './Lists.module.css'

type ToolsProps = { readonly lists: TitleListsActor }

const Selecting = ({ lists }: ToolsProps) => {
  const selected = useSelector(lists, selectSelected)
  return (
    <>
      <span className={css.count} role="status">
        <FormattedMessage
          id="list.selected"
          defaultMessage="{count, plural, =0 {Nothing selected} other {# selected}}"
          values={{ count: selected.length }}
        />
      </span>
      <Button size="small" variant="text" onPress={() => lists.send({ type: 'viewer.endSelecting' })}>
        <FormattedMessage id="cancel" defaultMessage="Cancel" />
      </Button>
      <Button size="small" onPress={() => lists.send({ type: 'viewer.selectAll' })}>
        <FormattedMessage id="list.selectAll" defaultMessage="Select all" />
      </Button>
      <Button
        size="small"
        variant="primary"
        disabled={selected.length === 0}
        onPress={() => lists.send({ type: 'viewer.remove', removal: selected })}
      >
        <FormattedMessage id="list.delete" defaultMessage="Delete" />
      </Button>
    </>
  )
}

/** Several titles at once, or the whole list (VOD-15). */
export const Tools = ({ lists }: ToolsProps) => {
  const isSelecting = useSelector(lists, selectIsSelecting)
  return (
    <div className={css.tools}>
      {isSelecting ? (
        <Selecting lists={lists} />
      ) : (
        <>
          <Button size="small" onPress={() => lists.send({ type: 'viewer.select' })}>
            <FormattedMessage id="list.select" defaultMessage="Select" />
          </Button>
          <Button size="small" onPress={() => lists.send({ type: 'viewer.remove', removal: 'all' })}>
            <FormattedMessage id="history.deleteAll" defaultMessage="Delete all" />
          </Button>
        </>
      )}
    </div>
  )
}
