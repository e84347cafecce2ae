export { carouselMachine } from './machine.ts'
export { selectIsPaused, selectIsRunning, selectSlide } from './selectors.ts'
export type { CarouselEvent } from './types.ts'
