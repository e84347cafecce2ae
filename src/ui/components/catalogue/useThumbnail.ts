import { use } from 'react'
import { pictureOfWidth } from '../../../../models/picture.ts'
import { THUMBNAIL_POSTER_WIDTH } from '../../../../models/title.ts'
import { SizedPictures } from './sizedPictures.ts'

/** A poster among thumbnails: 256 px wide where the operator has it so (spec §9). */
export const useThumbnail = (address: string | undefined): string | undefined =>
  use(SizedPictures) && address !== undefined ? pictureOfWidth(address, THUMBNAIL_POSTER_WIDTH) : address
