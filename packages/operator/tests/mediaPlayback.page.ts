/** What runs inside the page of the playback proof: one player, and what it shows as time goes by. */

import type HlsPlayer from 'hls.js'
import type Shaka from 'shaka-player'

export type Seen = Readonly<{
  frames: number
  /** Seconds of media played. */
  position: number
  /** Times the player ran dry after it had begun. */
  stalls: number
  /** Seconds that the picture is behind the wall clock; null where no date is told. */
  lag: number | null
  cues: ReadonlyArray<string>
  /** Failures that ended playing; a segment given up for another quality is none. */
  errors: ReadonlyArray<string>
  width: number
}>

declare global {
  interface Window {
    Hls: typeof HlsPlayer
    shaka: typeof Shaka
    playWithHls: (url: string) => void
    playWithShaka: (url: string) => Promise<void>
    seen: () => Seen
  }
}

const watch = (video: HTMLMediaElement) => {
  const counts = { stalls: 0, begun: false, start: 0 }
  video.addEventListener('playing', () => {
    if (!counts.begun) counts.start = video.currentTime
    counts.begun = true
  })
  video.addEventListener('waiting', () => {
    if (counts.begun) counts.stalls += 1
  })
  return counts
}

const cuesOf = (video: HTMLMediaElement): ReadonlyArray<string> =>
  [...video.textTracks].flatMap(track =>
    [...(track.activeCues ?? [])].map(cue => ('text' in cue ? String(cue.text) : '')),
  )

const look = (
  video: HTMLVideoElement,
  counts: ReturnType<typeof watch>,
  errors: ReadonlyArray<string>,
  date: () => number | undefined,
): Seen => {
  const shown = date()
  return {
    frames: video.getVideoPlaybackQuality().totalVideoFrames,
    position: counts.begun ? video.currentTime - counts.start : 0,
    stalls: counts.stalls,
    lag: shown === undefined ? null : (Date.now() - shown) / 1000,
    cues: cuesOf(video),
    errors,
    width: video.videoWidth,
  }
}

const theVideo = () => {
  const video = document.querySelector('video')
  if (!video) throw new Error('no video in the page')
  return video
}

/** Live with hls.js, captions on where there are some. */
window.playWithHls = url => {
  const video = theVideo()
  const counts = watch(video)
  const errors: string[] = []
  const player = new window.Hls({
    lowLatencyMode: false,
    liveSyncDuration: 5,
    enableWorker: false,
    liveDurationInfinity: true,
    subtitlePreference: { lang: 'es' },
  })
  player.on(window.Hls.Events.ERROR, (_, data) => {
    if (data.fatal) errors.push(data.details)
  })
  player.on(window.Hls.Events.MANIFEST_PARSED, () => {
    video.play()
  })
  player.attachMedia(video)
  player.loadSource(url)
  window.seen = () => look(video, counts, errors, () => player.playingDate?.getTime())
}

/** A protected stream with Shaka on the browser's ClearKey, licences from `/licence`. */
window.playWithShaka = async url => {
  const video = theVideo()
  const counts = watch(video)
  const errors: string[] = []
  const { shaka } = window
  shaka.polyfill.installAll()
  const player = new shaka.Player()
  await player.attach(video)
  player.configure({
    drm: {
      servers: { 'org.w3.clearkey': '/licence', 'com.widevine.alpha': '/licence' },
      keySystemsMapping: { 'com.widevine.alpha': 'org.w3.clearkey' },
    },
    manifest: { defaultPresentationDelay: 5 },
  })
  player.addEventListener('error', event => errors.push(JSON.stringify(event)))
  window.seen = () => look(video, counts, errors, () => player.getPlayheadTimeAsDate()?.getTime())
  await player.load(url).catch((failure: unknown) => {
    errors.push(JSON.stringify(failure))
  })
  await video.play()
}
