import shaka from 'shaka-player/dist/shaka-player.hls-es2021.js'
import { TUNED_OPTIONS } from '../../src/services/player/shaka/options.ts'

/** What shaka alone does with the same options: the measure for protected channels. */
const video = document.createElement('video')
video.muted = true
video.autoplay = true
video.playsInline = true
document.querySelector('#frame')?.append(video)
shaka.polyfill.installAll()
const player = new shaka.Player()
const attached = player.attach(video)
const [CLEAR_KEY, WIDEVINE] = ['org.w3.clearkey', 'com.widevine.alpha']
player.configure({
  ...TUNED_OPTIONS,
  drm: {
    servers: { [CLEAR_KEY]: '/licence', [WIDEVINE]: '/licence' },
    keySystemsMapping: { [WIDEVINE]: CLEAR_KEY },
  },
})

const load = async (address: string): Promise<void> => {
  await attached
  await player.load(address)
  await video.play()
}
Object.assign(window, { barePage: { video, load } })
