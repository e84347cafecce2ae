export const sleepTimer = {
  programmeEnd: 'watches how much of the programme is left',

  'viewer.sleepAfter': 'the viewer wants the picture to pause by itself',
  'viewer.stayAwake': 'the viewer is awake',
  'programme.nearlyOver': 'the programme has a minute left, or less',

  isProgramme: 'the end of the programme is wished',

  untilNotice: 'all but the last minute',
  noticeTime: 'the last minute, or what is left of the programme',

  takeChoice: 'note the choice',
  takeLeft: 'note how much is left',
  forgetChoice: 'forget the choice',
  tellSleep: 'tell the app that it is time',
} as const
