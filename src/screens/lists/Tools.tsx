import { FormattedMessage } from 'react-intl'
import { Button } from '../../ui/components/basics/Button.tsx'
import type { RemovalActor } from './actors.ts'
import css from './Lists.module.css'
import { useChoice } from './useChoice.ts'

type ToolsProps<Id> = {
  readonly removal: RemovalActor<Id>
  /** All that the viewer sees. */
  readonly ids: ReadonlyArray<Id>
}

const Selecting = <Id,>({ removal, ids }: ToolsProps<Id>) => {
  const { selected } = useChoice(removal)
  return (
    <>
      <span className={css.count} role="status">
        <FormattedMessage
          id="list.selected"
          defaultMessage="{count, plural, =0 {Nothing selected} other {# selected}}"
          values={{ count: selected.length }}
        />
      </span>
      <Button size="small" variant="text" onPress={() => removal?.send({ type: 'viewer.endSelecting' })}>
        <FormattedMessage id="cancel" defaultMessage="Cancel" />
      </Button>
      <Button size="small" onPress={() => removal?.send({ type: 'viewer.selectAll', ids })}>
        <FormattedMessage id="list.selectAll" defaultMessage="Select all" />
      </Button>
      <Button
        size="small"
        variant="danger"
        disabled={selected.length === 0}
        onPress={() => removal?.send({ type: 'viewer.remove', removal: selected })}
      >
        <FormattedMessage id="list.delete" defaultMessage="Delete" />
      </Button>
    </>
  )
}

/** Several at once, or the whole list (VOD-15). */
export const Tools = <Id,>({ removal, ids }: ToolsProps<Id>) => {
  const { isSelecting } = useChoice(removal)
  return (
    <div className={css.tools}>
      {isSelecting ? (
        <Selecting removal={removal} ids={ids} />
      ) : (
        <>
          <Button size="small" onPress={() => removal?.send({ type: 'viewer.select' })}>
            <FormattedMessage id="list.select" defaultMessage="Select" />
          </Button>
          <Button
            size="small"
            variant="danger"
            onPress={() => removal?.send({ type: 'viewer.remove', removal: 'all' })}
          >
            <FormattedMessage id="list.deleteAll" defaultMessage="Delete all" />
          </Button>
        </>
      )}
    </div>
  )
}
