export const notice = {
  'notice.given': 'a wish was not followed',

  readingTime: 'it was long enough to read',

  takeReason: 'note the reason',
  dropReason: 'forget the reason',
} as const
