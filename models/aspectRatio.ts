/** The shape in which a picture is shown; `auto` is its own (spec §2, LIVE-11). */
export const ASPECT_RATIOS = ['auto', '16:9', '4:3'] as const
export type AspectRatio = (typeof ASPECT_RATIOS)[number]
