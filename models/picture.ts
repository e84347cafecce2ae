/** As wide as a still on a card is drawn, on a screen of two pixels to one. */
export const CARD_STILL_WIDTH = 640

const SIZED = /-(\d{2,4})x(\d{2,4})(?=\.\w+(?:[?#]|$))/

/** The address of the same picture `width` px wide, where it names its size as in `name-480x720.webp`; never a wider one. */
export const pictureOfWidth = (address: string, width: number): string =>
  address.replace(SIZED, (size: string, wide: string, high: string) =>
    Number(wide) <= width ? size : `-${width}x${Math.round((Number(high) * width) / Number(wide))}`,
  )
