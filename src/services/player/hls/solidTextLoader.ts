import type { FragmentLoaderContext, LoaderContext } from 'hls.js'
import { isBrokenTtml } from '../brokenTtml.ts'
import { answeredLoader, type LoaderClass } from './answeredLoader.ts'

const NOTHING = '<tt xmlns="http://www.w3.org/ns/ttml"/>'

/** A segment of captions that says nothing: its size, its name and a document. */
const emptySegment = (): ArrayBuffer =>
  new TextEncoder().encode(`\0\0\0${String.fromCharCode(8 + NOTHING.length)}mdat${NOTHING}`).buffer

const isOfCaptions = (context: LoaderContext): boolean =>
  (context as Partial<FragmentLoaderContext>).frag?.type === 'subtitle'

/**
 * A loader for which a document of captions (TTML) that cannot be read says nothing: the browser would put a page of its
 * own about the error in its place, with styles that a strict policy blocks.
 */
export const solidTextLoader = (Base: LoaderClass, tellBroken: () => void): LoaderClass =>
  answeredLoader(Base, (context, callbacks) => ({
    onSuccess: (response, ...rest) => {
      const { data } = response
      if (isOfCaptions(context) && data instanceof ArrayBuffer && isBrokenTtml(data)) {
        tellBroken()
        response.data = emptySegment()
      }
      callbacks.onSuccess(response, ...rest)
    },
  }))
