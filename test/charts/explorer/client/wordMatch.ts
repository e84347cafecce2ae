/** Without capitals and accents: 'línea' is found by 'linea'. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Shorter beginnings belong to too many words. */
const SHORTEST = 3

/** What a word has in all its forms: `remind` of `reminders` and `reminding`, `stop` of `stopped`, `retr` of `retries`. */
export const stem = (word: string): string => {
  const bare = word.replace(/(?:er|ing|ed|ie|e|y)?s?$/, '')
  const single = bare === word ? bare : bare.replace(/([bdgmnprt])\1$/, '$1')
  return single.length < SHORTEST ? word : single
}

/** What people say, and what stands for it in the charts. */
export const SAID_FOR: Readonly<Record<string, readonly string[]>> = {
  bought: ['right', 'authority'],
  buy: ['right', 'authority'],
  clear: ['remov'],
  continue: ['where it was left', 'goes on'],
  dead: ['stall', 'nothing moves'],
  delete: ['remov'],
  end: ['is over', 'is closed'],
  erase: ['remov'],
  expire: ['ends', 'too old'],
  fail: ['refuse', 'break', 'not take', 'cannot'],
  film: ['title', 'vod'],
  freeze: ['stall', 'nothing moves'],
  frozen: ['stall', 'nothing moves'],
  internet: ['network'],
  movie: ['title', 'vod'],
  paid: ['right', 'authority'],
  parental: ['kids mode'],
  payment: ['recharge', 'bought', 'member site'],
  place: ['how far'],
  pop: ['dialog', 'due'],
  progress: ['how far'],
  refuse: ['not take', 'without agreement'],
  remembered: ['reported', 'kept'],
  resend: ['another has to wait', 'sends a code'],
  resume: ['where it was left', 'goes on'],
  rewind: ['time-shift', 'goes back'],
  runs: ['ends', 'too old'],
  send: ['another has to wait'],
  subscribed: ['right', 'authority'],
  takeover: ['national broadcast'],
  voucher: ['recharge'],
  wifi: ['network'],
}

/** What a question has beside what it asks for. */
const SAID_BETWEEN = new Set(
  'a am and are as at be been can could did do does for has have how i if in is it its long many may me my no of often on or so that the to too until up was were what when where while who why will with'.split(
    ' ',
  ),
)

/** The words of a question that say what is asked for; all of them where none does. */
export const wordsOf = (query: string): readonly string[] => {
  const words = plain(query)
    .split(/[\s?!,]+/)
    .filter(Boolean)
  const telling = words.filter(word => !SAID_BETWEEN.has(word))
  return telling.length === 0 ? words : telling
}

/** Whether a time answers the question. */
export const asksForTime = (query: string): boolean => /\b(?:how (?:long|often|soon)|when)\b/.test(plain(query))

/** A word that begins like this, also where it is written as two: `log out` for `logout`. */
const beginning = (word: string): RegExp | undefined =>
  /^[\p{L}\d]+$/u.test(word) ? new RegExp(`(?<![\\p{L}\\d])${[...stem(word)].join('[ -]?')}`, 'u') : undefined

const SAID_FOR_STEM = new Map(Object.entries(SAID_FOR).map(([word, others]) => [stem(word), others]))

/** As it stands. A short word stands within many others, `pin` in `opening`: it begins or ends one. */
const literal = (word: string): ((text: string) => boolean) => {
  if (word.length > SHORTEST || !/^[\p{L}\d]+$/u.test(word)) return text => text.includes(word)
  const edge = new RegExp(`(?<![\\p{L}\\d])${word}|${word}(?![\\p{L}\\d])`, 'u')
  return text => edge.test(text)
}

/** How a text has a word: as it is, in another form, or not. */
export type Match = 'whole' | 'form' | undefined

/** For many texts the same word; both are plain. */
export const matcher = (word: string): ((text: string) => Match) => {
  const form = beginning(word)
  const isWhole = literal(word)
  const others = SAID_FOR_STEM.get(stem(word)) ?? []
  return text => {
    if (isWhole(text)) return 'whole'
    return form?.test(text) || others.some(other => text.includes(other)) ? 'form' : undefined
  }
}
