import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectLivePlayer, selectPlace } from '../../../../machines/app/index.ts'
import {
  selectDayFailure,
  selectDayProgrammes,
  selectHasDayFailed,
  selectIsDayLoading,
  selectScheduleChannel,
  selectScheduleDay,
  selectScheduleNow,
} from '../../../../machines/schedule/index.ts'
import type { Channel } from '../../../../models/channel.ts'
import type { Instant } from '../../../../models/codec/instant.ts'
import { programmeOf } from '../../../../models/guideRow.ts'
import { statusAt } from '../../../../models/programme.ts'
import { canTimeShift } from '../../../../models/timeShift.ts'
import { Button } from '../../../ui/components/basics/Button.tsx'
import { VisuallyHidden } from '../../../ui/components/basics/VisuallyHidden.tsx'
import { ProgrammeSkeletons } from '../../../ui/components/feedback/ProgrammeSkeletons.tsx'
import { DayStrip } from '../../../ui/components/guide/DayStrip.tsx'
import { GuideFailed } from '../../../ui/components/guide/GuideFailed.tsx'
import { SourceDialog } from '../../../ui/components/guide/SourceDialog.tsx'
import { PlayingLink, ProgrammeList, type ProgrammeRow } from '../../../ui/components/live/ProgrammeList.tsx'
import { useApp, usePreferences } from '../../../ui/context.ts'
import { useTell } from '../../../ui/useTell.ts'
import type { ScheduleActor } from '../../programmes/actors.ts'
import { CellAction } from '../../programmes/CellAction.tsx'
import { type Cell, cellOffer } from '../../programmes/cells.ts'
import { useStripDays } from '../../programmes/useDays.ts'
import { type ProgrammeActions, useProgrammeActions } from '../../programmes/useProgrammeActions.ts'
import css from './Schedule.module.css'

const LIST_ID = 'schedule'
/** So many of today's programmes are shown before the one in the picture, which is in sight below them, on a phone too. */
const LATEST = 1

type ScheduleProps = {
  readonly schedule: ScheduleActor
  readonly channel: Channel
  /** Else only what is over is listed (MODE-06). */
  readonly playsLive: boolean
}

/** The programmes of the day as the rights of the channel have them. */
const useCells = ({ schedule, channel }: Pick<ScheduleProps, 'schedule' | 'channel'>): ReadonlyArray<Cell> => {
  const columns = useSelector(schedule, selectDayProgrammes)
  return useMemo(
    () =>
      (columns?.titles ?? []).flatMap((_, place) => {
        const programme = programmeOf(columns, place)
        if (programme === undefined) return []
        const { start, stop } = programme
        return [{ channel, programme, start, stop, isUnknown: false, isCatchup: columns?.isCatchup ?? false }]
      }),
    [columns, channel],
  )
}

/** Of what is on: its beginning at every press, where the channel can go back, and the channel as it runs. */
type OnAirProps = { readonly cell: Cell; readonly actions: ProgrammeActions; readonly isWatched: boolean }

const OnAir = ({ cell, actions, isWatched }: OnAirProps) => {
  const { programme, channel } = cell
  const title = programme?.title ?? channel.logicalChannelName
  const player = useSelector(useApp(), selectLivePlayer)
  return (
    <>
      {programme && canTimeShift(channel, programme) && (
        <Button
          size="small"
          icon="startOver"
          onPress={() =>
            player?.send({
              type: 'viewer.playProgramme',
              channelId: channel.logicalChannelId,
              start: programme.start,
            })
          }
        >
          <FormattedMessage id="programme.startOver" defaultMessage="Start over" />{' '}
          <VisuallyHidden>{title}</VisuallyHidden>
        </Button>
      )}
      <PlayingLink to={actions.addressOf(cell)} title={title} isWatched={isWatched} />
    </>
  )
}

/** Of the day's programmes the one in the picture: of an earlier one the address says when it began. */
const useIsWatched = (now: Instant): ((cell: Cell) => boolean) => {
  const since = useSelector(useApp(), app => selectPlace(app).params.start)
  return ({ programme }) =>
    programme !== undefined &&
    (since === undefined ? statusAt(programme, now) === 'playing' : String(programme.start) === since)
}

