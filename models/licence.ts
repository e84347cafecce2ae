import * as t from 'io-ts'
import { Base64 } from './codec/base64.ts'
import { optional } from './codec/optional.ts'
import { Text } from './codec/text.ts'
import { ContentId } from './contentRule.ts'
import { DrmSystem } from './drmTemplate.ts'

/** What the browser's content decryption module asks, as the operator's adapter takes it (spec §7, DRM-02). */
export const LicenceRequest = t.strict(
  {
    drmSystem: DrmSystem,
    /** Serial number of the device: its fingerprint. */
    sn: Text,
    contentId: ContentId,
    keyId: optional(Text),
    /** The module's own message. */
    originalRequestInfo: Base64,
  },
  'LicenceRequest',
)
export type LicenceRequest = t.TypeOf<typeof LicenceRequest>

/** Strict: half a licence decrypts nothing. */
export const Licence = t.strict({ license: Base64 }, 'Licence')
export type Licence = t.TypeOf<typeof Licence>

const inside = (input: unknown, field: 'data' | 'result'): unknown =>
  t.UnknownRecord.is(input) && field in input ? input[field] : input

/** Accepts the licence itself, under `result`, and under `data.result` (contract, Envelope). */
export const LicenceFromWire: t.Type<Licence, t.OutputOf<typeof Licence>> = new t.Type(
  'Licence',
  Licence.is,
  (input, context) => Licence.validate(inside(inside(input, 'data'), 'result'), context),
  Licence.encode,
)
