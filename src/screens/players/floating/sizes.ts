import { useSyncExternalStore } from 'react'
import { FloatingSize } from '../../../../models/floatingPlace.ts'

const phone = window.matchMedia('(max-width: 48em)')

const SIZES = FloatingSize.values
/** A large one would fill a phone from edge to edge. */
const PHONE_SIZES = SIZES.filter(size => size !== 'large')

export const offeredSizes = (): ReadonlyArray<FloatingSize> => (phone.matches ? PHONE_SIZES : SIZES)

export const useOfferedSizes = (): ReadonlyArray<FloatingSize> =>
  useSyncExternalStore(heard => {
    phone.addEventListener('change', heard)
    return () => phone.removeEventListener('change', heard)
  }, offeredSizes)
