import { defineMessages, type MessageDescriptor } from 'react-intl'
import { cornerTowards } from '../../../../models/floatingMove.ts'
import type { Corner } from '../../../../models/floatingPlace.ts'
import { along } from '../../along.ts'

const cornerWords = defineMessages({
  topStart: { id: 'floating.topStart', defaultMessage: 'Top left' },
  topEnd: { id: 'floating.topEnd', defaultMessage: 'Top right' },
  bottomStart: { id: 'floating.bottomStart', defaultMessage: 'Bottom left' },
  bottomEnd: { id: 'floating.bottomEnd', defaultMessage: 'Bottom right' },
})

/** Where lines begin on the right, so does what is at their start. */
export const wordsOfCorner = (corner: Corner): MessageDescriptor =>
  cornerWords[along() > 0 ? corner : cornerTowards(corner, corner.endsWith('Start') ? 'end' : 'start')]

export const sizeWords = defineMessages({
  small: { id: 'floating.small', defaultMessage: 'Small' },
  medium: { id: 'floating.medium', defaultMessage: 'Medium' },
  large: { id: 'floating.large', defaultMessage: 'Large' },
})
