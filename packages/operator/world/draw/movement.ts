import type { Sheet } from './sheet.ts'

type Moment = Pick<Sheet, 'phase'>

/** -1 to 1, `turns` whole swings in a loop, begun `offset` of a swing later; 0 in the picture that stands still. */
export const sway = ({ phase }: Moment, turns = 1, offset = 0): number =>
  Math.sin(2 * Math.PI * (turns * phase + offset))

/** 0 at both ends of a loop, 1 in the middle of it: there and back again. */
export const swing = ({ phase }: Moment): number => (1 - Math.cos(2 * Math.PI * phase)) / 2

/** 0 to 1 and from the beginning, `turns` times in a loop: what falls or grows and comes anew. */
export const rise = ({ phase }: Moment, turns: number, offset = 0): number => (turns * phase + offset) % 1
