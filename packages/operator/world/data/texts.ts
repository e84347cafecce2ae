import type { Language } from '../../../../models/language.ts'

/** A text in the three languages of the operator. */
export type Texts = Readonly<Record<Language, string>>

export const texts = (en: string, es: string, pt: string): Texts => ({ en, es, pt })

/** Replaces `{name}` in each language by the value's text in that language. */
export const filled = (template: Texts, values: Readonly<Record<string, Texts>>): Texts => {
  const fill = (language: Language): string =>
    template[language].replace(/\{(\w+)\}/g, (place, name: string) => values[name]?.[language] ?? place)
  return texts(fill('en'), fill('es'), fill('pt'))
}

export const joined = (separator: string, parts: ReadonlyArray<Texts>): Texts => {
  const join = (language: Language): string => parts.map(part => part[language]).join(separator)
  return texts(join('en'), join('es'), join('pt'))
}

export const same = (text: string): Texts => texts(text, text, text)
