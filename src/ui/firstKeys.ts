import { CHANGED_BY_ARROWS, isPlain } from './changedByArrows.ts'

/** Arrows, and what a remote control has under a name of its maker or under none. */
const KEYS = /^(|Unidentified|Arrow.*|Color.*|GoBack|XF86Back|BrowserBack|Caption|ClosedCaptionToggle|PreviousChannel)$/

/** A television keeps most keys to itself until a page asks for them. */
const isTelevision = (): boolean => 'tizen' in window || 'oipfObjectFactory' in window

/**
 * Fetches, at the first of its keys, the code that leads by arrows (AHEAD-24) and obeys a remote control (AHEAD-34), and has
 * it obey that one; where it does not come, the next such key asks again. Heard from before the first page on: a slow set is
 * spoken to by its keys while it loads.
 */
export const awaitFirstKeys = (): void => {
  const start = async (first?: KeyboardEvent, isFree = false): Promise<void> => {
    window.removeEventListener('keydown', hear)
    try {
      const { startTenFoot } = await import('./tenFoot/index.ts')
      startTenFoot().hear(first, isFree)
    } catch {
      window.addEventListener('keydown', hear)
    }
  }
  const hear = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented } = event
    if (!KEYS.test(key)) return
    const isChanging = /Up|Down/.test(key) && target instanceof Element && target.matches(CHANGED_BY_ARROWS)
    if (isChanging && isPlain(event)) event.preventDefault()
    void start(event, !defaultPrevented)
  }
  window.addEventListener('keydown', hear)
  if (isTelevision()) void start()
}
