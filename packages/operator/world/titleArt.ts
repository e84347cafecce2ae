import type { Language } from '../../../models/language.ts'
import { isPrinted, printed } from './pictures.ts'
import type { Place, Work } from './works.ts'

interface TitleArt {
  readonly poster: string
  readonly posterLandscape: string
  readonly lettering: string | undefined
}

/** The wide picture of a work, as large as a page has it. */
export const wideOf = ({ id, written }: Work, language: Language): string =>
  written === undefined ? `/art/title/${id}/${language}-1280x720.svg` : printed(id, 'wide', '1280x720')

const posterOf = ({ id, written }: Work, language: Language): string =>
  written === undefined ? `/art/title/${id}/${language}-480x720.svg` : printed(id, 'poster', '480x720')

/** A work's pictures; an episode has a still of its own where one is drawn, and another name than is lettered. */
export const artOf = ({ work, season, episode }: Place, language: Language): TitleArt => {
  const still = `${season}-${episode}`
  return {
    poster: posterOf(work, language),
    posterLandscape:
      work.written !== undefined && isPrinted(work.id, still)
        ? printed(work.id, still, '640x360')
        : wideOf(work, language),
    lettering: work.written !== undefined && season === undefined ? `/art/printed/${work.id}/title.svg` : undefined,
  }
}
