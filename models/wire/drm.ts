import { Licence, LicenceRequest } from '../licence.ts'
import { AdapterEnvelope } from './adapterEnvelope.ts'
import { endpoint } from './endpoint.ts'

// Spec §7, DRM. Both DRM systems use the same call; `drmSystem` tells them apart.

export const licence = endpoint({
  name: 'licence',
  area: 'drm',
  method: 'POST',
  prefix: '',
  path: '/drmLicense/drm/adapter/licenseServer/license/v1',
  body: 'json',
  request: LicenceRequest,
  response: Licence,
  envelope: AdapterEnvelope,
})
