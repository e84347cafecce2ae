import type { Inspector } from './record.ts'

/** What a list of stories says of each. */
export type StoryCard = {
  /** The name of its files. */
  readonly name: string
  readonly title: string
  readonly lead: string
  /** Who takes part, from left to right. */
  readonly lanes: readonly string[]
}

/** Something that happens to a viewer, played by the real charts. */
export type Story = StoryCard & {
  readonly play: (inspector: Inspector) => void
}
