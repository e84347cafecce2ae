import type { StoryCard } from '@sintonia/statechart-book/pages'
import type { Inspector } from './record.ts'

/** Something that happens to a viewer, played by the real charts. */
export type Story = StoryCard & {
  readonly play: (inspector: Inspector) => void
}
