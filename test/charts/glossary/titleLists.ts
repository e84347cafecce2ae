/** Of a list that is kept in step with the operator and removed from. */
export const ofList = {
  'removal.changed': 'something is chosen to be removed, or kept',
  'removal.taken': 'the operator has taken the oldest removal',
  'removal.refused': 'the operator did not take the removal',
  'network.restored': 'the network is back',
  hasSucceeded: 'it succeeded',
  takeRemovals: 'leave out what is being removed',
  forgetFirst: 'take the first removal as done',
  keepFirst: 'put the first removal back',
  'say(message: error.delete)': 'say that it could not be removed',
  'say(message: error.refresh)': 'say that it could not be refreshed',
}

const ofListOnPage = {
  ...ofList,
  'viewer.left': 'the viewer leaves the list',
  isKnown: 'an older one is known',
  tellRemoval: 'pass it to the removal',
}

const titleLists = {
  ...ofListOnPage,
  watchTitles: 'hears what other tabs change',
  loadTitles: 'asks the operator for the titles',
  'titles.changed': 'the titles were changed elsewhere',
  'language.changed': 'another language',
  'viewer.wantMore': 'the viewer wants more titles',
  hasMore: 'there are more titles',
  isBare: 'all in sight is removed, and more exist',
  takeAnswer: 'keep the pages that were seen',
  takeMore: 'add the next page',
}

const favouriteChannels = {
  ...ofListOnPage,
  watchChannels: 'hears what other tabs change',
  recallChannels: 'recalls the channels that this device knew',
  'recallChannels answers': 'the channels of this device are there',
  loadChannels: 'asks the operator for the channels',
  'channels.changed': 'the channels were changed elsewhere',
  isSold: 'live TV is sold',
  takeRecalled: 'show what the device knew',
  takeAnswer: 'keep the list',
}

const removal = {
  removals: 'tells the operator what is removed',
  'removal.taken': 'the operator has taken the oldest removal',
  'removal.refused': 'the operator did not take the removal',
  'viewer.remove': 'the viewer removes something',
  'viewer.undo': 'the viewer takes the removal back',
  'viewer.left': 'the viewer leaves the list',
  'viewer.select': 'the viewer wants to choose several',
  'viewer.toggle': 'the viewer chooses one, or no longer',
  'viewer.selectAll': 'the viewer chooses all',
  'viewer.endSelecting': 'the viewer is done with choosing',
  selectNone: 'choose nothing',
  selectAll: 'choose all',
  toggle: 'choose it, or no longer',
  forgetFirst: 'forget the oldest removal',
  tellAnswer: 'tell the list what the operator said',
  tellChanged: 'tell the list what is left out',
  hold: 'hold what is removed',
  takeBack: 'put what was held back',
  release: 'let the operator hear of it',
  isPart: 'it is not the whole list',
  undoTime: 'it may be taken back',
}

export const userLists = { titleLists, favouriteChannels, removal }
