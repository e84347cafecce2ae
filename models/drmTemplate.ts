import * as t from 'io-ts'
import { oneOf } from './codec/optional.ts'
import { OptionalAddress, Text, WebAddress } from './codec/text.ts'

export const DrmSystem = oneOf('DrmSystem', ['widevine', 'fairplay', 'clearkey'])
export type DrmSystem = t.TypeOf<typeof DrmSystem>

/** How one DRM system of the operator is reached; cached from login (spec §7, DRM-01). */
export const DrmTemplate = t.strict(
  { templateId: Text, drmSystem: DrmSystem, licenseUrl: WebAddress, certificateUrl: OptionalAddress },
  'DrmTemplate',
)
export type DrmTemplate = t.TypeOf<typeof DrmTemplate>
