import { left, right } from 'fp-ts/lib/Either.js'
import { type LineupData, lineupMachine } from '../../../machines/lineup/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, DAY, instant, SECOND } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import { chartModel } from '../../paths/model.ts'
import { channel, channelId, column, columnId, epgId, liveRights, programme } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
const news = channel('news')
const sport = channel('sport', { number: 2 })
const NOW = instant(1_000_000)
const RIGHT_ENDS = instant(2_000_000)

const whole: LineupData = {
  channels: [news, sport],
  columns: [column('all', [news, sport])],
  authority: liveRights([
    [news, -1],
    [sport, RIGHT_ENDS / SECOND],
  ]),
  contentRules: [],
  visibility: { facts: {}, hideUnauthorised: false },
  offersKidsMode: true,
  missing: [],
}
const partial: LineupData = { ...whole, authority: undefined, missing: ['authority'] }
const bare: LineupData = { ...partial, contentRules: undefined, missing: ['authority', 'contentRules'] }

export const lineupModel = chartModel({
  machine: lineupMachine,
  input: { now: NOW },
  events: {
    'viewer.sawChannels': [
      { type: 'viewer.sawChannels', channelIds: [channelId('news')] },
      { type: 'viewer.sawChannels', channelIds: [] },
    ],
    'viewer.hideChannel': [{ type: 'viewer.hideChannel', channelId: channelId('news'), isHidden: true }],
    'viewer.startOnLast': [{ type: 'viewer.startOnLast', isWished: false }],
    'ownView.changed': [
      {
        type: 'ownView.changed',
        ownView: { hiddenIds: [channelId('news')], startsOnLast: true, kidsColumnIds: undefined },
      },
      { type: 'ownView.changed', ownView: { hiddenIds: [], startsOnLast: true, kidsColumnIds: [columnId('all')] } },
    ],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'session.changed': [{ type: 'session.changed' }],
    'update.due': [{ type: 'update.due' }],
    'guide.changed': [
      { type: 'guide.changed', days: [utcDayOf(NOW)] },
      { type: 'guide.changed', days: [utcDayOf(addMs(NOW, 3 * DAY))] },
    ],
    'clock.ticked': [
      { type: 'clock.ticked', now: instant(1_500_000) },
      { type: 'clock.ticked', now: RIGHT_ENDS },
    ],
  },
  outcomes: {
    load: [right(whole), right(partial), right(bare), left(OFFLINE)],
    complete: [right(whole), right(partial), left(OFFLINE)],
    programmes: [right({ [epgId('epg-news')]: [programme('bulletin', 900_000, 1_800_000)] }), left(OFFLINE)],
  },
  project: ({ data, ownView, visible, now, rightsUntil, onScreen, knownUntil }) => [
    data?.missing.length,
    ownView.hiddenIds.length,
    ownView.kidsColumnIds?.length,
    visible.map(({ liveAuthority }) => liveAuthority),
    rightsUntil !== undefined && rightsUntil <= now,
    rightsUntil === undefined,
    onScreen.length,
    Object.values(knownUntil).map(until => until > now),
    now < RIGHT_ENDS,
  ],
})
