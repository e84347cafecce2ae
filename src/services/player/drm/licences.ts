import * as E from 'fp-ts/lib/Either.js'
import { pipe } from 'fp-ts/lib/function.js'
import type { MediaFailure } from '../../../../machines/engine/index.ts'
import type { DrmSystem, DrmTemplate } from '../../../../models/drmTemplate.ts'
import type { Protection } from '../../../../models/protection.ts'
import * as drmEndpoints from '../../../../models/wire/drm.ts'
import { fromBase64 } from '../../crypto/decoding.ts'
import { toBase64 } from '../../crypto/encoding.ts'
import type { Http } from '../../http/types.ts'
import { licenceFailure } from './licenceFailure.ts'

export interface LicenceWish {
  readonly protection: Protection
  /** Of the content key, where the playlist names it. */
  readonly keyId: string | undefined
  /** The message of the browser's decryption module. */
  readonly challenge: Uint8Array
  readonly signal: AbortSignal
}

/** Asks the operator for a licence, as the decryption module takes it (DRM-02). It is kept nowhere and told to nobody else. */
export type AskLicence = (wish: LicenceWish) => Promise<E.Either<MediaFailure, Uint8Array<ArrayBuffer>>>

export interface LicenceParts {
  readonly http: Http
  readonly templateOf: (system: DrmSystem) => DrmTemplate | undefined
  /** The device's own mark. */
  readonly serialNumber: () => string
}

/** One call for every DRM system; the template says where it goes. */
export const makeAskLicence =
  ({ http, templateOf, serialNumber }: LicenceParts): AskLicence =>
  async ({ protection: { drmSystem, contentId }, keyId, challenge, signal }) => {
    const template = templateOf(drmSystem)
    const request = { drmSystem, sn: serialNumber(), contentId, keyId, originalRequestInfo: toBase64(challenge) }
    const answer = await http.call(drmEndpoints.licence, request, {
      awaitedBy: 'shelf',
      signal,
      ...(template !== undefined && { address: template.licenseUrl }),
    })
    return pipe(
      answer,
      E.bimap(licenceFailure, ({ license }) => fromBase64(license)),
    )
  }
