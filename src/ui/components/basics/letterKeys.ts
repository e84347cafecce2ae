/**
 * Whether a key is one letter, digit or sign that the person does not want as a shortcut: who speaks to a device presses
 * such keys unasked (WCAG 2.1.4). Where something of the page has the focus, its keys stay its own.
 */
export const isUnwantedLetter = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !(altKey || ctrlKey || metaKey) && 'lettersOff' in document.documentElement.dataset
