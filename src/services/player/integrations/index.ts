import { CaptionStyle, USUAL_CAPTIONS } from '../../../../models/captionStyle.ts'
import type { Instant } from '../../../../models/codec/instant.ts'
import { cueProperties } from '../../../../models/cueProperties.ts'
import type { Integrations } from '../../../ui/integrations.ts'
import type { DeviceStorage } from '../../storage/storage.ts'
import type { MediaEngine } from '../engine.ts'
import { playbackConsent } from '../playbackConsent.ts'
import type { Stage } from '../stage.ts'
import { makeMediaSession } from './mediaSession.ts'
import { statsOf } from './stats.ts'
import { makeWakeLock } from './wakeLock.ts'
import '../../../styles/cues.css'

interface IntegrationsParts {
  readonly window: Window
  readonly stage: Pick<Stage, 'element' | 'video'>
  readonly storage: Pick<DeviceStorage, 'value'>
  /** The server's time. */
  readonly now: () => Instant
  readonly engine: () => MediaEngine | undefined
  /** The date on screen, where what plays has one. */
  readonly moment: () => Instant | undefined
}

export const makeIntegrations = ({
  window,
  stage: { element, video },
  storage,
  now,
  engine,
  moment,
}: IntegrationsParts): Integrations => {
  const { navigator, document } = window
  const kept = storage.value('device', 'captionStyle', CaptionStyle)
  const consent = playbackConsent(storage)
  const captionStyle = () => kept.read() ?? USUAL_CAPTIONS
  const wear = (style: CaptionStyle): void => {
    element.dataset.cues = ''
    for (const [property, value] of Object.entries(cueProperties(style))) element.style.setProperty(property, value)
  }
  wear(captionStyle())
  return {
    wakeLock: () => makeWakeLock({ wakeLock: navigator.wakeLock, document }),
    mediaSession: () =>
      makeMediaSession({ session: navigator.mediaSession, makeMetadata: init => new MediaMetadata(init) }),
    stats: () => {
      const known = engine()?.stats()
      return (
        known &&
        statsOf({
          video,
          engine: known,
          moment: moment(),
          now: now(),
        })
      )
    },
    captionStyle,
    styleCaptions: style => {
      kept.write(style)
      wear(style)
    },
    sendsPlaybackData: () => consent.read() ?? false,
    sendPlaybackData: consent.write,
  }
}
