import type { MessageFormatElement } from 'react-intl'
import type { Language } from '../../../models/language.ts'

export type Messages = Record<string, Array<MessageFormatElement>>
type Part = 'first' | 'later'

const ASK_AGAIN_MS = 2000

/** Compiled by `test/support/messages.ts`: of every language the words of the first page, and those of all others. */
const compiled = import.meta.glob<Messages>('./compiled/*.json', { import: 'default' })

const loaded = new Map<string, Messages>()
const spoken = new Map<Language, Messages>()
const listeners = new Set<() => void>()
const parts: Part[] = ['first']
let wanted: Language | undefined

/** Words that did not come are asked for again, as long as they are wanted: without them nothing can be said. */
const load = async (language: Language, part: Part): Promise<void> => {
  const name = `${language}.${part}`
  const fetchMessages = compiled[`./compiled/${name}.json`]
  if (!fetchMessages) throw new Error(`No compiled messages for ${name}: run test/support/messages.ts`)
  while (language === wanted && !loaded.has(name)) {
    try {
      loaded.set(name, await fetchMessages())
    } catch {
      await new Promise(resolve => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}

/** The same object until there are more words. */
export const messagesAtHand = (language: Language): Messages | undefined => spoken.get(language)

/** Hears when there are more words. */
export const onMessages = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Loads what is wanted so far of a language; called first at boot, so that the words travel together with the rest. */
export const loadMessages = async (language: Language): Promise<void> => {
  wanted = language
  await Promise.all(parts.map(part => load(language, part)))
  if (language !== wanted) return
  spoken.set(language, Object.assign({}, ...parts.map(part => loaded.get(`${language}.${part}`))))
  for (const listener of [...listeners]) listener()
}

/** From now on the words of every page are wanted, not of the first one alone. */
export const loadAllMessages = async (): Promise<void> => {
  if (!parts.includes('later')) {
    parts.push('later')
    for (const language of spoken.keys()) if (language !== wanted) spoken.delete(language)
  }
  const language = wanted
  if (language === undefined) return
  await loadMessages(language)
  if (language !== wanted) await loadAllMessages()
}
