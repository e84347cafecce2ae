import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'

export type LoaderClass = HlsConfig['loader']
export type Callbacks = LoaderCallbacks<LoaderContext>

/** A loader whose answers are heard by another first, who passes them on as they should be. */
export const answeredLoader = (
  Base: LoaderClass,
  heardBy: (context: LoaderContext, callbacks: Callbacks) => Partial<Callbacks>,
): LoaderClass =>
  class extends Base {
    override load(context: LoaderContext, config: LoaderConfiguration, callbacks: Callbacks): void {
      super.load(context, config, { ...callbacks, ...heardBy(context, callbacks) })
    }
  }
