/** The speeds that a viewer may choose where the content is not live (spec §9, LIVE-11). */
export const PLAYBACK_RATES = [0.5, 1, 1.5, 2] as const
export type PlaybackRate = (typeof PLAYBACK_RATES)[number]
