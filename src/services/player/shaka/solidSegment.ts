import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import { isNoMedia } from '../noMedia.ts'

const NOT_FOUND = 404

/**
 * A segment without media is not there: a buffer would take the letters of a page for the size of a box, and everything
 * that follows for what is in it.
 */
export const mustBeMedia =
  (requestType: shaka.net.NetworkingEngine.RequestType) =>
  (response: shaka.extern.Response): shaka.extern.Response => {
    if (requestType !== shaka.net.NetworkingEngine.RequestType.SEGMENT || !isNoMedia(response.data)) return response
    const { Severity, Category, Code } = shaka.util.Error
    const { uri } = response
    throw new shaka.util.Error(
      Severity.RECOVERABLE,
      Category.NETWORK,
      Code.BAD_HTTP_STATUS,
      uri,
      NOT_FOUND,
      null,
      {},
      requestType,
      uri,
    )
  }
