/** Spec §9. */
export const CURRENCY_SYMBOLS: Readonly<Record<string, string>> = {
  USD: '$',
  BRL: 'R$',
  ARS: '$',
  CLP: '$',
  COP: '$',
  MXN: 'MXN',
  PEN: 'S/.',
  UYU: '$U',
  ZAR: 'R',
  PHP: '₱',
}

/** The symbol of a currency; an unknown one shows its code (LANG-07). */
export const currencySymbol = (code: string): string =>
  Object.hasOwn(CURRENCY_SYMBOLS, code) ? (CURRENCY_SYMBOLS[code] ?? code) : code

const CURRENCIES: Readonly<Record<string, string>> = {
  US: 'USD',
  EC: 'USD',
  BR: 'BRL',
  AR: 'ARS',
  CL: 'CLP',
  CO: 'COP',
  MX: 'MXN',
  PE: 'PEN',
  UY: 'UYU',
  ZA: 'ZAR',
  PH: 'PHP',
}

/** What is paid with in a country (ISO 3166), as far as something can be sold there. */
export const currencyOf = (country: string | undefined): string | undefined =>
  country !== undefined && Object.hasOwn(CURRENCIES, country) ? CURRENCIES[country] : undefined
