import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { defineMessages, type IntlShape, useIntl } from 'react-intl'
import { selectFocus, selectNow, selectReading, selectRows, selectStrip } from '../../../machines/guide/index.ts'
import type { Channel, LogicalChannelId } from '../../../models/channel.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { type ProgramId, progressAt, statusAt } from '../../../models/programme.ts'
import type { ProgrammeOffer } from '../../../models/programmeOffer.ts'
import { dayOffset } from '../../../models/stretch.ts'
import type { CellSign, GridCell, GridLine, GridView } from '../../ui/components/guide/grid/view.ts'
import { formatTime } from '../../ui/intl/format.ts'
import { type Cell, cellOf, cellOffer, makeRows } from '../programmes/cells.ts'
import { dayText } from '../programmes/useDays.ts'
import type { GuideActor } from './actors.ts'
import { useIsBare } from './useIsBare.ts'

const words = defineMessages({
  finished: { id: 'programme.finished', defaultMessage: 'finished' },
  playing: { id: 'programme.onNow', defaultMessage: 'on now' },
  notStart: { id: 'programme.toCome', defaultMessage: 'upcoming' },
  replay: { id: 'guide.action.replay', defaultMessage: 'replay' },
  watch: { id: 'guide.action.watch', defaultMessage: 'watch' },
  remind: { id: 'guide.action.remind', defaultMessage: 'set a reminder' },
  reminded: { id: 'guide.action.reminded', defaultMessage: 'reminder set' },
  locked: { id: 'channel.locked', defaultMessage: 'not in your plan' },
  none: { id: 'guide.action.none', defaultMessage: 'no replay' },
})

const actionOf = (offer: ProgrammeOffer, isReminded: boolean): keyof typeof words => {
  if (offer === 'remind') return isReminded ? 'reminded' : 'remind'
  return offer === 'replay' || offer === 'watch' || offer === 'locked' ? offer : 'none'
}

const signOf = (offer: ProgrammeOffer, { liveAuthority }: Channel, isReminded: boolean): CellSign | undefined => {
  if (offer === 'remind' && isReminded) return 'bell'
  if (offer === 'locked' || (offer === 'remind' && !liveAuthority)) return 'lock'
  return offer === 'replay' ? 'replay' : undefined
}

/** A gap ends where a programme begins: where it ends for want of knowledge nothing is said of its end. */
const emptyText = (intl: IntlShape, { isUnknown, stop }: Cell, next: number | undefined): string => {
  if (isUnknown) return intl.formatMessage({ id: 'loading', defaultMessage: 'Loading' })
  return next !== undefined && next >= 0
    ? intl.formatMessage(
        { id: 'guide.gapUntil', defaultMessage: 'No programmes until {time}' },
        { time: formatTime(stop) },
      )
    : intl.formatMessage({ id: 'guide.gap', defaultMessage: 'No programmes' })
}

type Words = Readonly<Record<keyof typeof words, string>>

interface Facts {
  readonly intl: IntlShape
  /** Said once for all cells: a frame draws many. */
  readonly said: Words
  readonly timeRange: (start: number, stop: number) => string
  readonly now: Instant
  readonly isReminded: (programId: ProgramId) => boolean
}

const START = '\u0001'
const STOP = '\u0002'

const phrases = (intl: IntlShape): Pick<Facts, 'said' | 'timeRange'> => {
  const said = Object.fromEntries(Object.entries(words).map(([name, message]) => [name, intl.formatMessage(message)]))
  const range = intl.formatMessage(
    { id: 'time.range', defaultMessage: '{start} to {stop}' },
    { start: START, stop: STOP },
  )
  return {
    said: said as Words,
    timeRange: (start, stop) => range.replace(START, formatTime(start)).replace(STOP, formatTime(stop)),
  }
}

