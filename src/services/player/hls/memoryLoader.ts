import type {
  FragmentLoaderContext,
  HlsConfig,
  Loader,
  LoaderCallbacks,
  LoaderConfiguration,
  LoaderContext,
  LoaderStats,
} from 'hls.js'
import { type Body, PATIENCE_MS, type Prefetch, type Prepared } from '../prefetch.ts'

type LoaderClass = HlsConfig['loader']

const isWhole = (context: LoaderContext): boolean => !(context as Partial<FragmentLoaderContext>).rangeEnd

const fitting = (body: Body, { responseType }: LoaderContext): Body => {
  if (responseType === 'arraybuffer') return typeof body === 'string' ? new TextEncoder().encode(body).buffer : body
  return typeof body === 'string' ? body : new TextDecoder().decode(body)
}

/** The next look at a live playlist is due by when this one was asked for; a segment is measured as if it came now. */
const answered = (size: number, { body, askedAt, tookMs }: Prepared): LoaderStats => {
  const start = typeof body === 'string' ? askedAt : performance.now() - tookMs
  return {
    aborted: false,
    loaded: size,
    retry: 0,
    total: size,
    chunkCount: 0,
    bwEstimate: 0,
    loading: { start, first: start, end: start + tookMs },
    parsing: { start: 0, end: 0 },
    buffering: { start: 0, first: 0, end: 0 },
  }
}

/** A loader of hls.js that answers from memory what was prepared, and asks the network for everything else. */
export const memoryLoader = (Base: LoaderClass, prefetch: Pick<Prefetch, 'take'>): LoaderClass =>
  class extends Base {
    #leave = (): void => undefined

    override load(
      context: LoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<LoaderContext>,
    ): void {
      const taken = isWhole(context) ? prefetch.take(context.url) : undefined
      if (taken === undefined) {
        super.load(context, config, callbacks)
        return
      }
      this.context = context
      let isOver = false
      const once = (use: () => void): void => {
        if (isOver) return
        isOver = true
        clearTimeout(late)
        taken.giveUp()
        use()
      }
      const askNetwork = () => once(() => super.load(context, config, callbacks))
      const late = setTimeout(askNetwork, PATIENCE_MS)
      this.#leave = () => once(() => undefined)
      taken.prepared.then(
        prepared =>
          once(() => {
            const data = fitting(prepared.body, context)
            this.stats = answered(typeof data === 'string' ? data.length : data.byteLength, prepared)
            callbacks.onSuccess({ url: prepared.address, data, code: 200 }, this.stats, context, null)
          }),
        askNetwork,
      )
    }

    override abort(): void {
      this.#leave()
      super.abort()
    }

    override destroy(): void {
      this.#leave()
      super.destroy()
    }
  } satisfies new (
    config: HlsConfig,
  ) => Loader<LoaderContext>
