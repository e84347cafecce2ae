import { describe, expect, test, vi } from 'vitest'
import { NO_CHOICE } from '../../../models/chosenTracks.ts'
import type { TrackChoice, Tracks } from '../../../models/trackChoice.ts'
import { followTracks as followHls } from '../../../src/services/player/hls/tracks.ts'
import { followTracks as followShaka, type TrackPlayer } from '../../../src/services/player/shaka/tracks.ts'

vi.mock('hls.js', () => ({
  default: {
    Events: Object.fromEntries(
      [
        'MANIFEST_LOADED',
        'MANIFEST_PARSED',
        'AUDIO_TRACKS_UPDATED',
        'LEVEL_SWITCHED',
        'AUDIO_TRACK_SWITCHED',
        'SUBTITLE_TRACK_SWITCH',
        'CUES_PARSED',
        'NON_NATIVE_TEXT_TRACKS_FOUND',
        'SUBTITLE_FRAG_PROCESSED',
        'BUFFER_FLUSHING',
        'DESTROYING',
      ].map(name => [name, name]),
    ),
  },
}))

const DESCRIBES = 'public.accessibility.describes-video'
const COMMENTS = 'public.auxiliary-content'
const WRITES = 'public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound'

interface Media {
  readonly lang: string
  readonly name: string
  readonly characteristics?: string
  readonly channels?: string
  readonly default?: boolean
  readonly forced?: boolean
}

const SOUNDS: ReadonlyArray<Media> = [
  { lang: 'es', name: 'Español', default: true, channels: '2' },
  { lang: 'es', name: 'Español (AD)', characteristics: DESCRIBES, channels: '2' },
  { lang: 'es', name: 'Español (2)', characteristics: COMMENTS, channels: '6/JOC' },
  { lang: 'en', name: 'English', channels: 'garbage' },
]
const TEXTS: ReadonlyArray<Media> = [
  { lang: 'en', name: 'English' },
  { lang: 'en', name: 'English CC', characteristics: WRITES },
  { lang: 'es', name: 'Español F', forced: true },
]
const DESCRIBED: TrackChoice = {
  ...NO_CHOICE,
  audio: 'es',
  audioKind: { role: 'described', isSurround: false, label: '', place: 9 },
}
const READ = {
  audio: [
    ['es', 'main', false],
    ['es', 'described', false],
    ['es', 'commentary', true],
    ['en', 'main', false],
  ],
  captions: [
    ['en', 'full'],
    ['en', 'sdh'],
    ['es', 'forced'],
  ],
}
const readOf = ({ audio, captions }: Tracks) => ({
  audio: audio.map(({ language, role, isSurround }) => [language, role, isSurround]),
  captions: captions.map(({ language, role }) => [language, role]),
})

interface Rig {
  readonly told: () => Tracks
  readonly reported: ReadonlyArray<string>
  readonly choose: (choice: TrackChoice) => void
  readonly change: (sounds: ReadonlyArray<Media>) => void
  readonly heard: () => string | undefined
  readonly shown: () => string | undefined
}

