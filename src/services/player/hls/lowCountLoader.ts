import { answeredLoader, type LoaderClass } from './answeredLoader.ts'

const COUNT = /^(#EXT-X-DISCONTINUITY-SEQUENCE:)(\d+)/m
const MOST = 100_000

/** The same in every rendition, and one more where there was one more. */
const lowered = (playlist: string): string =>
  playlist.replace(COUNT, (_, tag: string, count: string) => `${tag}${Number(count) % MOST}`)

/**
 * A loader that keeps low how often a stream is said to have been broken: hls.js goes through a list as long as that, and
 * a number made of the time stops the page.
 */
export const lowCountLoader = (Base: LoaderClass): LoaderClass =>
  answeredLoader(Base, (_, callbacks) => ({
    onSuccess: (response, ...rest) => {
      if (typeof response.data === 'string') response.data = lowered(response.data)
      callbacks.onSuccess(response, ...rest)
    },
  }))
