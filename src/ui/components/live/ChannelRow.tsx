// biome-ignore-all lint/a11y/useSemanticElements: rows that are drawn by windows cannot be a table's
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has one tab stop, a button in one of its cells
import { memo } from 'react'
import { type IntlShape, useIntl } from 'react-intl'
import type { LogicalChannelId } from '../../../../models/channel.ts'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Icon } from '../basics/Icon.tsx'
import { Progress } from '../basics/Progress.tsx'
import { measureScrollingTexts, ScrollingText } from '../basics/ScrollingText.tsx'
import css from './ChannelRow.module.css'

/** A row's controls from left to right, as arrows walk them. */
export type RowColumn = 'favourite' | 'tune'
export const ROW_COLUMNS: ReadonlyArray<RowColumn> = ['favourite', 'tune']

export type ChannelRowProps = {
  readonly id: LogicalChannelId
  readonly number: number
  readonly name: string
  readonly logo: string | undefined
  /** Audio only: headphones beside the name. */
  readonly audio: boolean
  readonly favourite: boolean
  /** Live authority; without it the lock lies on the logo. */
  readonly authorised: boolean
  /** `none` where the channel has no epg, else by its catch-up authority. */
  readonly catchUp: 'none' | 'allowed' | 'locked'
  readonly tuned: boolean
  /** The current programme; `progress` from 0 to 1. */
  readonly programme: string | undefined
  readonly progress: number
  readonly onTune: (id: LogicalChannelId) => void
  readonly onFavourite: (id: LogicalChannelId, favourite: boolean) => void
  /** The pointer or the focus rests on the row: it may be tuned next. */
  readonly onConsider: (id: LogicalChannelId) => void
}

/** What the list adds to every row it draws. */
export type RowPlace = {
  /** From 1, for `aria-rowindex`. */
  readonly rowIndex: number
  /** The column that holds the list's tab stop, in the one row that has it. */
  readonly stop: RowColumn | undefined
}

const spokenName = (intl: IntlShape, { number, name, audio, authorised, programme }: ChannelRowProps): string =>
  [
    `${number} ${name}`,
    programme,
    audio && intl.formatMessage({ id: 'channel.audio', defaultMessage: 'audio only' }),
    !authorised && intl.formatMessage({ id: 'channel.locked', defaultMessage: 'not in your plan' }),
  ]
    .filter(Boolean)
    .join(', ')

const CatchUpSign = ({ allowed }: { readonly allowed: boolean }) => {
  const intl = useIntl()
  const label = allowed
    ? intl.formatMessage({ id: 'channel.catchUp', defaultMessage: 'Replay available' })
    : intl.formatMessage({ id: 'channel.catchUpLocked', defaultMessage: 'Replay not in your plan' })
  return (
    <span className={css.catchUp} data-allowed={allowed || undefined} role="img" aria-label={label} title={label}>
      <Icon name="replay" />
      {!allowed && <Icon name="lock" />}
    </span>
  )
}

/** CHAN-06: star with number, logo with lock, name, current programme as scrolling text, catch-up sign. */
export const ChannelRow = memo((props: ChannelRowProps & RowPlace) => {
  const { id, number, name, logo, audio, favourite, authorised, catchUp, tuned, programme, progress } = props
  const { rowIndex, stop, onTune, onFavourite, onConsider } = props
  const intl = useIntl()
  const tabIndexOf = (column: RowColumn) => (stop === column ? 0 : -1)
  return (
    <div
      className={css.row}
      role="row"
      aria-rowindex={rowIndex}
      aria-current={tuned || undefined}
      data-scrolls
      onPointerEnter={event => {
        measureScrollingTexts(event.currentTarget)
        onConsider(id)
      }}
      onFocus={event => {
        measureScrollingTexts(event.currentTarget)
        onConsider(id)
      }}
    >
      <span role="gridcell">
        <button
          type="button"
          className={css.favourite}
          data-column="favourite"
          tabIndex={tabIndexOf('favourite')}
          aria-pressed={favourite}
          aria-label={intl.formatMessage(
            { id: 'channel.favourite', defaultMessage: 'Favourite: {number} {name}' },
            { number: String(number), name },
          )}
          onClick={() => onFavourite(id, !favourite)}
        >
          <Icon name="star" filled={favourite} />
          <span>{number}</span>
        </button>
      </span>
      <span role="gridcell" className={css.cell}>
        <button
          type="button"
          className={css.tune}
          data-column="tune"
          tabIndex={tabIndexOf('tune')}
          aria-label={spokenName(intl, props)}
          onClick={() => onTune(id)}
        >
          <ChannelLogo src={logo} name={name} locked={!authorised} />
          <span className={css.words}>
            <span className={css.name}>
              <span>{name}</span>
              {audio && <Icon name="headphones" />}
            </span>
            <span className={css.now}>
              {programme === undefined ? <span> </span> : <ScrollingText>{programme}</ScrollingText>}
            </span>
            {programme !== undefined && <Progress value={progress} kind={tuned ? 'live' : 'neutral'} />}
          </span>
        </button>
      </span>
      <span role="gridcell" className={css.sign}>
        {catchUp !== 'none' && <CatchUpSign allowed={catchUp === 'allowed'} />}
      </span>
    </div>
  )
})
