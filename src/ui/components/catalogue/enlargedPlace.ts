interface Size {
  readonly width: number
  readonly height: number
}

interface Around {
  /** The small card, as it stands in the window. */
  readonly card: Size & { readonly left: number; readonly top: number }
  /** The enlarged one. */
  readonly size: Size
  readonly window: Size
  /** What it leaves free at the sides, above and below, in px. */
  readonly side: number
  readonly above: number
  readonly below: number
}

const between = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most))

/** In the middle over its card, and as near to it as the window allows. */
export const placeOfCard = ({ card, size, window, side, above, below }: Around): { left: number; top: number } => ({
  left: between(side, card.left + (card.width - size.width) / 2, window.width - side - size.width),
  top: between(above, card.top + (card.height - size.height) / 2, window.height - below - size.height),
})
