import { selectPlace } from '../../../../machines/presentation/index.ts'
import { keyAlong } from '../../../ui/keyAlong.ts'
import type { PresentationActor } from '../actors.ts'
import { moveTo } from './glide.ts'
import { placeAfterKey } from './keys.ts'
import { offeredSizes } from './sizes.ts'

/** Moves the window as a key with Alt says. */
export const obeyKey = (presentation: PresentationActor, inside: Element, key: string): void => {
  const to = placeAfterKey(keyAlong(key), selectPlace(presentation.getSnapshot()), offeredSizes())
  if (to !== undefined) moveTo(presentation, inside, to)
}
