import { tabRest } from './tabRest.ts'
import { ofList } from './titleLists.ts'

const channelUpdates = {
  ...tabRest,
  watchNews: 'hears what other tabs were told',
  loadUpdates: 'asks the operator what has changed',
  'clock.ticked': 'time goes on',
  'news.came': 'another tab was told what changed',
  'network.restored': 'the network is back',
  isAnythingDue: 'a change is due',
  isToldNews: 'the operator has answered',
  tellDue: 'tell the app what has changed',
  dropDue: 'forget the changes that were told',
  takeNews: 'note what changes and when',
  updatePoll: 'the operator is asked again',
}

const epgSync = {
  ...tabRest,
  isResting: 'the tab is hidden, and nothing in it plays',
  watchGuide: 'hears which days have been stored',
  awaitTurn: 'waits until this tab may sync',
  compareDays: 'asks the operator which days have changed',
  fetchDay: 'asks the operator for a day',
  'guide.opened': 'the guide or the search is opened',
  'guide.stored': 'a tab has stored days',
  'turn.came': 'it is the turn of this tab',
  'guide.outdated': 'the operator has changed the guide',
  'session.changed': 'another viewer',
  'network.restored': 'the network is back',
  isEqual: 'nothing differs',
  isDifferent: 'some days differ',
  isStored: 'the day was stored',
  isLastStored: 'the last day was stored',
  dropFirst: 'the first day is done with',
  tellChanged: 'tell the app',
  takeFetches: 'note which days differ',
  syncEvery: 'the days are compared again',
  retryAfter: 'it is tried again',
}

const channelHistory = {
  ...ofList,
  watchPlays: 'notes which channels are watched',
  loadHistory: 'asks the operator for the history',
  reportPlays: 'tells the operator what was watched',
  'plays.noted': 'a channel was watched',
  'viewer.navigated': 'the viewer goes to another page',
  isHistory: 'it is the page of the history',
  hasUnsent: 'something watched is not reported yet',
  takeUnsent: 'keep what is to be reported',
  takeReported: 'note what was reported',
  leaveList: 'say that the list is left',
  takeAnswer: 'keep the list',
  reportInterval: 'what was watched is reported',
}

export const news = { channelUpdates, epgSync, channelHistory }
