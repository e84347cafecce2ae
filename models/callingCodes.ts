/** Calling codes of the countries whose currencies the operator sells in, and of their neighbours in language (ITU E.164). */
export const CALLING_CODES: Readonly<Record<string, string>> = {
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

/** The calling code of the first language that names one of these countries: 'pt-BR' is 55; none where no language does. */
export const callingCodeIn = (languages: ReadonlyArray<string>): string | undefined =>
  languages
    .map(tag => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? '')
    .flatMap(country => (Object.hasOwn(CALLING_CODES, country) ? [CALLING_CODES[country]] : []))[0]
