import { carouselMachine } from '../../../machines/carousel.ts'
import { chartModel } from '../../paths/model.ts'

export const carouselModel = chartModel({
  machine: carouselMachine,
  input: undefined,
  events: {
    'slides.changed': [
      { type: 'slides.changed', count: 3 },
      { type: 'slides.changed', count: 1 },
      { type: 'slides.changed', count: 0 },
    ],
    'viewer.came': [{ type: 'viewer.came' }],
    'viewer.left': [{ type: 'viewer.left' }],
    'viewer.showSlide': [
      { type: 'viewer.showSlide', at: 2 },
      { type: 'viewer.showSlide', at: 3 },
      { type: 'viewer.showSlide', at: -1 },
    ],
    'viewer.next': [{ type: 'viewer.next' }],
    'viewer.previous': [{ type: 'viewer.previous' }],
    'viewer.pause': [{ type: 'viewer.pause' }],
    'viewer.resume': [{ type: 'viewer.resume' }],
    'motion.reduced': [{ type: 'motion.reduced' }],
  },
  outcomes: {},
  project: ({ count, at }) => [count, at],
  invariants: {
    '[VOD-02] the slide that is shown is one of those there are': ({ context: { count, at } }) =>
      at >= 0 && at < Math.max(1, count),
  },
})
