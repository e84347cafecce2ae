import type { DrmSystem } from '../../../../models/drmTemplate.ts'
import type { Manifest } from '../../../../models/manifest.ts'
import type { Http } from '../../http/types.ts'
import type { StoredValues } from '../../storage/values.ts'
import { playsNatively } from '../playsNatively.ts'
import { type AskLicence, makeAskLicence } from './licences.ts'
import { type FindDrmSystem, makeFindDrmSystem } from './systems.ts'

/** All that opens protected streams, but for the decryption itself, which is the browser's. */
export interface Drm {
  readonly findSystem: FindDrmSystem
  readonly askLicence: AskLicence
  /** Where the certificate is with which the module seals its messages; FairPlay does not go without (`fps_cer_url`, DRM-01). */
  readonly certificateOf: (system: DrmSystem) => string | undefined
}

export interface DrmParts {
  readonly http: Http
  readonly values: {
    readonly drmTemplates: Pick<StoredValues['drmTemplates'], 'read'>
    readonly deviceId: Pick<StoredValues['deviceId'], 'read'>
  }
  readonly manifest: () => { readonly uiProperties: Pick<Manifest['uiProperties'], 'fps_cer_url'> }
  readonly window: Window
}

export const makeDrm = ({ http, values, manifest, window }: DrmParts): Drm => {
  const { navigator } = window
  const templates = () => values.drmTemplates.read() ?? []
  const templateOf = (system: DrmSystem) => templates().find(({ drmSystem }) => drmSystem === system)
  return {
    findSystem: makeFindDrmSystem({
      templates,
      requestAccess: navigator.requestMediaKeySystemAccess?.bind(navigator),
      isNative: playsNatively(window),
    }),
    askLicence: makeAskLicence({ http, templateOf, serialNumber: () => values.deviceId.read() ?? '' }),
    certificateOf: system =>
      (system === 'fairplay' ? manifest().uiProperties.fps_cer_url : undefined) ?? templateOf(system)?.certificateUrl,
  }
}
