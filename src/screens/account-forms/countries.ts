import type { Language } from '../../../models/language.ts'
import type { CountryCode } from '../../ui/components/form/PhoneField.tsx'

/** Calling codes of the countries whose currencies the operator sells in, and of their neighbours in language (ITU E.164). */
const CALLING_CODES: Readonly<Record<string, string>> = {
  AR: '54',
  BO: '591',
  BR: '55',
  CL: '56',
  CO: '57',
  EC: '593',
  ES: '34',
  MX: '52',
  PE: '51',
  PH: '63',
  PT: '351',
  PY: '595',
  US: '1',
  UY: '598',
  VE: '58',
  ZA: '27',
}

/** The countries to choose from, in the order of their names in the language on screen. */
export const countriesIn = (language: Language): ReadonlyArray<CountryCode> => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return Object.entries(CALLING_CODES)
    .map(([country, code]) => ({ country, code, name: names.of(country) ?? country }))
    .sort((a, b) => a.name.localeCompare(b.name, language))
}
