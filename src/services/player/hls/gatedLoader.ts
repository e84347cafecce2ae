import type { HlsConfig, LoaderCallbacks, LoaderConfiguration, LoaderContext } from 'hls.js'
import { isHostTrouble } from '../hostTrouble.ts'
import type { Gate } from './gate.ts'

type LoaderClass = HlsConfig['loader']

/** Without an answer hls.js says 0. */
const isTrouble = (status: number): boolean => status === 0 || isHostTrouble(status)

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
