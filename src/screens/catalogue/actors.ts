import type { ActorRefFrom } from 'xstate'
import type { carouselMachine } from '../../../machines/carousel.ts'
import type { personMachine } from '../../../machines/person.ts'

export type CarouselActor = ActorRefFrom<typeof carouselMachine>
export type PersonActor = ActorRefFrom<typeof personMachine>
