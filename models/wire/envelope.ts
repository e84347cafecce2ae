import * as t from 'io-ts'
import { optional } from '../codec/optional.ts'

/** What every answer of the back end is wrapped in (contract, Envelope). `result` is decoded by the endpoint's own codec. */
export const Envelope = t.type({ errCode: t.number, message: optional(t.string), result: t.unknown }, 'Envelope')
export type Envelope = t.TypeOf<typeof Envelope>
