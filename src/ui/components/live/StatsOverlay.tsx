import { defineMessages, useIntl } from 'react-intl'
import { IconButton } from '../basics/IconButton.tsx'
import css from './StatsOverlay.module.css'

/** What is measured of the picture; `undefined` where it cannot be known. No address, no token, no account. */
export type PlayerStats = {
  readonly engine: string
  /** Bits a second of what plays, and of what the network gives. */
  readonly bitrate: number | undefined
  readonly bandwidth: number | undefined
  readonly width: number
  readonly height: number
  /** Seconds. */
  readonly buffer: number
  readonly latency: number | undefined
  readonly frames: number
  readonly droppedFrames: number
  readonly drm: string | undefined
  /** Bytes that other viewers gave, and all; absent where nothing is shared. */
  readonly peers?: { readonly fromPeers: number; readonly total: number } | undefined
}

const words = defineMessages({
  engine: { id: 'stats.engine', defaultMessage: 'Engine' },
  resolution: { id: 'stats.resolution', defaultMessage: 'Resolution' },
  bitrate: { id: 'stats.bitrate', defaultMessage: 'Bitrate' },
  bandwidth: { id: 'stats.bandwidth', defaultMessage: 'Network' },
  buffer: { id: 'stats.buffer', defaultMessage: 'Buffer' },
  latency: { id: 'stats.latency', defaultMessage: 'Live delay' },
  frames: { id: 'stats.frames', defaultMessage: 'Dropped frames' },
  drm: { id: 'stats.drm', defaultMessage: 'Protection' },
  peers: { id: 'stats.peers', defaultMessage: 'From other viewers' },
  none: { id: 'stats.none', defaultMessage: 'none' },
})

type Words = keyof typeof words

/** How the picture is doing, in numbers (AHEAD-19). */
export const StatsOverlay = ({ stats, onClose }: { readonly stats: PlayerStats; readonly onClose: () => void }) => {
  const intl = useIntl()
  const decimals = (value: number, unit: string): string =>
    `${intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${unit}`
  const megabits = (bits: number | undefined): string => (bits === undefined ? '–' : decimals(bits / 1e6, 'Mbit/s'))
  const seconds = (value: number | undefined): string => (value === undefined ? '–' : decimals(value, 's'))
  const { width, height, frames, droppedFrames, peers } = stats
  const shareOf = ({ fromPeers, total }: NonNullable<PlayerStats['peers']>): string =>
    intl.formatNumber(total === 0 ? 0 : fromPeers / total, { style: 'percent' })
  const rows: ReadonlyArray<readonly [Words, string]> = [
    ['engine', stats.engine],
    ['resolution', width === 0 ? '–' : `${width} × ${height}`],
    ['bitrate', megabits(stats.bitrate)],
    ['bandwidth', megabits(stats.bandwidth)],
    ['buffer', seconds(stats.buffer)],
    ['latency', seconds(stats.latency)],
    ['frames', `${intl.formatNumber(droppedFrames)} / ${intl.formatNumber(frames)}`],
    ['drm', stats.drm ?? intl.formatMessage(words.none)],
    ...(peers ? [['peers', shareOf(peers)] as const] : []),
  ]
  return (
    <section className={css.stats} aria-label={intl.formatMessage({ id: 'stats.title', defaultMessage: 'Statistics' })}>
      <IconButton
        icon="close"
        size="small"
        label={intl.formatMessage({ id: 'stats.close', defaultMessage: 'Close the statistics' })}
        onPress={onClose}
      />
      <dl>
        {rows.map(([row, value]) => (
          <div key={row}>
            <dt>{intl.formatMessage(words[row])}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
