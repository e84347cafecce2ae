import { useEffect, useId, useSyncExternalStore } from 'react'

/** What a screen says of itself. */
interface Said {
  /** What is seen there, as `seenAt` has it, and what a person calls it. */
  readonly of?: string | undefined
  readonly name?: string | undefined
  /** The programme or title that plays. */
  readonly on?: string | undefined
}

const all = new Map<string, Said>()
const listeners = new Set<() => void>()
/** What the screens that are there say, the one that lies over the others at the end. */
let said: ReadonlyArray<Said> = []

const tell = (): void => {
  said = [...all.values()]
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSaid = (): ReadonlyArray<Said> => useSyncExternalStore(subscribe, () => said)

/** Names what this screen shows, for the tab and the way through the app. */
export const usePageName = ({ of, name, on }: Said): void => {
  const id = useId()
  useEffect(() => {
    all.set(id, { of, name, on })
    tell()
  }, [id, of, name, on])
  useEffect(
    () => () => {
      all.delete(id)
      tell()
    },
    [id],
  )
}
