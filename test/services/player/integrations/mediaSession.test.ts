import { describe, expect, test } from 'vitest'
import { makeMediaSession } from '../../../../src/services/player/integrations/mediaSession.ts'
import type { MediaKeys } from '../../../../src/ui/integrations.ts'

type Details = Partial<MediaSessionActionDetails>

/** A device that shows what it is told, and has every key but those it does not know. */
const makeDevice = ({ unknown = [] as ReadonlyArray<string> } = {}) => {
  const handlers = new Map<string, (details: Details) => void>()
  let position: MediaPositionState | undefined
  const session = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setActionHandler: (action: string, handler: ((details: Details) => void) | null) => {
      if (unknown.includes(action)) throw new TypeError('unknown action')
      if (handler === null) handlers.delete(action)
      else handlers.set(action, handler)
    },
    setPositionState: (state?: MediaPositionState) => {
      position = state
    },
  }
  return {
    port: makeMediaSession({
      session: session as MediaSession,
      makeMetadata: init => {
        for (const { src } of init.artwork ?? []) new URL(src, 'https://tv.example')
        return init as MediaMetadata
      },
    }),
    session,
    keys: () => [...handlers.keys()].sort(),
    press: (action: string, details: Details = {}) => handlers.get(action)?.(details),
    position: () => position,
  }
}

const pressed = () => {
  const log: string[] = []
  const keys: MediaKeys = {
    play: () => log.push('play'),
    pause: () => log.push('pause'),
    next: () => log.push('next'),
    previous: () => log.push('previous'),
  }
  const seeking = { seekTo: (to: number) => log.push(`to ${to}`), seekBy: (by: number) => log.push(`by ${by}`) }
  return { log, keys, seeking }
}

const NEWS = { title: 'Evening News', channelName: 'Mundo 24', art: '/art/mundo.svg', isPlaying: true }

describe('The keys and the screen of the device', () => {
  test('[AHEAD-15] programme, channel and logo are shown, and whether it plays', () => {
    const { port, session } = makeDevice()
    port.setMetadata(NEWS)
    expect(session.metadata).toMatchObject({
      title: 'Evening News',
      artist: 'Mundo 24',
      artwork: [{ src: '/art/mundo.svg' }],
    })
    expect(session.playbackState).toBe('playing')
    const { metadata } = session
    port.setMetadata(NEWS)
    expect(session.metadata).toBe(metadata)
    port.setMetadata({ ...NEWS, isPlaying: false, art: undefined })
    expect(session.playbackState).toBe('paused')
    expect(session.metadata).toMatchObject({ artwork: [] })
    port.setMetadata(undefined)
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
  })

  test('[AHEAD-15] [NET-08] a logo whose address cannot be read is left out, and the words are shown', () => {
    const { port, session } = makeDevice()
    port.setMetadata({ ...NEWS, art: 'https://[' })
    expect(session.metadata).toEqual({ title: 'Evening News', artist: 'Mundo 24' })
    expect(session.playbackState).toBe('playing')
  })

  test('[AHEAD-15] next and previous are the channels', () => {
    const { port, press } = makeDevice()
    const { log, keys } = pressed()
    port.setActionHandlers(keys)
    for (const action of ['play', 'pause', 'nexttrack', 'previoustrack']) press(action)
    expect(log).toEqual(['play', 'pause', 'next', 'previous'])
  })

  test('[AHEAD-15] there are keys for seeking only where it is possible', () => {
    const { port, press, keys } = makeDevice()
    const { log, keys: plain, seeking } = pressed()
    port.setActionHandlers(plain)
    expect(keys()).toEqual(['nexttrack', 'pause', 'play', 'previoustrack'])
    port.setActionHandlers({ ...plain, ...seeking })
    press('seekto', { seekTime: 90 })
    press('seekforward')
    press('seekbackward', { seekOffset: 30 })
    expect(log).toEqual(['to 90', 'by 10', 'by -30'])
    port.setActionHandlers(plain)
    expect(keys()).toEqual(['nexttrack', 'pause', 'play', 'previoustrack'])
  })

  test('[AHEAD-15] live has no end, and a place is never outside of what is played', () => {
    const { port, position } = makeDevice()
    port.setPositionState({ duration: Number.POSITIVE_INFINITY, position: 12, rate: 1 })
    expect(position()).toEqual({ duration: Number.POSITIVE_INFINITY, position: 12, playbackRate: 1 })
    port.setPositionState({ duration: 60, position: 61, rate: 1.5 })
    expect(position()).toEqual({ duration: 60, position: 60, playbackRate: 1.5 })
  })

  test('[AHEAD-15] nothing of it stays behind when the player goes', () => {
    const { port, session, keys, position } = makeDevice()
    port.setMetadata(NEWS)
    port.setActionHandlers({ ...pressed().keys, ...pressed().seeking })
    port.release()
    expect(keys()).toEqual([])
    expect(session).toMatchObject({ metadata: null, playbackState: 'none' })
    expect(position()).toBeUndefined()
  })

  test('[AHEAD-15] a browser without some of the keys, or without all of it, breaks nothing', () => {
    const { port, keys } = makeDevice({ unknown: ['seekto'] })
    port.setActionHandlers({ ...pressed().keys, ...pressed().seeking })
    expect(keys()).toContain('nexttrack')
    expect(() => port.release()).not.toThrow()
    const none = makeMediaSession({ session: undefined, makeMetadata: init => init as MediaMetadata })
    expect(() => none.setMetadata(NEWS)).not.toThrow()
    expect(() => none.setActionHandlers(pressed().keys)).not.toThrow()
    expect(() => none.release()).not.toThrow()
  })
})
