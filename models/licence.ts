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
