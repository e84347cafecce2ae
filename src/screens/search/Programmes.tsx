import { useSelector } from '@xstate/react'
import { useId, useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectNow } from '../../../machines/lineup/index.ts'
import type { Show } from '../../../models/bestMatch.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { SourceDialog } from '../../ui/components/guide/SourceDialog.tsx'
import type { LineupActor } from '../players/actors.ts'
import { CellAction } from '../programmes/CellAction.tsx'
import { type ProgrammeActions, useProgrammeActions } from '../programmes/useProgrammeActions.ts'
import { FirstFew } from './FirstFew.tsx'
import { byEpgId, type HitCell, hitCells } from './hitCells.ts'
import { Marked } from './Marked.tsx'
import css from './Search.module.css'
import { Still } from './Still.tsx'
import { When } from './When.tsx'

/** What is on now and next stands first. */
const FEW = 3
/** Of one show; what lies further off is found in the guide. */
const MOST_TIMES = 8

type RowProps = {
  readonly keyword: string
  /** The nearest broadcast first. */
  readonly cells: readonly [HitCell, ...HitCell[]]
  readonly actions: ProgrammeActions
  readonly now: Instant
}

const ProgrammeRow = ({ keyword, cells: [cell, ...others], actions, now }: RowProps) => {
  const id = useId()
  const [areOthersShown, showOthers] = useState(false)
  const { channel, programme } = cell
  return (
    <li>
      <div className={css.still}>
        <Still channel={channel} picture={programme.picture} />
      </div>
      <span className={css.words}>
        <b>
          <Marked query={keyword} text={programme.title} />
        </b>
        <When cell={cell} now={now} />
        {others.length > 0 && (
          <button
            type="button"
            className={css.times}
            aria-expanded={areOthersShown}
            aria-controls={id}
            onClick={() => showOthers(!areOthersShown)}
          >
            <FormattedMessage id="find.times" defaultMessage="More times" />
          </button>
        )}
      </span>
      <CellAction cell={cell} actions={actions} now={now} />
      {others.length > 0 && (
        <ul id={id} className={css.others} hidden={!areOthersShown}>
          {areOthersShown &&
            others.map(other => (
              <li key={`${other.channel.logicalChannelId} ${other.start}`}>
                <span className={css.words}>
                  <When cell={other} now={now} />
                </span>
                <CellAction cell={other} actions={actions} now={now} />
              </li>
            ))}
        </ul>
      )}
    </li>
  )
}

type ProgrammesProps = {
  readonly keyword: string
  readonly shows: ReadonlyArray<Show>
  readonly lineup: LineupActor
  readonly channels: ReadonlyArray<Channel>
}

/** Programmes past and future, each once, with its one action: watch, replay, remind, or the way to the right (AHEAD-08). */
export const Programmes = ({ keyword, shows, lineup, channels }: ProgrammesProps) => {
  const intl = useIntl()
  const now = useSelector(lineup, selectNow)
  const actions = useProgrammeActions(now)
  const known = useMemo(() => byEpgId(channels), [channels])
  const rows = useMemo(
    () =>
      shows.flatMap(({ hit, others }) => {
        const [first, ...more] = hitCells([hit, ...others.slice(0, MOST_TIMES)], known)
        return first === undefined ? [] : [[first, ...more] as const]
      }),
    [shows, known],
  )
  if (rows.length === 0) return null
  return (
    <>
      <FirstFew
        title={intl.formatMessage({ id: 'find.programmes', defaultMessage: 'Programmes' })}
        items={rows}
        few={FEW}
      >
        {shown => (
          <ul className={css.rows}>
            {shown.map(cells => (
              <ProgrammeRow
                key={cells[0].programme.title}
                keyword={keyword}
                cells={cells}
                actions={actions}
                now={now}
              />
            ))}
          </ul>
        )}
      </FirstFew>
      {actions.explained && <SourceDialog {...actions.explained} onClose={actions.dismiss} />}
    </>
  )
}
