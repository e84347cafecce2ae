import { fromCallback } from 'xstate'
import type { ThumbnailCommand, ThumbnailFact } from '../../../machines/vodPlayer/index.ts'
import type { Report } from '../report/report.ts'
import { thumbnailsOf } from './thumbnails.ts'

interface ThumbnailsActorParts {
  readonly fetch: typeof fetch
  readonly baseUri: string
  readonly report: Pick<Report, 'dropped' | 'failed'>
}

const NAME = 'thumbnails'

/** Fetches the pictures of one title at a time, once; what did not come is asked for again at the next wish (AHEAD-20). */
export const makeThumbnailsActor = ({ fetch, baseUri, report }: ThumbnailsActorParts) =>
  fromCallback<ThumbnailCommand>(({ sendBack, receive }) => {
    let current: { readonly url: string; readonly leaving: AbortController } | undefined

    const read = async (url: string, signal: AbortSignal): Promise<string | undefined> => {
      const answer = await fetch(url, { signal })
      if (answer.ok) return answer.text()
      report.failed(NAME, { tag: 'server', status: answer.status })
      return undefined
    }

    const find = async (url: string, { signal }: AbortController): Promise<void> => {
      const text = await read(url, signal).catch(() => {
        if (!signal.aborted) report.failed(NAME, { tag: 'offline' })
        return undefined
      })
      if (signal.aborted) return
      if (text === undefined) {
        current = undefined
        return
      }
      const all = thumbnailsOf(text, new URL(url, baseUri).href)
      if (all.length === 0) report.dropped(NAME, { codec: 'WebVTT', path: '' })
      sendBack({ type: 'thumbnails.found', url, all } satisfies ThumbnailFact)
    }

    receive(({ url }) => {
      if (current?.url === url) return
      current?.leaving.abort()
      current = { url, leaving: new AbortController() }
      void find(url, current.leaving)
    })
    return () => current?.leaving.abort()
  })
