import { useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import type { engineMachine } from '../../../machines/engine/index.ts'
import type { AspectRatio } from '../../../models/aspectRatio.ts'
import { Quality, qualityLabel } from '../../../models/quality.ts'
import type { HudProps } from '../../ui/components/live/hud.ts'
import { useEngineTracks } from './useEngineTracks.ts'

type ControlWish =
  | { readonly type: 'viewer.play' | 'viewer.pause' }
  | { readonly type: 'viewer.setMuted'; readonly muted: boolean }
  | { readonly type: 'viewer.setVolume'; readonly volume: number }
  | { readonly type: 'viewer.setAspect'; readonly aspect: AspectRatio }
  | { readonly type: 'viewer.selectQuality'; readonly quality: Quality | undefined }

/** What the smallest player has: live, a recording or a title. */
interface Heard {
  readonly send: (wish: ControlWish) => void
  readonly isPlaying: boolean
  readonly isMuted: boolean
}

interface Choice {
  readonly qualities: ReadonlyArray<Quality>
  /** `network`, or `undefined`: what the network gives. */
  readonly quality: Quality | 'network' | undefined
  /** The network may choose, as one more line of the menu. */
  readonly followsNetwork: boolean
}

interface Watched extends Heard {
  /** Of the picture on screen. */
  readonly lines: (() => number) | undefined
  /** 0 to 1. */
  readonly volume: number
  readonly aspect: AspectRatio
  readonly choice: Choice
  readonly engine: ActorRefFrom<typeof engineMachine> | undefined
}

export const basicControls = ({ send, isPlaying, isMuted }: Heard) => ({
  playing: isPlaying,
  muted: isMuted,
  onPlay: () => send({ type: 'viewer.play' }),
  onPause: () => send({ type: 'viewer.pause' }),
  onMute: (muted: boolean) => send({ type: 'viewer.setMuted', muted }),
})

/** The menu's choice of leaving the quality to the network. */
const BY_NETWORK = 'auto'

/** The quality menu; nothing where there is no choice (LIVE-10). */
const useQualityMenu = (
  { choice: { qualities, quality, followsNetwork }, lines }: Pick<Watched, 'choice' | 'lines'>,
  onChoose: (quality: Quality | undefined) => void,
): Pick<HudProps, 'quality' | 'onQuality'> => {
  const intl = useIntl()
  const byNetwork = intl.formatMessage({ id: 'player.quality.auto', defaultMessage: 'Auto' })
  const items = [
    ...(followsNetwork ? [{ id: BY_NETWORK, label: byNetwork, checked: quality === 'network' }] : []),
    ...qualities.map(each => ({ id: String(each), label: qualityLabel(each), checked: each === quality })),
  ]
  if (items.length < 2) return {}
  const isChosen = quality !== undefined && quality !== 'network'
  return {
    quality: {
      label: isChosen ? qualityLabel(quality) : byNetwork,
      items,
      height: () => {
        const height = isChosen ? 0 : (lines?.() ?? 0)
        return height > 0 ? `${height}p` : undefined
      },
    },
    onQuality: id => onChoose(Quality.values.find(each => String(each) === id)),
  }
}

/** The controls that all players have alike. */
export const useControls = (player: Watched) => ({
  ...basicControls(player),
  volume: player.volume,
  onVolume: (volume: number) => player.send({ type: 'viewer.setVolume', volume }),
  aspect: player.aspect,
  onAspect: (aspect: AspectRatio) => player.send({ type: 'viewer.setAspect', aspect }),
  ...useQualityMenu(player, quality => player.send({ type: 'viewer.selectQuality', quality })),
  ...useEngineTracks(player.engine),
})