const wholeCell = (cell: Cell, next: number | undefined, facts: Facts): GridCell => {
  const { intl, said, timeRange, now, isReminded } = facts
  const { channel, programme } = cell
  const offer = cellOffer(cell, now)
  if (programme === undefined || offer === undefined) {
    const title = emptyText(intl, cell, next)
    return {
      kind: cell.isUnknown ? 'unknown' : 'gap',
      title: cell.isUnknown ? '' : title,
      time: '',
      sign: offer && signOf(offer, channel, false),
      progress: 0,
      label: [channel.logicalChannelName, title, ...(offer ? [said[actionOf(offer, false)]] : [])].join(', '),
    }
  }
  const { title, start, stop, programId } = programme
  const kind = statusAt(programme, now)
  const reminded = isReminded(programId)
  const time = timeRange(start, stop)
  const day = dayOffset(start, now) === 0 ? [] : [dayText(intl, start, now)]
  return {
    kind,
    title,
    time,
    sign: signOf(offer, channel, reminded),
    progress: kind === 'playing' ? Math.round(progressAt(programme, now) * 1000) / 1000 : 0,
    label: [channel.logicalChannelName, title, ...day, time, said[kind], said[actionOf(offer, reminded)]].join(', '),
  }
}

/** Holds the place of the time. */
const NO_TIME = '\u00a0'

const placeholderCell = (cell: Cell, next: number | undefined, facts: Facts): GridCell => {
  const { programme } = cell
  if (programme === undefined) return wholeCell(cell, next, facts)
  const { title } = programme
  return { kind: statusAt(programme, facts.now), title, time: NO_TIME, sign: undefined, progress: 0, label: title }
}

const linesOf = (rows: ReadonlyArray<Channel>, tunedId: LogicalChannelId | undefined): ReadonlyArray<GridLine> =>
  rows.map(channel => ({
    number: channel.channelSeq,
    name: channel.logicalChannelName,
    logo: channel.iconUrl,
    locked: !channel.liveAuthority,
    tuned: channel.logicalChannelId === tunedId,
  }))

/** All that the grid draws, from the chart of the guide. */
export const useGridView = (
  guide: GuideActor,
  tunedId: LogicalChannelId | undefined,
  isReminded: (programId: ProgramId) => boolean,
): GridView => {
  const intl = useIntl()
  const rows = useSelector(guide, selectRows)
  const reading = useSelector(guide, selectReading)
  const strip = useSelector(guide, selectStrip)
  const now = useSelector(guide, selectNow)
  const focus = useSelector(guide, selectFocus)
  const isBare = useIsBare(guide)
  const spoken = useMemo(() => phrases(intl), [intl])
  const rowOf = useMemo(() => makeRows(strip), [strip])
  const lines = useMemo(() => linesOf(rows, tunedId), [rows, tunedId])
  const lineOfId = useMemo(() => new Map(rows.map(({ logicalChannelId }, line) => [logicalChannelId, line])), [rows])
  const focusLine = focus && lineOfId.get(focus.channelId)
  const focusAt = focus?.at
  return useMemo(() => {
    const facts: Facts = { intl, ...spoken, now, isReminded }
    const rowAt = (line: number) => rowOf(rows[line] as Channel, reading)
    const drawnBy = (draw: typeof wholeCell) => (line: number, cell: number) => {
      const row = rowAt(line)
      const drawn = draw(cellOf(rows[line] as Channel, row, reading, cell), row.programmes[cell + 1], facts)
      // the page says it, and where the focus is
      return isBare && line !== focusLine ? { ...drawn, title: '' } : drawn
    }
    return {
      strip,
      now,
      lineCount: rows.length,
      lineAt: line => lines[line] as GridLine,
      rowAt,
      cellAt: drawnBy(wholeCell),
      placeholderAt: drawnBy(placeholderCell),
      dayName: at => dayText(intl, at, now),
      focus: focusLine === undefined || focusAt === undefined ? undefined : { line: focusLine, at: focusAt },
    }
  }, [intl, spoken, rows, lines, reading, strip, now, rowOf, isBare, focusLine, focusAt, isReminded])
}
