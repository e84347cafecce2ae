export const signPicture = {
  signMedia: 'plays who signs in step with the picture',
  signMemory: 'keeps on this device what was chosen of who signs',

  'viewer.showSign': 'the viewer wants somebody to sign',
  'viewer.hideSign': 'the viewer wants nobody to sign',
  'viewer.placeSign': 'the viewer chooses another corner or size',
  'sign.recalled': 'the device knows what was chosen before',
  'sign.absent': 'nothing on the screen is signed',
  'sign.found': 'what is on the screen is signed',
  'sign.playing': 'who signs is seen',
  'sign.failed': 'who signs cannot be shown',

  isChosen: 'it was on',

  loadLimit: 'it does not come',
  noteTime: 'the reason was to be read',
  retryEvery: 'it may be there again',

  takePicture: 'note what the device knows',
  'takeChoice(isOn: true)': 'note that it is on',
  'takeChoice(isOn: false)': 'note that it is off',
  takePlace: 'note corner and size',
  keepPicture: 'keep it on the device',
  follow: 'begin to keep step',
  giveUp: 'let go of it',
} as const
