import { type Texts, texts } from './texts.ts'

type Pair = readonly [title: string, description: string]

/** When in the day a show belongs; a show without one fits anywhere. */
export type Daypart = 'night' | 'morning' | 'noon' | 'afternoon' | 'evening'

export interface Show {
  /** The folder of its still, in `programmes/`. */
  readonly still: string
  readonly minutes: number
  readonly title: Texts
  readonly desc: Texts
  readonly part: Daypart | undefined
}

export const show = (still: string, minutes: number, en: Pair, es: Pair, pt: Pair, part?: Daypart): Show => ({
  still,
  minutes,
  title: texts(en[0], es[0], pt[0]),
  desc: texts(en[1], es[1], pt[1]),
  part,
})
