import type { MessageFormatElement } from 'react-intl'
import type { Language } from '../../../models/language.ts'

export type Messages = Record<string, Array<MessageFormatElement>>

/** Compiled by `test/support/messages.ts`; every language is a chunk of its own. */
const compiled = import.meta.glob<Messages>('./compiled/*.json', { import: 'default' })

const loaded = new Map<Language, Messages>()

export const messagesAtHand = (language: Language): Messages | undefined => loaded.get(language)

/** Called first at boot, so that the words travel together with the rest. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  const atHand = loaded.get(language)
  if (atHand) return atHand
  const load = compiled[`./compiled/${language}.json`]
  if (!load) throw new Error(`No compiled messages for ${language}: run test/support/messages.ts`)
  const messages = await load()
  loaded.set(language, messages)
  return messages
}
