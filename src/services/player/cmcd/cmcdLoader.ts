import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import type { LoaderClass } from '../hls/answeredLoader.ts'
import { correct } from './said.ts'

/** A loader of hls.js that passes on what hls.js says of itself as the standard takes it. */
export const cmcdLoader = (Base: LoaderClass): LoaderClass =>
  class extends Base {
    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const { address, headers } = correct({ address: context.url, headers: context.headers ?? {} })
      context.url = address
      context.headers = headers
      super.load(context, config, callbacks)
    }
  } satisfies new (
    config: HlsConfig,
  ) => unknown
