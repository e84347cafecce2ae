export const dial = {
  'viewer.typeDigit': 'the viewer types a digit',
  'viewer.enterNumber': 'the viewer presses Enter',
  'viewer.goBack': 'the viewer presses Backspace',
  'number.found': 'a channel has this number',
  'number.unknown': 'no channel has this number',
  'channel.tuned': 'the player tunes a channel',

  hasMoreDigits: 'there is more than one digit',
  isOther: 'it is another channel than before',
  hasChannelBefore: 'another channel was on before',

  digitTime: 'the digits rest',
  unknownTime: 'it was long enough to read',

  beginNumber: 'begin a number',
  addDigit: 'add the digit',
  eraseDigit: 'take the last digit away',
  forgetNumber: 'forget the number',
  takeTuned: 'note the channel and the one before it',
  tellTyped: 'tell the player what is typed so far',
  tellNumber: 'tell the player the number',
  tellRecalled: 'tell the player the channel before',
} as const
