import * as t from 'io-ts'
import { SUCCESS } from '../errCode.ts'
import { Envelope } from './envelope.ts'

const outOfData = (input: unknown): unknown => {
  if (!t.UnknownRecord.is(input) || !t.UnknownRecord.is(input.data)) return input
  const { data, ...outer } = input
  return { errCode: SUCCESS, ...data, ...outer }
}

/**
 * The DRM adapter's envelope: it may lie in `data` once more, and need not say then that all is well (spec §7:
 * `data.result.license`; contract, Envelope).
 */
export const AdapterEnvelope: t.Type<Envelope, t.OutputOf<typeof Envelope>> = new t.Type(
  'Envelope',
  Envelope.is,
  (input, context) => Envelope.validate(outOfData(input), context),
  Envelope.encode,
)
