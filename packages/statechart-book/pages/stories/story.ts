/** What a list of stories says of each: something that happens to somebody, played by real charts. */
export type StoryCard = {
  /** The name of its files. */
  readonly name: string
  readonly title: string
  readonly lead: string
  /** Who takes part, from left to right. */
  readonly lanes: readonly string[]
}

/** One line of a story: who tells whom what, and where the other one stands then. */
export type StoryStep = {
  readonly at: number
  readonly from: string
  readonly to: string
  readonly words: string
  readonly entered: readonly string[]
  readonly isPerson: boolean
}
