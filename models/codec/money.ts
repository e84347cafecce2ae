import * as t from 'io-ts'
import { Numeric } from './numeric.ts'

const isCurrency = (input: unknown): input is string => typeof input === 'string' && /^[A-Z]{3}$/.test(input)

/** A currency by its ISO 4217 code, of any case on the wire. */
export const Currency: t.Type<string, string> = new t.Type(
  'Currency',
  isCurrency,
  (input, context) => {
    const code = typeof input === 'string' ? input.trim().toUpperCase() : input
    return isCurrency(code) ? t.success(code) : t.failure(input, context)
  },
  value => value,
)

/** A price: not negative, in whole units of its currency; the wire may write it as text. */
export const Amount: t.Type<number, number> = t.refinement(Numeric, value => value >= 0, 'Amount')

/** An amount never travels without its currency. */
export const Money = t.strict({ amount: Amount, currency: Currency }, 'Money')
export type Money = t.TypeOf<typeof Money>
