import { fromCallback } from 'xstate'
import { unprovided } from '../port.ts'
import type { CarouselEvent } from './types.ts'

/** Says when the device asks for less motion, at once if it does already. */
const watchMotion = fromCallback<CarouselEvent>(unprovided('watchMotion'))

export const carouselActors = { watchMotion }
