import type { DecodeFailure } from '../../../models/codec/decode.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { systemTimer } from '../clock/timer.ts'
import { makeExchange } from '../http/exchange.ts'
import { makeAlone } from '../tabs/tabs.ts'
import { openDatabase } from './database.ts'
import { type GuideDesk, makeGuideDesk } from './desk.ts'
import { makeGuideStore } from './store.ts'

/** What the store has to report: an item that was left out, or a database that does not take anything. */
export type Note =
  | { readonly kind: 'dropped'; readonly source: string; readonly failure: DecodeFailure }
  | { readonly kind: 'degraded'; readonly error: string }

/** WebKit stops the worker of a page that is left with the turn that it has: it is waited for so long, and only once. */
const TURN_MS = 10 * SECOND

/** The guide's desk in the thread that calls this: a worker's, or the page's where it has no worker. */
export const openLocalDesk = (appId: string, onNote: (note: Note) => void): GuideDesk => {
  const inTabs = makeAlone(navigator)
  const inHere = makeAlone({ onLine: true })
  let isStuck = false
  const onSpent = (): void => {
    if (!isStuck) onNote({ kind: 'degraded', error: 'TimeoutError' })
    isStuck = true
  }
  const store = makeGuideStore({
    appId,
    database: openDatabase({
      name: `sintonia.guide.${appId}`,
      timer: systemTimer,
      onDegraded: error => onNote({ kind: 'degraded', error: error instanceof Error ? error.name : typeof error }),
    }),
    alone: (name, run) => {
      const runHere = () => inHere(name, run)
      return isStuck ? runHere() : inTabs(name, runHere, { ms: TURN_MS, onSpent })
    },
    onDropped: (source, failure) => onNote({ kind: 'dropped', source, failure }),
  })
  const clock = { ticks: () => performance.now(), note: () => undefined }
  return makeGuideDesk(store, makeExchange({ fetch: (...request) => fetch(...request), clock, timer: systemTimer }))
}
