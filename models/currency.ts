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
