import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import type { Gate } from './gate.ts'

type LoaderClass = HlsConfig['loader']

const TOO_MANY_REQUESTS = 429
const FIRST_OF_SERVER = 500

/** The host is in trouble; any other refusal is about what was asked for. */
const isTrouble = (status: number): boolean => status === 0 || status === TOO_MANY_REQUESTS || status >= FIRST_OF_SERVER

/** A loader that asks a host in trouble one thing at a time. */
export const gatedLoader = (Base: LoaderClass, gate: Gate): LoaderClass =>
  class extends Base {
    #leave = (): void => undefined

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      this.context = context
      const isOver = (use: () => void): void => {
        this.#leave = () => undefined
        use()
      }
      const { onTimeout } = callbacks
      const ask = (): void =>
        super.load(context, config, {
          ...callbacks,
          onSuccess: (...answer) => {
            isOver(gate.succeeded)
            callbacks.onSuccess(...answer)
          },
          onError: (error, ...rest) => {
            isOver(isTrouble(error.code) ? gate.failed : gate.succeeded)
            callbacks.onError(error, ...rest)
          },
          onTimeout: (...late) => {
            isOver(gate.failed)
            onTimeout(...late)
          },
        })
      this.#leave = gate.enter(ask)
    }

    override abort(): void {
      this.#end()
      super.abort()
    }

    override destroy(): void {
      this.#end()
      super.destroy()
    }

    #end(): void {
      const leave = this.#leave
      this.#leave = () => undefined
      leave()
    }
  }
