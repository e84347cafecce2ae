import { left, right } from 'fp-ts/lib/Either.js'
import { guideMachine } from '../../../machines/guide/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, DAY, HOUR, instant } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import type { GuideArea } from '../../../models/guideArea.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import { ProgramId } from '../../../models/programme.ts'
import { chartModel } from '../../paths/model.ts'
import { channel, channelId, column, epgId, must, programme } from '../../support/lineups.ts'
import { columns, columnsOf, slot } from './columns.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
export const NOW = instant(Date.UTC(2026, 5, 1, 20))
export const news = channel('news')
export const sport = channel('sport', { number: 2 })
export const bulletin = programme('bulletin', addMs(NOW, -HOUR), addMs(NOW, HOUR))

const NEWS = column('news', [news])

/** The first lines of the screen, four hours wide. */
export const areaFrom = (from: number, end = 2): GuideArea => ({
  first: 0,
  end,
  from: instant(from),
  until: instant(from + 4 * HOUR),
})

export const hit: GuideHit = {
  epgId: epgId('epg-sport'),
  programId: must(ProgramId, 'final'),
  title: 'Final',
  start: addMs(NOW, 2 * DAY),
  stop: addMs(NOW, 2 * DAY + HOUR),
  isCatchup: false,
}

const read = columnsOf(columns('news', [slot('bulletin', NOW, -60, 120)]), columns('sport', []))

export const guideModel = chartModel({
  machine: guideMachine,
  input: { channels: [news, sport], columns: [NEWS], columnId: undefined, channelId: channelId('news'), now: NOW },
  events: {
    'viewer.chooseGroup': [
      { type: 'viewer.chooseGroup', columnId: 'news' },
      { type: 'viewer.chooseGroup', columnId: undefined },
    ],
    'viewer.navigated': [
      { type: 'viewer.navigated', params: { columnId: 'news' } },
      { type: 'viewer.navigated', params: {} },
    ],
    'columns.changed': [[NEWS], []].map(all => ({ type: 'columns.changed' as const, columns: all })),
    'viewer.sawCells': [
      { type: 'viewer.sawCells', area: areaFrom(NOW) },
      { type: 'viewer.sawCells', area: areaFrom(NOW + 3 * DAY) },
    ],
    'viewer.focusCell': [{ type: 'viewer.focusCell', spot: { channelId: channelId('sport'), at: addMs(NOW, HOUR) } }],
    'viewer.goTo': [
      { type: 'viewer.goTo', landmark: 'now' },
      { type: 'viewer.goTo', landmark: 'evening' },
    ],
    'viewer.chooseDay': [{ type: 'viewer.chooseDay', offset: -2 }],
    'viewer.search': [
      { type: 'viewer.search', text: 'fin' },
      { type: 'viewer.search', text: ' f ' },
    ],
    'viewer.chooseHit': [{ type: 'viewer.chooseHit', hit }],
    'viewer.closeSearch': [{ type: 'viewer.closeSearch' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'lineup.changed': [{ type: 'lineup.changed', channels: [sport] }],
    'clock.ticked': [
      { type: 'clock.ticked', now: addMs(NOW, 10_000) },
      { type: 'clock.ticked', now: addMs(NOW, DAY) },
    ],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'guide.changed': [
      { type: 'guide.changed', days: [utcDayOf(NOW)] },
      { type: 'guide.changed', days: [utcDayOf(addMs(NOW, -5 * DAY))] },
    ],
  },
  outcomes: {
    read: [right(read), left(OFFLINE)],
    programme: [right({ [epgId('epg-news')]: [bulletin] }), left(OFFLINE)],
    search: [[hit], []],
  },
  project: ({ seen, asking, reading, searchText, columnId, column: shown }) => [
    seen?.from,
    asking.from,
    reading?.area.from,
    searchText.trim().length >= 2,
    columnId,
    shown?.columnId,
  ],
  invariants: {
    '[EPG-10] the focus is on a line of the grid, unless there is none': ({ context: { rows, focus } }) =>
      rows.length === 0
        ? focus === undefined
        : rows.some(({ logicalChannelId }) => logicalChannelId === focus?.channelId),
    '[EPG-04] the strip holds today, seven days back and six forward': ({ context: { now, strip } }) =>
      strip.from <= addMs(now, -7 * DAY + HOUR) && addMs(now, 6 * DAY - HOUR) <= strip.until,
  },
})
