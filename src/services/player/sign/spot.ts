import type { MediaEngine } from '../engine.ts'
import type { Stage } from '../stage.ts'

/** A picture with the place over it where somebody may sign, as long as a page holds one free. */
export interface SignSpot {
  readonly video: HTMLVideoElement
  /** Its moments count from its beginning, and are no dates. */
  readonly isFilm: boolean
  readonly engine: () => MediaEngine | undefined
  readonly place: () => HTMLElement | undefined
  /** Gives back how to take the place away. */
  readonly holdFree: (place: HTMLElement) => () => void
}

export const makeSignSpot = (
  { video }: Pick<Stage, 'video'>,
  engine: SignSpot['engine'],
  isFilm: boolean,
): SignSpot => {
  let place: HTMLElement | undefined
  return {
    video,
    engine,
    isFilm,
    place: () => place,
    holdFree: given => {
      place = given
      return () => {
        if (place === given) place = undefined
      }
    },
  }
}
