/** Whether the focus was last seen in the player, wherever that stood. */
let wasInPlayer = false

/** Remembers as long as a player runs; the focus itself is gone when the place it was in goes. */
export const watchFocus = (document: Document): (() => void) => {
  const note = ({ target }: FocusEvent): void => {
    wasInPlayer = target instanceof Element && target.closest('[data-player-frame]') !== null
  }
  document.addEventListener('focusin', note)
  return () => document.removeEventListener('focusin', note)
}

/** The picture has moved: the keyboard moves along, if it was there and is nowhere else by now. */
export const followFocus = (to: HTMLElement | null): void => {
  if (!wasInPlayer || to === null || document.activeElement !== document.body) return
  to.focus({ preventScroll: true })
}

/** The player is gone: the keyboard goes on at the page's own content. */
export const leaveFocusToPage = (): void => {
  if (wasInPlayer && document.activeElement === document.body)
    document.querySelector('main')?.focus({ preventScroll: true })
}
