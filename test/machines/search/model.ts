import { left, right } from 'fp-ts/lib/Either.js'
import { searchMachine } from '../../../machines/search/index.ts'
import type { FoundTitles, SearchContext, SearchInput } from '../../../machines/search/types.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import { addMs, HOUR, instant } from '../../../models/codec/instant.ts'
import type { GuideHit } from '../../../models/guideWindow.ts'
import { Person, PersonId } from '../../../models/person.ts'
import { ProgramId } from '../../../models/programme.ts'
import { Title } from '../../../models/title.ts'
import { chartModel } from '../../paths/model.ts'
import { channelId, epgId, must } from '../../support/lineups.ts'

const OFFLINE: CallFailure = { tag: 'offline' }
export const NOW = instant(Date.UTC(2026, 5, 1, 20))

export const programmeHit = (title: string): GuideHit => ({
  epgId: epgId('epg-news'),
  programId: must(ProgramId, title),
  title,
  start: NOW,
  stop: addMs(NOW, HOUR),
  isCatchup: true,
})

export const foundTitles = (ids: ReadonlyArray<string>, hasMore = false): FoundTitles => ({
  titles: ids.map(id => must(Title, { metaId: id, metaType: 'MOVIE', title: id })),
  persons: hasMore ? [must(Person, { personId: 'ida', name: 'Ida' })] : [],
  hasMore,
})

export const BOTH: SearchInput = { text: '', sellsLive: true, sellsVod: true, offersTop: true }

const popular = { searches: [], channels: [channelId('news')] }
const hit = programmeHit('Heart')

const definition = {
  machine: searchMachine,
  events: {
    'viewer.type': [
      { type: 'viewer.type', text: 'heart' },
      { type: 'viewer.type', text: 'ida' },
      { type: 'viewer.type', text: 'h' },
    ],
    'viewer.search': [
      { type: 'viewer.search', text: 'heart' },
      { type: 'viewer.search', text: ' ' },
    ],
    'viewer.chooseHit': [{ type: 'viewer.chooseHit' }],
    'viewer.openPerson': [{ type: 'viewer.openPerson', personId: must(PersonId, 'ida') }],
    'viewer.closePerson': [{ type: 'viewer.closePerson' }],
    'viewer.wantMore': [{ type: 'viewer.wantMore' }],
    'viewer.retry': [{ type: 'viewer.retry' }],
    'viewer.forgetSearch': [{ type: 'viewer.forgetSearch', text: 'heart' }],
    'viewer.forgetSearches': [{ type: 'viewer.forgetSearches' }],
    'viewer.navigated': [
      { type: 'viewer.navigated', page: 'search', params: { q: 'ida' } },
      { type: 'viewer.navigated', page: 'search', params: {} },
      { type: 'viewer.navigated', page: 'home', params: { q: 'ida' } },
      { type: 'viewer.navigated', page: 'home', params: {} },
    ],
    'session.changed': [{ type: 'session.changed' }],
    'update.due': [{ type: 'update.due', dataTypes: ['DATA_TYPE_CHANNEL_TOPX'] }],
    'lineup.changed': [{ type: 'lineup.changed' }],
    'language.changed': [{ type: 'language.changed' }],
    'network.restored': [{ type: 'network.restored' }],
    'guide.changed': [{ type: 'guide.changed' }],
    'recents.changed': [{ type: 'recents.changed', texts: ['heart'] }],
    'search.began': [],
    'search.cleared': [],
  },
  outcomes: {
    programmes: [[hit]],
    titles: [right(foundTitles(['first'], true)), left(OFFLINE)],
    more: [right(foundTitles(['first', 'second'])), left(OFFLINE)],
    popular: [right(popular), left(OFFLINE)],
  },
  project: ({ text, keyword, hits, found, pages, failure, popular: top, recents, personId }: SearchContext) => [
    text,
    keyword,
    hits.length,
    found.titles.length,
    pages,
    failure,
    top === undefined,
    recents.length,
    personId,
  ],
  equivalent: {
    'reenter @ search.titles|search.began|0': 'the region does nothing when it is entered',
  },
  invariants: {
    '[AHEAD-08] nothing is found where nothing is searched for': ({
      context: { keyword, hits, found },
    }: {
      readonly context: SearchContext
    }) => keyword !== undefined || (hits.length === 0 && found.titles.length === 0 && found.persons.length === 0),
    '[MODE-01] only what is sold is found': ({
      context: { sellsLive, sellsVod, hits, found },
    }: {
      readonly context: SearchContext
    }) => (sellsLive || hits.length === 0) && (sellsVod || found.titles.length === 0),
  },
} as const

/** Channels and programmes only. */
export const liveSearchModel = chartModel({
  ...definition,
  variant: 'live',
  input: { ...BOTH, text: 'ida', sellsVod: false },
})

/** Titles and persons only, where nobody tells what the country looks for. */
export const vodSearchModel = chartModel({
  ...definition,
  variant: 'vod',
  input: { ...BOTH, sellsLive: false, offersTop: false },
})
