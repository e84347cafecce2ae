export interface CarouselContext {
  readonly count: number
  /** The slide that is shown, from 0. */
  readonly at: number
}

export type CarouselEvent =
  /** The slides have come, or are others. */
  | { readonly type: 'slides.changed'; readonly count: number }
  /** The pointer is over the carousel, or the focus in it. */
  | { readonly type: 'viewer.came' }
  | { readonly type: 'viewer.left' }
  | { readonly type: 'viewer.showSlide'; readonly at: number }
  | { readonly type: 'viewer.next' }
  | { readonly type: 'viewer.previous' }
  | { readonly type: 'viewer.pause' }
  | { readonly type: 'viewer.resume' }
  /** The device asks for less motion. */
  | { readonly type: 'motion.reduced' }

export type CarouselTag = 'running' | 'paused'
