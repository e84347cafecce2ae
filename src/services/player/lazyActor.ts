import { type CallbackLogicFunction, type EventObject, fromCallback } from 'xstate'

/**
 * An actor whose code is fetched with the first word it is told; what it is told until then waits in its order. Where
 * the code does not come, all that waited is dropped, `missing` is said back, and the next word fetches again.
 */
export const lazyActor = <Told extends EventObject>(
  load: () => Promise<CallbackLogicFunction<Told>>,
  missing?: EventObject,
) =>
  fromCallback<Told>(scope => {
    const waiting: Told[] = []
    let hear: ((told: Told) => void) | undefined
    let stop: ReturnType<CallbackLogicFunction<Told>>
    let isStopped = false

    const open = async (): Promise<void> => {
      const run = await load().catch(() => undefined)
      if (isStopped) return
      const told = waiting.splice(0)
      if (run === undefined) {
        if (missing !== undefined) scope.sendBack(missing)
        return
      }
      stop = run({
        ...scope,
        receive: listener => {
          hear = listener
        },
      })
      for (const word of told) hear?.(word)
    }

    scope.receive(word => {
      if (hear !== undefined) return hear(word)
      waiting.push(word)
      if (waiting.length === 1) void open()
    })
    return () => {
      isStopped = true
      stop?.()
    }
  })
