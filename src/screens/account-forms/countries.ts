import { CALLING_CODES } from '../../../models/callingCodes.ts'
import type { Language } from '../../../models/language.ts'
import type { CountryCode } from '../../ui/components/form/PhoneField.tsx'

/** The countries to choose from, in the order of their names in the language on screen. */
export const countriesIn = (language: Language): ReadonlyArray<CountryCode> => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return Object.entries(CALLING_CODES)
    .map(([country, code]) => ({ country, code, name: names.of(country) ?? country }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}
