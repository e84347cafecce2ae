import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import type { StreamToken } from '../engine.ts'
import { freshAddress } from '../freshAddress.ts'

type LoaderClass = HlsConfig['loader']

const REFUSED: ReadonlySet<number> = new Set([401, 403])

/**
 * A loader that asks with the token of this moment, whatever the playlist still says, and asks once more with a new one
 * where the old was refused: a stream outlives its tokens without a break (LIVE-16).
 */
export const tokenLoader = (Base: LoaderClass, token: StreamToken): LoaderClass => {
  const fresh = freshAddress(token)

  return class extends Base {
    readonly #config: HlsConfig
    #again: InstanceType<LoaderClass> | undefined
    #isGivenUp = false

    constructor(config: HlsConfig) {
      super(config)
      this.#config = config
    }

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      context.url = fresh(context.url)
      const askAgain = (onRefused: () => void): void => {
        const refused = token.current()
        token.renew().then(isRenewed => {
          if (this.#isGivenUp) return
          if (!isRenewed || refused === token.current()) {
            onRefused()
            return
          }
          context.url = fresh(context.url)
          this.#again = new Base(this.#config)
          this.#again.load(context, config, callbacks)
        })
      }
      super.load(context, config, {
        ...callbacks,
        onError: (error, ...rest) => {
          const giveUp = () => callbacks.onError(error, ...rest)
          if (REFUSED.has(error.code) && token.current() !== '') askAgain(giveUp)
          else giveUp()
        },
      })
    }

    override abort(): void {
      this.#isGivenUp = true
      this.#again?.abort()
      super.abort()
    }

    override destroy(): void {
      this.#isGivenUp = true
      this.#again?.destroy()
      super.destroy()
    }
  }
}
