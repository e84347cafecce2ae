import { type Observer, toObserver } from 'xstate'
import { selectChannelId, selectOverlay } from '../../../machines/livePlayer/index.ts'
import type { LivePlayerActor, LiveSnapshot } from './actors.ts'

/** No longer than this does the page tell of the channel before, in ms: a press that is answered so soon feels answered at once. */
const LATEST_MS = 100

const isOnItsWay = (shown: LiveSnapshot, current: LiveSnapshot): boolean =>
  selectOverlay(shown) === 'none' &&
  selectOverlay(current) === 'loading' &&
  selectChannelId(shown) !== selectChannelId(current)

const afterPaint = (run: () => void): void => {
  requestAnimationFrame(() => setTimeout(run))
}

/**
 * The player as its page shows it: while another channel is on its way the page tells of the one before, whose picture
 * is held on screen, so that the first frame has the machine to itself (AHEAD-25).
 */
export const pictureFirst = (player: LivePlayerActor): LivePlayerActor => {
  const observers = new Set<Observer<LiveSnapshot>>()
  let shown = player.getSnapshot()
  let latest: ReturnType<typeof setTimeout> | undefined

  const show = (): void => {
    shown = player.getSnapshot()
    for (const { next } of observers) next?.(shown)
  }
  const endWait = (): void => {
    if (latest === undefined) return
    clearTimeout(latest)
    latest = undefined
    show()
  }
  player.subscribe({
    next: current => {
      const waits = isOnItsWay(shown, current)
      if (latest !== undefined) return waits ? undefined : afterPaint(endWait)
      if (waits) latest = setTimeout(endWait, LATEST_MS)
      else show()
    },
    error: failure => {
      shown = player.getSnapshot()
      for (const { error } of observers) error?.(failure)
    },
  })
  return {
    send: event => player.send(event),
    getSnapshot: () => shown,
    subscribe: (
      next: Observer<LiveSnapshot> | ((snapshot: LiveSnapshot) => void),
      error?: (failure: unknown) => void,
    ) => {
      const observer = toObserver(next, error)
      observers.add(observer)
      return { unsubscribe: () => void observers.delete(observer) }
    },
  }
}
