export const neighbours = {
  prepare: 'fetches what a likely channel begins with',
  'prepare answers': 'its beginning has come, or cannot',
  introduce: 'fetches of a channel in sight all but its segments',
  'introduce answers': 'it is fetched, or cannot be',
  'neighbours.prepare': 'it is known which channels are likely next',
  'neighbours.inSight': 'other channels are in sight',
  'neighbours.prepared': 'the likely ones are prepared',

  isAnyNamed: 'there is any',
  isAnyToPrepare: 'one has not had its turn',
  isAnyToIntroduce: 'one has not had its turn',

  pageTime: 'what the page itself fetches has come',

  noteLikely: 'give each a turn',
  noteInSight: 'note them',
  beginIntroducing: 'give each a turn',
  endPrepareTurn: 'end its turn',
  endIntroduceTurn: 'end its turn',
  sayPrepared: 'let those in sight have their turn',
} as const
