import { type AppSnapshot, selectCatalogue } from '../../../machines/app/index.ts'
import { selectVodPlayer } from '../../../machines/catalogue/index.ts'
import { engineMachine } from '../../../machines/engine/index.ts'
import { mediaMachine } from '../../../machines/media/index.ts'
import {
  selectDurationSec,
  selectItem,
  selectPositionSec,
  selectTitleRate,
  vodPlayerMachine,
} from '../../../machines/vodPlayer/index.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import type { Manifest } from '../../../models/manifest.ts'
import type { OpenGateway } from '../../services/catalogue/catalogue.ts'
import { noteBy } from '../../services/metrics/note.ts'
import type { MediaEngine } from '../../services/player/engine.ts'
import { makeSignSpot, type SignSpot } from '../../services/player/sign/spot.ts'
import { makeStage } from '../../services/player/stage.ts'
import { momentOf } from '../../services/player/takeover.ts'
import type { Foresee } from '../../services/titles/foresee.ts'
import type { Places } from '../../services/titles/places.ts'
import { filmMediaPorts, vodPlayerParts, vodPlayerPorts } from '../../services/titles/provideVodPlayer.ts'
import type { TitleViews } from '../../ui/context.ts'
import type { Integrations } from '../../ui/integrations.ts'
import { providePresentation } from './providePresentation.ts'
import type { Services } from './services.ts'

interface VodPlayerParts {
  readonly services: Services
  readonly gateway: OpenGateway
  readonly places: Places
  readonly manifest: () => Manifest
  readonly app: () => AppSnapshot
  readonly window: Window
}

export interface VodPlayerPart {
  readonly machine: typeof vodPlayerMachine
  readonly foresee: Foresee
  readonly views: TitleViews
  readonly signSpot: SignSpot
  /** What is left of the title, in milliseconds at its speed; `undefined` where none is open, or nobody knows its length. */
  readonly left: () => number | undefined
}

/** The player of titles with a media element of its own: code that is fetched when a title is first played. */
export const makeVodPlayer = ({ services, gateway, places, manifest, app, window }: VodPlayerParts): VodPlayerPart => {
  const { clock, storage } = services
  const stage = makeStage(window.document)
  const { presentation, pictureInPicture } = providePresentation({ stage, storage, window })
  const note = noteBy(services)
  const snapshot = () => {
    const catalogue = selectCatalogue(app())
    return catalogue && selectVodPlayer(catalogue.getSnapshot())?.getSnapshot()
  }
  const watched = () => {
    const player = snapshot()
    const item = player && selectItem(player)
    return item && { kind: 'vod' as const, contentId: item.metaId }
  }
  let engine: MediaEngine | undefined
  let integrations: Integrations | undefined
  const signSpot = makeSignSpot(stage, () => engine, true)
  const parts = vodPlayerParts({
    services,
    gateway,
    stage,
    places,
    manifest,
    metering: { note, watched, randomId: services.crypto.randomId, now: clock.now },
    onEngine: active => {
      engine = active
    },
    window,
  })
  return {
    machine: vodPlayerMachine.provide({
      actors: {
        ...vodPlayerPorts(parts),
        presentation,
        engine: engineMachine.provide({
          actors: { media: mediaMachine.provide({ actors: { ...filmMediaPorts(parts) } }) },
        }),
      },
    }),
    foresee: parts.foresee,
    left: () => {
      const player = snapshot()
      if (player === undefined || selectDurationSec(player) === 0) return undefined
      return ((selectDurationSec(player) - selectPositionSec(player)) * SECOND) / selectTitleRate(player)
    },
    signSpot,
    views: {
      attachTo: stage.attachTo,
      holdSignFree: signSpot.holdFree,
      ownWindow: pictureInPicture.body,
      moment: () => momentOf(stage.video),
      lines: () => stage.video.videoHeight,
      playInsteadOf: parts.playInsteadOf,
      integrations: async () => {
        const { makeIntegrations } = await import('../../services/player/integrations/index.ts')
        integrations ??= makeIntegrations({
          window,
          stage,
          storage,
          now: clock.now,
          engine: () => engine,
          moment: () => undefined,
        })
        return integrations
      },
    },
  }
}
