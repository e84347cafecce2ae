import type { MessageFormatElement } from 'react-intl'
import type { Language } from '../../../models/language.ts'
import { askAgain } from '../askAgain.ts'

export type Messages = Record<string, Array<MessageFormatElement>>

/** The words of the first page, of live television before and when it plays, of all others, of one's own pages and for children. */
const PARTS = ['first', 'live', 'tv', 'later', 'own'] as const
export type WordsPart = (typeof PARTS)[number]

/** Compiled by `test/support/messages.ts`: every language in these parts. */
const compiled = import.meta.glob<Messages>('./compiled/*.json', { import: 'default' })

const loaded = new Map<string, Messages>()
const spoken = new Map<Language, Messages>()
const listeners = new Set<() => void>()
let parts: ReadonlyArray<WordsPart> = ['first']
let wanted: Language | undefined

/** Words that did not come are asked for again, as long as they are wanted: without them nothing can be said. */
const load = async (language: Language, part: WordsPart): Promise<void> => {
  const name = `${language}.${part}`
  const fetchMessages = compiled[`./compiled/${name}.json`]
  if (!fetchMessages) throw new Error(`No compiled messages for ${name}: run test/support/messages.ts`)
  const fetchWanted = async () => (language === wanted ? await fetchMessages() : undefined)
  const messages = loaded.get(name) ?? (await askAgain(fetchWanted))
  if (messages !== undefined) loaded.set(name, messages)
}

/** The same object until there are more words. */
export const messagesAtHand = (language: Language): Messages | undefined => spoken.get(language)

/** Hears when there are more words. */
export const onMessages = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const upTo = (part: WordsPart): ReadonlyArray<WordsPart> => PARTS.slice(0, PARTS.indexOf(part) + 1)

/** Once these parts are there, more of a language is spoken; one that is new, once all of it is there that is wanted. */
const loadParts = async (language: Language, needed: ReadonlyArray<WordsPart>): Promise<void> => {
  await Promise.all(needed.map(part => load(language, part)))
  const all = parts.map(part => loaded.get(`${language}.${part}`))
  if (language !== wanted || (all.includes(undefined) && !spoken.has(language))) return
  const words: Messages = Object.assign({}, ...all)
  if (Object.keys(words).length === Object.keys(spoken.get(language) ?? {}).length) return
  spoken.set(language, words)
  for (const listener of [...listeners]) listener()
}

/** Loads what is wanted so far of a language; called first at boot, so that the words travel together with the rest. */
export const loadMessages = (language: Language): Promise<void> => {
  wanted = language
  return loadParts(language, parts)
}

/** From now on these words are wanted, and all that come before them; waits for no others. */
export const loadWords = async (part: WordsPart): Promise<void> => {
  if (!parts.includes(part)) {
    parts = upTo(part)
    for (const language of spoken.keys()) if (language !== wanted) spoken.delete(language)
  }
  const language = wanted
  if (language === undefined) return
  await loadParts(language, upTo(part))
  if (language !== wanted) await loadWords(part)
}
