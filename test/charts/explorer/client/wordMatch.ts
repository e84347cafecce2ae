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

/** A word that begins like this, also where it is written as two: `log out` for `logout`. */
const beginning = (word: string): RegExp | undefined =>
  /^[\p{L}\d]+$/u.test(word) ? new RegExp(`(?<![\\p{L}\\d])${[...stem(word)].join('[ -]?')}`, 'u') : undefined

/** How a text has a word: as it is, in another form, or not. */
export type Match = 'whole' | 'form' | undefined

/** For many texts the same word; both are plain. */
export const matcher = (word: string): ((text: string) => Match) => {
  const form = beginning(word)
  return text => (text.includes(word) ? 'whole' : form?.test(text) ? 'form' : undefined)
}
