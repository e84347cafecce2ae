import type { FragmentLoaderContext, LoaderContext } from 'hls.js'
import { isNoMedia } from '../noMedia.ts'
import { answeredLoader, type LoaderClass } from './answeredLoader.ts'

const isMedia = (context: LoaderContext): boolean => {
  const { frag } = context as Partial<FragmentLoaderContext>
  return frag !== undefined && frag.type !== 'subtitle'
}

/**
 * A loader for which a segment without media is not there: hls.js would look for the picture in it, and stand still after
 * two of them.
 */
export const solidLoader = (Base: LoaderClass): LoaderClass =>
  answeredLoader(Base, (context, callbacks) => ({
    onSuccess: (response, stats, ...rest) => {
      const { data } = response
      if (isMedia(context) && data instanceof ArrayBuffer && isNoMedia(data))
        callbacks.onError({ code: 404, text: 'no media' }, context, null, stats)
      else callbacks.onSuccess(response, stats, ...rest)
    },
  }))
