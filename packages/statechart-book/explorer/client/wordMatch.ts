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

/** What people say, and beginnings of what stands for it in the charts: `delete` is said for `remov`. */
export type SaidFor = Readonly<Record<string, readonly string[]>>

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

/** By what a word has in all its forms. */
export const byStem = (saidFor: SaidFor): SaidFor =>
  Object.fromEntries(Object.entries(saidFor).map(([word, others]) => [stem(word), others]))

/** As it stands. A short word stands within many others, `pin` in `opening`: it begins or ends one. */
const literal = (word: string): ((text: string) => boolean) => {
  if (word.length > SHORTEST || !/^[\p{L}\d]+$/u.test(word)) return text => text.includes(word)
  const edge = new RegExp(`(?<![\\p{L}\\d])${word}|${word}(?![\\p{L}\\d])`, 'u')
  return text => edge.test(text)
}

/** How a text has a word: as it is, in another form, or not. */
export type Match = 'whole' | 'form' | undefined

/** For many texts the same word; both are plain. `saidFor` is by stem. */
export const matcher = (word: string, saidFor: SaidFor = {}): ((text: string) => Match) => {
  const form = beginning(word)
  const isWhole = literal(word)
  const others = saidFor[stem(word)] ?? []
  return text => {
    if (isWhole(text)) return 'whole'
    return form?.test(text) || others.some(other => text.includes(other)) ? 'form' : undefined
  }
}
