import Hls from 'hls.js'
import { describe, expect, test } from 'vitest'
import { keepLength } from '../../../src/services/player/hls/keepLength.ts'

const LENGTH = 160

/** A film as it plays, of which the browser knows no end. */
const endless = ({ live = false, known = Number.POSITIVE_INFINITY } = {}) => {
  const events = new EventTarget()
  const on = (name: string, heard: (name: string, data: unknown) => void) =>
    events.addEventListener(name, event => heard(name, (event as CustomEvent).detail))
  const buffers = [{ updating: false }, { updating: false }]
  const source = { readyState: 'open', sourceBuffers: buffers, duration: known }
  const hls = { on, latestLevelDetails: { live, edge: LENGTH } }
  keepLength(hls as never, {
    get duration() {
      return source.duration
    },
  })
  const say = (name: string, detail?: unknown) => events.dispatchEvent(new CustomEvent(name, { detail }))
  say(Hls.Events.MEDIA_ATTACHED, { mediaSource: source })
  const append = () => say(Hls.Events.BUFFER_APPENDED)
  return { buffers, source, append }
}

describe('[VOD-07] the length of a film', () => {
  test('is given once no buffer is at work', () => {
    const { buffers, source, append } = endless()
    Object.assign(buffers[1] ?? {}, { updating: true })
    append()
    expect(source.duration).toBe(Number.POSITIVE_INFINITY)
    Object.assign(buffers[1] ?? {}, { updating: false })
    append()
    expect(source.duration).toBe(LENGTH)
  })

  test('is not touched where it is known, where a channel has none, nor after the source was closed', () => {
    const film = endless({ known: 150 })
    film.append()
    expect(film.source.duration).toBe(150)
    const channel = endless({ live: true })
    channel.append()
    expect(channel.source.duration).toBe(Number.POSITIVE_INFINITY)
    const closed = endless()
    closed.source.readyState = 'ended'
    closed.append()
    expect(closed.source.duration).toBe(Number.POSITIVE_INFINITY)
  })
})
