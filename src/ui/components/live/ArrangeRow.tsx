// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn by windows cannot be a table's
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has one tab stop, a button in one of its cells
import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { LogicalChannelId } from '../../../../models/channel.ts'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Icon } from '../basics/Icon.tsx'
import css from './ArrangeRow.module.css'
import type { RowColumn, RowPlace } from './ChannelRow.tsx'

/** A row has one control: the whole of it. */
export const ARRANGE_COLUMNS: ReadonlyArray<RowColumn> = ['tune']

type ArrangeRowProps = {
  readonly id: LogicalChannelId
  readonly number: number
  readonly name: string
  readonly logo: string | undefined
  readonly hidden: boolean
  /** It is on: what is watched cannot be hidden. */
  readonly tuned: boolean
  readonly onHide: (id: LogicalChannelId, hidden: boolean) => void
}

/** A channel that can be left out of the list, or taken in again (AHEAD-18). */
export const ArrangeRow = memo((props: ArrangeRowProps & RowPlace) => {
  const { id, number, name, logo, hidden, tuned, onHide, rowIndex, stop } = props
  const intl = useIntl()
  const words = { number: String(number), name }
  const isFixed = tuned && !hidden
  const label = isFixed
    ? intl.formatMessage({ id: 'arrange.tuned', defaultMessage: '{number} {name}, on now: always shown' }, words)
    : intl.formatMessage({ id: 'arrange.show', defaultMessage: 'Show {number} {name} in the list' }, words)
  return (
    <div className={css.row} role="row" aria-rowindex={rowIndex} data-hidden={hidden || undefined}>
      <span role="gridcell">
        <button
          type="button"
          className={css.toggle}
          data-column="tune"
          tabIndex={stop === undefined ? -1 : 0}
          aria-label={label}
          title={isFixed ? label : undefined}
          aria-pressed={!hidden}
          aria-disabled={isFixed || undefined}
          onClick={() => {
            if (!isFixed) onHide(id, !hidden)
          }}
        >
          <span className={css.number}>{number}</span>
          <ChannelLogo src={logo} name={name} />
          <span className={css.name}>{name}</span>
        </button>
      </span>
      <span role="gridcell" className={css.sign}>
        {!isFixed && <Icon name={hidden ? 'eyeOff' : 'eye'} />}
      </span>
    </div>
  )
})
