import { SECOND } from '../../../models/codec/instant.ts'
import type { ReleaseState } from './operatorsPage.ts'

interface FilesParts {
  /** Tells of every file of the app that did not come, with the event of the bundler's loader. */
  readonly target: Pick<EventTarget, 'addEventListener'>
  readonly ask: () => Promise<ReleaseState>
  readonly ticks: () => number
  readonly onGone: () => void
}

/** However many files fail, the operator is asked for its page no more often than that. */
const PACE_MS = 30 * SECOND

/** A file that does not come may be the network's failure, or that of a page which has become too old. */
export const watchFiles = ({ target, ask, ticks, onGone }: FilesParts): void => {
  let askedAt = Number.NEGATIVE_INFINITY
  target.addEventListener('vite:preloadError', async () => {
    if (ticks() - askedAt < PACE_MS) return
    askedAt = ticks()
    if ((await ask()) === 'gone') onGone()
  })
}
