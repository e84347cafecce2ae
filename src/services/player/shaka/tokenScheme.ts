import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import type { Cmcd, StreamToken } from '../engine.ts'
import type { FreshAddress } from '../freshAddress.ts'
import type { Prefetch } from '../prefetch.ts'
import type { SignOffer } from '../signOffer.ts'
import { isTokenRefused } from './describeFailure.ts'
import { type Ask, fromMemory } from './memoryScheme.ts'
import { mustBeMedia } from './solidSegment.ts'

/** How the stream that plays is asked for: with which token, and how that is put into an address. */
export interface StreamAccess {
  readonly token: StreamToken
  readonly fresh: FreshAddress
  /** What its host is told. */
  readonly cmcd: Cmcd | undefined
  readonly sign: SignOffer
}

type Operation = ReturnType<Ask>

/** Asks once more where the token was refused and there is a new one now. */
const askAgain = (ask: () => Operation, { token }: StreamAccess, refusal: unknown): Operation => {
  const refused = token.current()
  const isRenewed = token.renew().then(renewed => {
    if (!renewed || token.current() === refused) throw refusal
  })
  return shaka.util.AbortableOperation.notAbortable(isRenewed).chain(ask)
}

/** Lets a playlist be read once more. */
const heard =
  ({ hear }: SignOffer, requestType: shaka.net.NetworkingEngine.RequestType) =>
  (response: shaka.extern.Response): shaka.extern.Response => {
    if (requestType === shaka.net.NetworkingEngine.RequestType.MANIFEST)
      hear(shaka.util.StringUtils.fromUTF8(response.data), response.uri)
    return response
  }

/**
 * Playlists and segments are asked for with the token of this moment, whatever a playlist still says: a stream outlives its
 * tokens without a break (LIVE-16).
 */
export const askWithToken = (access: () => StreamAccess | undefined, prefetch: Pick<Prefetch, 'take'>): void => {
  const take: Prefetch['take'] = address => prefetch.take(access()?.cmcd?.plain(address) ?? address)
  const parse = fromMemory({ take }, shaka.net.HttpFetchPlugin.parse)
  const ask: Ask = (uri, request, ...rest) => {
    const [requestType] = rest
    const stream = access()
    if (stream === undefined) return parse(uri, request, ...rest)
    const asked = stream.cmcd?.correct({ address: uri, headers: request.headers }) ?? {
      address: uri,
      headers: request.headers,
    }
    request.headers = asked.headers
    const askNow = () => parse(stream.fresh(asked.address), request, ...rest)
    const operation = askNow()
    return new shaka.util.AbortableOperation(operation.promise, () => operation.abort())
      .chain(undefined, error => {
        if (isTokenRefused(error) && stream.token.current() !== '') return askAgain(askNow, stream, error)
        throw error
      })
      .chain(mustBeMedia(requestType))
      .chain(heard(stream.sign, requestType))
  }
  for (const scheme of ['http', 'https']) shaka.net.NetworkingEngine.registerScheme(scheme, ask, undefined, true)
}
