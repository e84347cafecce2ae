/** Up and down lead on from it: where nothing lies there, its value stays as it is. */
export const CHANGED_BY_ARROWS = 'select, [type=radio], [type=range]'

/** No keys of the browser's or the system's: Alt with an arrow opens a list. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey, isComposing }: KeyboardEvent): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey || isComposing)
