import Hls from 'hls.js'
import { TUNED_OPTIONS } from '../../../src/services/player/hls/options.ts'
import { clickToFrame } from './clickToFrame.ts'
import { firstFrame } from './firstFrame.ts'
import { seekToFrame } from './seekToFrame.ts'

/** What hls.js alone does with the same options: the measure for the player's own cost. */
const video = document.createElement('video')
video.muted = true
video.autoplay = true
video.playsInline = true
document.querySelector('#frame')?.append(video)
const hls = new Hls(TUNED_OPTIONS)
hls.attachMedia(video)

const load = (address: string) => {
  hls.loadSource(address)
  video.play().catch(() => undefined)
}

const page = {
  video,
  load,
  zap: (address: string) => clickToFrame(video, () => load(address)),
  play: (address: string) => firstFrame(video, () => load(address)),
  /** Seconds of the stream's own time. */
  seek: (position: number) =>
    seekToFrame(video, () => {
      video.currentTime = position
    }),
}
export type BarePage = typeof page
Object.assign(window, { barePage: page })
