import * as E from 'fp-ts/lib/Either.js'
import { fromCallback } from 'xstate'
import type { ThumbnailCommand, ThumbnailFact } from '../../../machines/vodPlayer/index.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
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

    const read = async (url: string, signal: AbortSignal): Promise<E.Either<CallFailure, string>> => {
      const answer = await fetch(url, { signal })
      return answer.ok ? E.right(await answer.text()) : E.left({ tag: 'server', status: answer.status })
    }

    const find = async (url: string, { signal }: AbortController): Promise<void> => {
      const text = await read(url, signal).catch(() => E.left({ tag: 'offline' } as const))
      if (signal.aborted) return
      if (E.isLeft(text)) {
        report.failed(NAME, text.left)
        current = undefined
        return
      }
      const all = thumbnailsOf(text.right, new URL(url, baseUri).href)
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