/** As much of hls.js as its tracks take. */
const hlsRig = (choice: TrackChoice, sounds = SOUNDS, texts = TEXTS) => {
  const listeners = new Map<string, Array<(event: string, data: unknown) => void>>()
  const fire = (event: string, data: unknown = {}) => {
    for (const each of listeners.get(event) ?? []) each(event, data)
  }
  const media = (list: ReadonlyArray<Media>) => list.map((each, id) => ({ default: false, forced: false, id, ...each }))
  let audioTracks = media(sounds)
  const subtitleTracks = media(texts)
  let [audioTrack, subtitleTrack] = [-1, -1]
  const starts = vi.fn()
  const hls = {
    config: {} as { subtitlePreference?: unknown },
    on: (event: string, listener: () => void) => {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    get audioTracks() {
      return audioTracks
    },
    subtitleTracks,
    get audioTrack() {
      return audioTrack
    },
    set audioTrack(place: number) {
      audioTrack = place
      fire('AUDIO_TRACK_SWITCHED')
    },
    get subtitleTrack() {
      return subtitleTrack
    },
    set subtitleTrack(place: number) {
      const isOther = place !== subtitleTrack
      subtitleTrack = place
      if (isOther) fire('SUBTITLE_TRACK_SWITCH')
    },
    startLoad: starts,
  }
  const told: Tracks[] = []
  const reported: string[] = []
  const tracks = followHls({
    hls: hls as never,
    captions: { add: () => undefined, show: () => undefined, dropUntil: () => undefined, clear: () => undefined },
    sign: { source: () => undefined },
    choice,
    tell: found => told.push(found),
    report: { dropped: (source, { codec, path }) => reported.push(`${source} ${codec} ${path}`) },
  })
  fire('MANIFEST_PARSED', { audioTracks, subtitleTracks })
  subtitleTrack = subtitleTracks.indexOf(hls.config.subtitlePreference as never)
  const update = () => {
    audioTrack = -1
    fire('AUDIO_TRACKS_UPDATED')
    if (audioTrack < 0) hls.audioTrack = audioTracks.findIndex(each => each.default)
  }
  update()
  fire('LEVEL_SWITCHED')
  return {
    told: () => told.at(-1) as Tracks,
    reported,
    starts,
    choose: tracks.choose,
    change: (next: ReadonlyArray<Media>) => {
      audioTracks = media(next)
      update()
    },
    heard: () => audioTracks[audioTrack]?.name,
    shown: () => subtitleTracks[subtitleTrack]?.name,
    /** Answers whether the picture goes on. */
    fail: (failed: object) => tracks.leaveOut(failed as never),
  }
}

/** As much of shaka-player as its tracks take. */
const shakaRig = (choice: TrackChoice, sounds = SOUNDS, texts = TEXTS) => {
  const listeners = new Map<string, () => void>()
  let [media, on, text] = [sounds, 0, -1]
  const trackOf = (each: Media, active: boolean) => ({
    language: each.lang,
    label: each.name,
    primary: each.default ?? false,
    roles: each.characteristics?.split(',') ?? [],
    accessibilityPurpose: null,
    channelsCount: Number.parseInt(each.channels ?? '', 10) || null,
    forced: each.forced ?? false,
    active,
  })
  const player = {
    getAudioTracks: () => media.map((each, place) => trackOf(each, place === on)),
    getTextTracks: () => texts.map((each, place) => trackOf(each, place === text)),
    selectAudioTrack: ({ label }: { label: string }) => {
      on = media.findIndex(({ name }) => name === label)
      listeners.get('audiotrackchanged')?.()
    },
    selectTextTrack: (track: { label: string } | null) => {
      text = track === null ? -1 : texts.findIndex(({ name }) => name === track.label)
      listeners.get('textchanged')?.()
    },
    addEventListener: (event: string, listener: () => void) => listeners.set(event, listener),
    removeEventListener: (event: string) => listeners.delete(event),
  }
  const told: Tracks[] = []
  const reported: string[] = []
  const tracks = followShaka({
    player: player as unknown as TrackPlayer,
    sign: { source: () => undefined },
    choice,
    tell: found => told.push(found),
    report: { dropped: (source, { codec, path }) => reported.push(`${source} ${codec} ${path}`) },
  })
  return {
    told: () => told.at(-1) as Tracks,
    reported,
    choose: tracks.choose,
    change: (next: ReadonlyArray<Media>) => {
      media = next
      on = next.findIndex(each => each.default)
      listeners.get('trackschanged')?.()
    },
    heard: () => media[on]?.name,
    shown: () => texts[text]?.name,
    fail: tracks.leaveSoundOut,
  }
}

const ENGINES: ReadonlyArray<
  readonly [string, (choice: TrackChoice, sounds?: typeof SOUNDS, texts?: typeof TEXTS) => Rig]
> = [
  ['hls.js', hlsRig],
  ['shaka-player', shakaRig],
]

describe.each(ENGINES)('[AHEAD-35] tracks of %s', (_, rig) => {
  test('language, role and whether it is surround are read; the stream’s own is heard, its forced captions are shown', () => {
    const { told, heard, shown, reported } = rig(NO_CHOICE)
    expect(readOf(told())).toEqual(READ)
    expect([heard(), told().audioOn, shown(), told().captionsOn]).toEqual(['Español', 0, 'Español F', 2])
    expect(reported).toEqual([])
  })

  test('a described sound that was chosen before is heard at once, and again where the list becomes another', () => {
    const { told, heard, change } = rig(DESCRIBED)
    expect([heard(), told().audioOn]).toEqual(['Español (AD)', 1])
    change([{ lang: 'es', name: 'Español', default: true }])
    expect([heard(), told().audioOn]).toEqual(['Español', 0])
    change([
      { lang: 'en', name: 'English', default: true },
      { lang: 'en', name: 'English AD', characteristics: DESCRIBES },
    ])
    expect([heard(), told().audioOn]).toEqual(['English AD', 1])
  })

  test('another sound takes its own forced captions along; chosen ones stay', () => {
    const { choose, heard, shown } = rig(NO_CHOICE)
    choose({ ...NO_CHOICE, audio: 'en' })
    expect([heard(), shown()]).toEqual(['English', undefined])
    choose({ ...NO_CHOICE, audio: 'es', captions: 'en' })
    expect([heard(), shown()]).toEqual(['Español', 'English'])
  })

  test('a role that nobody knows is told of, and its sound is offered', () => {
    const { told, reported } = rig(NO_CHOICE, [...SOUNDS, { lang: 'es', name: 'Grada', characteristics: 'x,,y' }])
    expect(told().audio.at(-1)).toMatchObject({ language: 'es', role: 'other', label: 'Grada' })
    expect(reported).toEqual(['tracks SoundRole audio'])
  })
})

describe('[AHEAD-35] the picture goes on without a track that is not there', () => {
  const MISSING = { details: 'audioTrackLoadError', response: { code: 404 }, context: { type: 'audioTrack', id: 1 } }

  test('hls.js: missing once it is asked for again, missing twice another sound takes its place', () => {
    const { fail, heard, told, reported, starts } = hlsRig(DESCRIBED)
    expect([fail({ ...MISSING, fatal: true }), heard(), reported]).toEqual([true, 'Español (AD)', []])
    expect(starts).toHaveBeenCalledTimes(1)
    expect([fail({ ...MISSING, fatal: true }), heard()]).toEqual([true, 'Español'])
    expect(told().audio.map(({ label }) => label)).not.toContain('Español (AD)')
    expect(reported).toEqual(['tracks Rendition audio'])
    expect(starts).toHaveBeenCalledTimes(2)
  })

  test('hls.js: garbage in place of it is enough once', () => {
    const { fail, heard } = hlsRig(DESCRIBED)
    expect(fail({ ...MISSING, details: 'manifestParsingError', response: undefined, fatal: false })).toBe(true)
    expect(heard()).toBe('Español')
  })

  test('hls.js: captions that are not there are shown no longer, the next best are', () => {
    const { fail, shown, reported } = hlsRig({ ...NO_CHOICE, captions: 'en' })
    const missing = { ...MISSING, details: 'subtitleTrackLoadError', context: { type: 'subtitleTrack', id: 0 } }
    expect([fail(missing), fail(missing), shown()]).toEqual([true, true, 'English CC'])
    expect(reported).toEqual(['tracks Rendition captions'])
  })

  test('hls.js: a host in trouble, and the stream’s own sound, are left to whoever tries again', () => {
    const { fail, heard } = hlsRig(DESCRIBED)
    expect([fail({ ...MISSING, response: { code: 503 }, fatal: true }), heard()]).toEqual([false, 'Español (AD)'])
    const own = { ...MISSING, context: { type: 'audioTrack', id: 0 }, fatal: true }
    expect([fail(own), fail(own)]).toEqual([false, false])
  })

  test('hls.js: two holes of a long evening are no missing sound', () => {
    vi.useFakeTimers()
    const { fail, heard } = hlsRig(DESCRIBED)
    fail({ ...MISSING, fatal: true })
    vi.advanceTimersByTime(60_000)
    expect([fail({ ...MISSING, fatal: true }), heard()]).toEqual([true, 'Español (AD)'])
    vi.useRealTimers()
  })

  test('shaka-player: a sound that it takes off its list is told of, and asked for once more', () => {
    const { heard, change, reported } = shakaRig(DESCRIBED)
    const without = SOUNDS.filter(({ characteristics }) => characteristics !== DESCRIBES)
    change(without)
    expect([heard(), reported.length]).toEqual(['Español', 1])
    change(SOUNDS)
    expect(heard()).toBe('Español (AD)')
    change(without)
    change(SOUNDS)
    expect([heard(), reported]).toEqual(['Español', ['tracks Rendition audio', 'tracks Rendition audio']])
  })

  test('shaka-player: the chosen sound gives way to the stream’s own, which never does', () => {
    const { fail, heard, told, reported } = shakaRig(DESCRIBED)
    expect([fail(), heard()]).toEqual([true, 'Español'])
    expect(told().audio).toHaveLength(3)
    expect(reported).toEqual(['tracks Rendition audio'])
    expect(fail()).toBe(false)
  })
})
