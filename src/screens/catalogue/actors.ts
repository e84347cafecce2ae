import type { ActorRefFrom } from 'xstate'
import type { carouselMachine } from '../../../machines/carousel/index.ts'
import type { personMachine } from '../../../machines/person/index.ts'

export type CarouselActor = ActorRefFrom<typeof carouselMachine>
export type PersonActor = ActorRefFrom<typeof personMachine>
