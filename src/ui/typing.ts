const FIELD = 'textarea, select, [contenteditable="true"], input:not([type="checkbox"], [type="radio"], [type="range"])'

/** Somebody writes into a field, or is about to. */
export const isTyping = (page: Document = document): boolean => page.activeElement?.matches(FIELD) ?? false

const CHANGES = ['focusin', 'focusout']

/** Hears that the focus has come or gone. */
export const onTyping = (page: Document, heard: () => void): (() => void) => {
  for (const change of CHANGES) page.addEventListener(change, heard)
  return () => {
    for (const change of CHANGES) page.removeEventListener(change, heard)
  }
}
