import { SEGMENT_SECONDS } from './timeline.ts'

/** What the encoder of a live stream does, in ms since the epoch: it has stopped, or it has nothing to encode for a while. */
export type EncoderTrouble =
  | Readonly<{ kind: 'ended'; at: number }>
  | Readonly<{ kind: 'gap'; from: number; until: number }>

/** The moment of the newest picture that the encoder has made. */
export const encodedUntil = (trouble: EncoderTrouble | undefined, now: number): number =>
  trouble?.kind === 'ended' ? Math.min(now, trouble.at) : now

export const isGap = (trouble: EncoderTrouble | undefined, n: number): boolean => {
  const start = n * SEGMENT_SECONDS * 1000
  return trouble?.kind === 'gap' && start >= trouble.from && start < trouble.until
}
