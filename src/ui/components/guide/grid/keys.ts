/** Where a key leads from the focused cell. */
export type GridStep = 'earlier' | 'later' | 'up' | 'down' | 'pageUp' | 'pageDown' | 'dayStart' | 'dayEnd'

const STEPS: Readonly<Record<string, GridStep>> = {
  ArrowLeft: 'earlier',
  ArrowRight: 'later',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'pageUp',
  PageDown: 'pageDown',
  Home: 'dayStart',
  End: 'dayEnd',
}

type Held = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** The step or the press that a key means in the grid; the browser keeps its own shortcuts. */
export const gridKey = ({ altKey, ctrlKey, metaKey, shiftKey }: Held, key: string): GridStep | 'press' | undefined => {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  return key === 'Enter' || key === ' ' ? 'press' : STEPS[key]
}
