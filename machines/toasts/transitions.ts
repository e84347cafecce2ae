import type { ToastText } from './types.ts'

const MAX_WAITING = 4

const isSame = (a: ToastText, b: ToastText): boolean =>
  a.tag === 'said' ? b.tag === 'said' && a.text === b.text : b.tag === 'known' && a.message === b.message

/** Adds a toast at the end. What already stands or waits is not repeated; of too many that wait the oldest gives way. */
export const enqueued = (queue: ReadonlyArray<ToastText>, toast: ToastText): ReadonlyArray<ToastText> => {
  if (queue.some(other => isSame(other, toast))) return queue
  const [shown, ...waiting] = [...queue, toast]
  return shown === undefined ? [] : [shown, ...waiting.slice(-MAX_WAITING)]
}
