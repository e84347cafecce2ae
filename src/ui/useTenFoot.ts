import { useEffect } from 'react'

const ARROWS = /^(Arrow(Left|Right|Up|Down)|GoBack)$/
/** Of a remote control, under a name of its maker or under none. */
const REMOTE = /^(|Unidentified|XF86Back|BrowserBack|Caption|ClosedCaptionToggle|PreviousChannel|Color.*)$/

/** Fetches code at the first of its keys, and has it obey that one; where it does not come, the next such key asks again. */
const fetchAt = (keys: RegExp, start: () => Promise<(first: KeyboardEvent) => void>): (() => void) => {
  const hear = (event: KeyboardEvent): void => {
    if (!keys.test(event.key)) return
    window.removeEventListener('keydown', hear)
    start().then(
      obey => obey(event),
      () => window.addEventListener('keydown', hear),
    )
  }
  window.addEventListener('keydown', hear)
  return () => window.removeEventListener('keydown', hear)
}

const startArrows = async () => (await import('./tenFoot/index.ts')).startTenFoot().hear

const startRemote = async () => (await import('./tenFoot/remoteControl.ts')).startRemoteControl().hear

/** A television keeps most keys to itself until a page asks for them. */
const isTelevision = (): boolean => 'tizen' in window || 'oipfObjectFactory' in window

/** The arrows (AHEAD-24), and a remote control (AHEAD-34): code that nobody needs who has neither. */
export const useTenFoot = (): void =>
  useEffect(() => {
    const ends = [fetchAt(ARROWS, startArrows), fetchAt(REMOTE, startRemote)]
    if (isTelevision()) startRemote().catch(() => undefined)
    return () => {
      for (const end of ends) end()
    }
  }, [])