const Day = ({ schedule, channel, playsLive }: ScheduleProps) => {
  const now = useSelector(schedule, selectScheduleNow)
  const isToday = useSelector(schedule, selectScheduleDay) === 0
  const isAsked = useSelector(schedule, selectScheduleChannel)?.logicalChannelId === channel.logicalChannelId
  const isWaiting = useSelector(schedule, selectIsDayLoading) || !isAsked
  const hasFailed = useSelector(schedule, selectHasDayFailed)
  const failure = useSelector(schedule, selectDayFailure)
  const all = useCells({ schedule, channel })
  const cells = playsLive ? all : all.filter(({ stop }) => stop <= now)
  const actions = useProgrammeActions(now)
  const [showsAll, showAll] = useState(false)
  const { hidesSpoilers } = usePreferences()
  const isWatched = useIsWatched(now)
  const finished = cells.filter(({ stop }) => stop <= now).length
  const watched = cells.findIndex(isWatched)
  const first = watched < 0 ? finished : Math.min(finished, watched)
  const hidden = isToday && !showsAll ? Math.max(0, first - LATEST) : 0

  const rowOf = (cell: Cell): ReadonlyArray<ProgrammeRow> => {
    const { programme } = cell
    if (programme === undefined) return []
    const { programId: id, title, start, stop } = programme
    const isTold = !(hidesSpoilers && stop <= now)
    const row = {
      id,
      title,
      start,
      stop: isTold ? stop : undefined,
      status: statusAt(programme, now),
      isWatched: isWatched(cell),
    }
    const action =
      cellOffer(cell, now) === 'watch' ? (
        <OnAir cell={cell} actions={actions} isWatched={row.isWatched} />
      ) : (
        <CellAction cell={cell} actions={actions} now={now} />
      )
    return [{ ...row, action }]
  }

  if (hasFailed)
    return <GuideFailed part="GUIDE-DAY" failure={failure} onRetry={() => schedule.send({ type: 'viewer.retry' })} />
  return (
    <>
      {hidden > 0 && (
        <div className={css.earlier}>
          <Button variant="text" size="small" onPress={() => showAll(true)}>
            <FormattedMessage
              id="schedule.earlier"
              defaultMessage="{count, plural, one {Show # earlier programme} other {Show # earlier programmes}}"
              values={{ count: hidden }}
            />
          </Button>
        </div>
      )}
      <ProgrammeList rows={cells.slice(hidden).flatMap(rowOf)} />
      {cells.length === 0 &&
        (isWaiting ? (
          <ProgrammeSkeletons />
        ) : (
          <p className={css.none}>
            <FormattedMessage id="guide.gap" defaultMessage="No programmes" />
          </p>
        ))}
      {actions.explained && <SourceDialog {...actions.explained} onClose={actions.dismiss} />}
    </>
  )
}

/** The programmes of the channel that is on, a day at a time (EPG-04, EPG-05). */
export const Schedule = ({ schedule, channel, playsLive }: ScheduleProps) => {
  const intl = useIntl()
  const strip = useStripDays(useSelector(schedule, selectScheduleNow))
  const days = playsLive ? strip : strip.filter(({ offset }) => offset <= 0)
  const day = useSelector(schedule, selectScheduleDay)
  useTell(schedule, { type: 'viewer.chooseChannel', channel })
  return (
    <>
      <div className={css.days}>
        <DayStrip
          label={intl.formatMessage({ id: 'guide.days', defaultMessage: 'Day' })}
          days={days}
          selected={day}
          onSelect={offset => schedule.send({ type: 'viewer.chooseDay', offset })}
          controls={LIST_ID}
        />
      </div>
      <div id={LIST_ID} role="tabpanel">
        <Day key={`${channel.logicalChannelId} ${day}`} schedule={schedule} channel={channel} playsLive={playsLive} />
      </div>
    </>
  )
}
