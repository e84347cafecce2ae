import { left, right } from 'fp-ts/lib/Either.js'
import { type TitleView, titleDetailMachine } from '../../../machines/titleDetail/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, HOUR, instant } from '../../../models/codec/instant.ts'
import { Person, PersonId } from '../../../models/person.ts'
import type { Title } from '../../../models/title.ts'
import { VodHistoryEntry } from '../../../models/vodHistory.ts'
import { chartModel } from '../../paths/model.ts'
import { must } from '../../support/lineups.ts'
import { ana, guest } from '../../support/sessions.ts'
import { episode, film, metaId, series } from '../../support/titles.ts'

export const NOW = instant(Date.UTC(2026, 5, 1, 20))
export const OFFLINE: CallFailure = { tag: 'offline' }
export const GONE: CallFailure = { tag: 'refused', errCode: 6001, message: undefined }

export const personId = must(PersonId, 'p1')
export const inPerson = must(Person, { personId: 'p1', name: 'Ana' })

export const viewOf = (title: Title, more: Partial<TitleView> = {}): TitleView => ({
  title,
  series: undefined,
  persons: [inPerson],
  episodes: [],
  trailers: [],
  moreLikeThis: [],
  ...more,
})

/** A replay that is there for an hour more. */
export const replay = film('r1', { playbackValidTime: addMs(NOW, HOUR), epgSourceStatus: 1 })
export const northOfHere = viewOf(series('s1'), { episodes: ['s1-1-1', 's1-1-2', 's1-2-1'].map(id => episode(id)) })

export const watched = (wire: object = {}) =>
  must(VodHistoryEntry, {
    metaId: 's1',
    seasonNo: 2,
    episodeNo: 1,
    episodeId: 's1-2-1',
    playedTime: 60,
    playProgress: 10,
    totalDuration: 600,
    ...wire,
  })

const opening = (id: string) => ({
  type: 'viewer.navigated' as const,
  page: 'vodDetail' as const,
  params: { metaId: id },
})

export const titleDetailModel = chartModel({
  machine: titleDetailMachine,
  input: { metaId: metaId('r1'), isUser: true, now: NOW },
  events: {
    'viewer.navigated': ({ visits }) => (visits.length < 1 ? [opening('s1'), opening('r1')] : [opening('r1')]),
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.chooseSeason': ({ view }) =>
      view?.title.metaType === 'SERIES' ? [{ type: 'viewer.chooseSeason', season: 2 }] : [],
    'viewer.play': ({ view }) => (view === undefined ? [] : [{ type: 'viewer.play', metaId: view.title.metaId }]),
    'viewer.considerPlay': ({ view }) =>
      view === undefined ? [] : [{ type: 'viewer.considerPlay', title: view.title, startSec: 0 }],
    'viewer.dismissProblem': [{ type: 'viewer.dismissProblem' }],
    'viewer.openPerson': [{ type: 'viewer.openPerson', personId }],
    'viewer.closePerson': [{ type: 'viewer.closePerson' }],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'clock.ticked': [{ type: 'clock.ticked', now: addMs(NOW, HOUR) }],
    'history.changed': [{ type: 'history.changed' }],
    'session.changed': [
      { type: 'session.changed', session: ana },
      { type: 'session.changed', session: guest },
    ],
  },
  outcomes: {
    title: ({ metaId: id }) => [
      right(id === northOfHere.title.metaId ? northOfHere : viewOf(replay)),
      left(OFFLINE),
      left(GONE),
      left({ tag: 'notForChildren' }),
    ],
    progress: [right(watched())],
  },
  project: ({ metaId: id, isUser, now, view, season, visits, history, problem, failure }) => [
    id,
    isUser,
    now === NOW,
    view?.title.metaId,
    season,
    visits.length,
    history === undefined,
    problem,
    failure,
  ],
})
