/** What styles wish for that only a script can do in a television set: written by the build, out of all styles. */
export interface StyleTable {
  /** Selectors of boxes that are marked while they hold something, and of what that is. */
  readonly has: Array<readonly [owner: string, held: string]>
  /** Selectors of boxes whose content is laid out by their width. */
  readonly containers: string[]
  /** Widths in rem below which such a box is marked. */
  readonly limits: number[]
  /** Colours that are made of the brand's somewhere: where, under which name, and of what. */
  readonly colours: Array<readonly [selector: string, name: string, value: string]>
}

/** The build puts the table in the place of this word. */
export const table: StyleTable = JSON.parse('STYLE_TABLE')
