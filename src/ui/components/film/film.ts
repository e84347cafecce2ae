import type { Instant } from '../../../../models/codec/instant.ts'
import type { Thumbnail } from '../../../../models/thumbnail.ts'
import type { HudProps } from '../live/hud.ts'

/** What the controls of a title show, and what they ask for: those of a channel that are a title's too, and its own. */
export type FilmHudProps = Pick<
  HudProps,
  | 'playing'
  | 'onPlay'
  | 'onPause'
  | 'volume'
  | 'muted'
  | 'onVolume'
  | 'onMute'
  | 'aspect'
  | 'onAspect'
  | 'previous'
  | 'next'
  | 'quality'
  | 'onQuality'
  | 'captions'
  | 'audio'
> & {
  readonly title: string
  /** Season and episode, where it is one. */
  readonly part: string | undefined
  /** Seconds; 0 until it is known. */
  readonly duration: number
  readonly moment: () => Instant | undefined
  readonly onSeek: (to: Instant) => void
  /** Where the keys have led a moment ago. */
  readonly seekPreview: Instant | undefined
  readonly rate: NonNullable<HudProps['rate']>
  readonly more: NonNullable<HudProps['more']>
  /** From where to where, in seconds, and the way past it (AHEAD-21). */
  readonly intro?: { readonly start: number; readonly end: number; readonly onSkip: () => void } | undefined
  /** Pictures of its places, and the wish for them (AHEAD-20). */
  readonly thumbnails: ReadonlyArray<Thumbnail>
  readonly onConsider: () => void
  /** Only of a series: shows what else of it there is. */
  readonly onEpisodes: (() => void) | undefined
  readonly onClose: () => void
  /** Into the small window, where that is how the viewer wants it. */
  readonly onShrink?: (() => void) | undefined
}
