import { vi } from 'vitest'

interface FakeSound {
  readonly kind: string
  readonly label: string
  readonly language: string
  enabled: boolean
}
interface FakeText {
  readonly kind: string
  readonly label: string
  readonly language: string
  mode: TextTrackMode
}

const listOf = <Item>(items: ReadonlyArray<Item>) => {
  const list = Object.assign(new EventTarget(), { length: 0 })
  const put = (more: ReadonlyArray<Item>): void => {
    Object.assign(list, ...more.map((item, at) => ({ [list.length + at]: item })))
    list.length += more.length
  }
  put(items)
  return {
    list,
    add: (item: Item): void => {
      put([item])
      list.dispatchEvent(Object.assign(new Event('addtrack'), { track: item }))
    },
    change: () => list.dispatchEvent(new Event('change')),
  }
}

const STATES = { HAVE_NOTHING: 0, HAVE_METADATA: 1, HAVE_CURRENT_DATA: 2, HAVE_FUTURE_DATA: 3, HAVE_ENOUGH_DATA: 4 }

/** An element that plays playlists as they are, as far as an engine asks it; it does nothing by itself. */
export const makeElement = () => {
  vi.stubGlobal('HTMLMediaElement', STATES)
  const sounds = listOf<FakeSound>([])
  const texts = listOf<FakeText>([])
  /** Text tracks of files beside the stream. */
  const files: FakeText[] = []
  let reach: readonly [number, number] | undefined
  const video = Object.assign(new EventTarget(), {
    src: '',
    /** Every address that it was given. */
    given: [] as string[],
    dataset: {} as Record<string, string>,
    currentTime: 0,
    duration: Number.NaN,
    readyState: 0,
    videoWidth: 640,
    paused: false,
    seeking: false,
    autoplay: false,
    playbackRate: 1,
    defaultPlaybackRate: 1,
    error: null as { readonly code: number } | null,
    startDate: Number.NaN,
    audioTracks: sounds.list,
    textTracks: texts.list,
    mediaKeys: null as unknown,
    getStartDate: () => new Date(video.startDate),
    querySelectorAll: () => files.map(track => ({ track })),
    removeAttribute: () => undefined,
    load: () => Object.assign(video, { readyState: 0, currentTime: 0, error: null, duration: Number.NaN }),
    play: async () => {
      video.paused = false
    },
    pause: () => {
      video.paused = true
    },
    setMediaKeys: async (keys: unknown) => {
      video.mediaKeys = keys
    },
    requestVideoFrameCallback: (painted: () => void) => painted(),
    seekable: {
      get length() {
        return reach === undefined ? 0 : 1
      },
      start: () => reach?.[0] ?? Number.NaN,
      end: () => reach?.[1] ?? Number.NaN,
    },
  })
  Object.defineProperty(video, 'src', { set: (address: string) => video.given.push(address) })
  const says = (type: string) => video.dispatchEvent(new Event(type))
  return {
    video,
    sounds,
    texts,
    files,
    says,
    reaches: (range: readonly [number, number] | undefined) => {
      reach = range
    },
    /** It has found out what it plays, and shows it. */
    opens: (facts: { readonly duration?: number; readonly startDate?: number } = {}) => {
      Object.assign(video, { readyState: STATES.HAVE_ENOUGH_DATA, duration: Number.POSITIVE_INFINITY, ...facts })
      for (const type of ['loadedmetadata', 'loadeddata', 'canplay', 'playing']) says(type)
    },
    breaks: (code: number) => {
      video.error = { code }
      says('error')
    },
  }
}
