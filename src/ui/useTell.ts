import { useEffect } from 'react'
import type { EventObject } from 'xstate'

/** Tells a chart what is on the page: once it is there, and again where the event carries something else. */
export const useTell = <Event extends EventObject>(
  chart: { readonly send: (event: Event) => void } | undefined,
  event: NoInfer<Event>,
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is what it carries
  useEffect(() => chart?.send(event), [chart, ...Object.values(event)])
}
