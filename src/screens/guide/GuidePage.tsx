import { useSelector } from '@xstate/react'
import { memo, useCallback, useEffect, useMemo, useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectLivePlayer } from '../../../machines/app/index.ts'
import {
  selectFocus,
  selectGroupId,
  selectGuideFailure,
  selectHasGuideFailed,
  selectIsElsewhere,
  selectNow,
  selectReading,
  selectRows,
  selectShownDay,
} from '../../../machines/guide/index.ts'
import { selectColumns, selectIsLoading } from '../../../machines/lineup/index.ts'
import { selectChannelId } from '../../../machines/livePlayer/index.ts'
import { columnNameIn } from '../../../models/column.ts'
import type { GuideArea } from '../../../models/guideArea.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Menu } from '../../ui/components/basics/Menu.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { DayStrip } from '../../ui/components/guide/DayStrip.tsx'
import { GuideFailed } from '../../ui/components/guide/GuideFailed.tsx'
import { GuideGrid } from '../../ui/components/guide/GuideGrid.tsx'
import type { Grid } from '../../ui/components/guide/grid/grid.ts'
import type { GridSpot } from '../../ui/components/guide/grid/view.ts'
import { ProgrammeHeadSkeleton } from '../../ui/components/guide/ProgrammeHead.tsx'
import { SourceDialog } from '../../ui/components/guide/SourceDialog.tsx'
import { useApp } from '../../ui/context.ts'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import { cellAround } from '../programmes/cells.ts'
import { useStripDays } from '../programmes/useDays.ts'
import { useProgrammeActions } from '../programmes/useProgrammeActions.ts'
import type { GuideActor } from './actors.ts'
import { Bare } from './Bare.tsx'
import { Focused } from './Focused.tsx'
import css from './Guide.module.css'
import { Search } from './Search.tsx'
import { useGridView } from './useGridView.ts'
import { useIsBare } from './useIsBare.ts'

const ALL = 'all'
const GRID_ID = 'guide'

const focusGrid = (): void => document.querySelector<HTMLElement>(`#${GRID_ID} [role=gridcell][tabindex="0"]`)?.focus()

type GuideProps = { readonly guide: GuideActor; readonly lineup: LineupActor }

const Groups = ({ guide, lineup }: GuideProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const app = useApp()
  const columns = useSelector(lineup, selectColumns)
  const chosen = useSelector(guide, selectGroupId)
  const all = intl.formatMessage({ id: 'live.groups.all', defaultMessage: 'All' })
  const items = [
    { id: ALL, label: all, checked: chosen === undefined },
    ...columns.map(column => ({
      id: column.columnId,
      label: columnNameIn(column, language),
      checked: column.columnId === chosen,
    })),
  ]
  const name = items.find(({ checked }) => checked)?.label ?? all
  return (
    <Menu
      label={intl.formatMessage({ id: 'guide.group', defaultMessage: 'Group: {name}' }, { name })}
      text={name}
      icon="down"
      items={items}
      onSelect={id => app.send({ type: 'viewer.chooseGroup', columnId: id === ALL ? undefined : id })}
    />
  )
}

/** Stays as it is while the lines are read further. */
const Bar = memo(({ guide, lineup }: GuideProps) => {
  const intl = useIntl()
  const days = useStripDays(useSelector(guide, selectNow))
  const shown = useSelector(guide, selectShownDay)
  const isElsewhere = useSelector(guide, selectIsElsewhere)
  return (
    <div className={css.bar}>
      <DayStrip
        label={intl.formatMessage({ id: 'guide.days', defaultMessage: 'Day' })}
        days={days}
        selected={shown}
        onSelect={offset => guide.send({ type: 'viewer.chooseDay', offset })}
        controls={GRID_ID}
      />
      <div className={css.jumps}>
        <Button
          size="small"
          disabled={!isElsewhere}
          onPress={() => guide.send({ type: 'viewer.goTo', landmark: 'now' })}
        >
          <FormattedMessage id="guide.now" defaultMessage="Now" />
        </Button>
        <div className={css.evening}>
          <Button size="small" onPress={() => guide.send({ type: 'viewer.goTo', landmark: 'evening' })}>
            <FormattedMessage id="guide.evening" defaultMessage="Evening" />
          </Button>
        </div>
      </div>
      <Search guide={guide} lineup={lineup} onChosen={focusGrid} />
    </div>
  )
})

const useTunedId = () => {
  const player = useSelector(useApp(), selectLivePlayer)
  return useSelector(player, snapshot => snapshot && selectChannelId(snapshot))
}

const Lines = ({ guide, lineup }: GuideProps) => {
  const intl = useIntl()
  const now = useSelector(guide, selectNow)
  const actions = useProgrammeActions(now)
  const view = useGridView(guide, useTunedId(), actions.isReminded)
  const rows = useSelector(guide, selectRows)
  const reading = useSelector(guide, selectReading)
  const focus = useSelector(guide, selectFocus)
  const isBare = useIsBare(guide)
  const grid = useRef<Pick<Grid, 'moveTo'>>(null)

  useEffect(() => {
    const subscription = guide.on('guide.moved', ({ to, place }) => grid.current?.moveTo(to, place))
    return () => subscription.unsubscribe()
  }, [guide])

  const cellAtSpot = useCallback(
    ({ line, at }: GridSpot) => {
      const channel = rows[line]
      return channel && cellAround(channel, view.rowAt(line), reading, at)
    },
    [rows, view, reading],
  )
  const focused = useMemo(() => view.focus && cellAtSpot(view.focus), [view, cellAtSpot])

  const onSeen = useCallback((area: GuideArea) => guide.send({ type: 'viewer.sawCells', area }), [guide])
  const onFocus = ({ line, at }: GridSpot): void => {
    const channelId = rows[line]?.logicalChannelId
    if (channelId !== undefined) guide.send({ type: 'viewer.focusCell', spot: { channelId, at } })
  }

  return (
    <>
      {focused && focus ? <Focused guide={guide} cell={focused} actions={actions} /> : <ProgrammeHeadSkeleton />}
      <Bar guide={guide} lineup={lineup} />
      {isBare && <Bare />}
      <GuideGrid
        id={GRID_ID}
        ref={grid}
        label={intl.formatMessage({ id: 'guide.label', defaultMessage: 'Programme guide' })}
        view={view}
        corner={<Groups guide={guide} lineup={lineup} />}
        onSeen={onSeen}
        onFocus={onFocus}
        onPress={spot => {
          const cell = cellAtSpot(spot)
          if (cell) actions.act(cell)
        }}
      />
      {actions.explained && <SourceDialog {...actions.explained} onClose={actions.dismiss} />}
    </>
  )
}

/** The guide once its charts run. */
export const GuidePage = (props: GuideProps) => {
  const { guide, lineup } = props
  const intl = useIntl()
  const isLoading = useSelector(lineup, selectIsLoading)
  const hasFailed = useSelector(guide, selectHasGuideFailed)
  const failure = useSelector(guide, selectGuideFailure)
  const rows = useSelector(guide, selectRows)
  if (isLoading) return <ChannelRowSkeletons count={8} />
  if (hasFailed)
    return (
      <div className={css.failed}>
        <GuideFailed part="GUIDE" failure={failure} onRetry={() => guide.send({ type: 'viewer.retry' })} />
      </div>
    )
  if (rows.length === 0)
    return (
      <EmptyState
        text={intl.formatMessage({
          id: 'live.empty',
          defaultMessage: 'There is no channel for you here at the moment.',
        })}
      />
    )
  return <Lines {...props} />
}
