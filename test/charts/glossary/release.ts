export const release = {
  recallLoad: 'remembers whether this tab has just been loaded anew',
  'recallLoad answers': 'that is known',
  watchPage: 'watches whether the page is in use',
  loadAnew: 'loads the page anew if the operator answers',
  'loadAnew answers': 'the operator was asked',

  'page.taken': 'something plays, is asked or is typed',
  'page.freed': 'nothing plays, is asked or is typed',
  'viewer.loadAnew': 'the viewer wants the new version now',
  'viewer.closeNews': 'the viewer closes the message',

  isRepeated: 'it has just been loaded anew',
  isUnanswered: 'the operator does not answer',

  timeToRead: 'the time to read why',
  nextTry: 'a while',
} as const
