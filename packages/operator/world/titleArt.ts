import type { Language } from '../../../models/language.ts'
import { paletteNames, sceneKinds } from '../art/index.ts'
import { isPrinted, printed } from './pictures.ts'
import { hashOf, pick } from './seed.ts'
import type { Place, Work } from './works.ts'

interface TitleArt {
  readonly poster: string
  readonly posterLandscape: string
  readonly lettering: string | undefined
}

/** The wide picture of a work, as large as a page has it. */
export const wideOf = ({ id, written }: Work, language: Language): string =>
  written === undefined ? `/art/title/${id}/${language}-1280x720.svg` : printed(id, 'wide', '1280x720')

/** The name of a written work as it was drawn. */
export const letteringOf = ({ id, written }: Work): string | undefined =>
  written === undefined ? undefined : `/art/printed/${id}/title.svg`

const posterOf = ({ id, written }: Work, language: Language): string =>
  written === undefined ? `/art/title/${id}/${language}-480x720.svg` : printed(id, 'poster', '480x720')

/** A step without a common factor with the number of scenes: neighbours differ. */
const STEP = 7

/** A still of an episode: one of its own where the title is drawn, a scene of its own where it is not. */
const stillOf = ({ work, season, episode }: Place, metaId: string): string | undefined => {
  if (season === undefined || episode === undefined) return undefined
  if (work.written !== undefined) {
    const name = `${season}-${episode}`
    return isPrinted(work.id, name) ? printed(work.id, name, '640x360') : undefined
  }
  const kind = pick(sceneKinds, work.seed + episode * STEP)
  const palette = pick(paletteNames, hashOf(work.seed, metaId))
  return `/art/still/${kind}-${palette}-${hashOf(work.seed, metaId) % 1000}-640x360.svg`
}

/** A title's pictures; an episode has a still, and another name than is lettered. */
export const artOf = (place: Place, metaId: string, language: Language): TitleArt => {
  const { work, season } = place
  return {
    poster: posterOf(work, language),
    posterLandscape: stillOf(place, metaId) ?? wideOf(work, language),
    lettering: season === undefined ? letteringOf(work) : undefined,
  }
}
