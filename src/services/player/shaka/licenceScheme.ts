import * as E from 'fp-ts/lib/Either.js'
import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import type { MediaFailure } from '../../../../machines/engine/index.ts'
import type { LicenceWish } from '../drm/licences.ts'

const SCHEME = 'licence'
/** In place of a licence server's address: the app asks for licences by its own calls. */
export const LICENCE_ADDRESS = `${SCHEME}://operator`

type Wish = Pick<LicenceWish, 'challenge' | 'keyId' | 'signal'>
/** Answers for the load that plays. */
export type AnswerLicence = (wish: Wish) => Promise<E.Either<MediaFailure, Uint8Array<ArrayBuffer>>>

const NO_BYTES = new Uint8Array()

const refused = (): shaka.util.Error =>
  new shaka.util.Error(
    shaka.util.Error.Severity.CRITICAL,
    shaka.util.Error.Category.NETWORK,
    shaka.util.Error.Code.BAD_HTTP_STATUS,
  )

/** From now on shaka's licence requests are answered by `answer`; one that is given up is aborted. */
export const answerLicences = (answer: AnswerLicence): void =>
  shaka.net.NetworkingEngine.registerScheme(SCHEME, (uri, request) => {
    const givingUp = new AbortController()
    const { body, drmInfo } = request
    const wish = {
      challenge: body === null ? NO_BYTES : shaka.util.BufferUtils.toUint8(body),
      keyId: [...(drmInfo?.keyIds ?? [])][0],
      signal: givingUp.signal,
    }
    const response = answer(wish).then(licence => {
      if (E.isLeft(licence)) throw refused()
      return { uri, originalUri: uri, originalRequest: request, headers: {}, data: licence.right }
    })
    return new shaka.util.AbortableOperation(response, async () => givingUp.abort())
  })
