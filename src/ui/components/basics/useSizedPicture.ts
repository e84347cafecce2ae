import { use } from 'react'
import { pictureOfWidth } from '../../../../models/picture.ts'
import { SizedPictures } from './sizedPictures.ts'

/** The address of a picture no wider than this, where the operator has it so. */
export const useSizedPicture = (address: string | undefined, width: number): string | undefined =>
  use(SizedPictures) && address !== undefined ? pictureOfWidth(address, width) : address
