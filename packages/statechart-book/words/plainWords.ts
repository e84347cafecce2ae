/** Written in capitals wherever they stand. */
const INITIALS = /\b(?:drm|epg|pin|qr|vod)\b/g

/** `openedElsewhere` is `opened elsewhere`, `token.refused` is `token refused`, `qrLogin` is `QR login`. */
export const plainWords = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('.', ' ')
    .toLowerCase()
    .replaceAll(/\blineup\b/g, 'line-up')
    .replaceAll(INITIALS, initials => initials.toUpperCase())

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const IRREGULAR_PAST = new Set(['saw', 'went', 'left', 'chose', 'took', 'came', 'gave', 'began', 'lost'])

const ended = (verb: string): string => {
  if (verb.endsWith('ed') || IRREGULAR_PAST.has(verb)) return verb
  if (/(s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`
}

/** A wish as a sentence: `viewer.logOut` is `the viewer logs out`. */
export const viewerWords = (event: string): string => {
  const [verb = '', ...rest] = plainWords(event.replace(/^viewer\./, '')).split(' ')
  return ['the viewer', ended(verb), ...rest].join(' ')
}

/** A guard's name completes `if ...`: `isLastActive` is `last active`, `hasVisitorMode` is `there is visitor mode`. */
export const guardWords = (name: string): string => {
  const words = plainWords(name)
  if (words.startsWith('is ')) return words.slice(3)
  if (words.startsWith('has ')) return `there is ${words.slice(4)}`
  return words.startsWith('can ') ? `it ${words}` : words
}
