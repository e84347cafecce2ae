import { type MarkName, mark } from '../../art/index.ts'

/** Frames and seconds of a loop. */
export const FRAME_RATE = 25
export const LOOP_SECONDS = 8
export const LOOP_FRAMES = FRAME_RATE * LOOP_SECONDS

const digits = (text: string, right: number, baseline: number, size: number, step: number) => {
  const places = [...text].map((_, index) => right - (text.length - index - 0.5) * step)
  return `<text x="${places.join(' ')}" y="${baseline}" text-anchor="middle" font-family="Inter" font-weight="500" font-size="${size}" fill="#ffffff" fill-opacity=".72">${text}</text>`
}

/** Place in the loop as seconds and frames: 05:12. */
export const counterText = (frame: number): string =>
  [Math.floor(frame / FRAME_RATE), frame % FRAME_RATE].map(part => String(part).padStart(2, '0')).join(':')

/** Width of the name in Inter SemiBold, near enough to lay out a plate. */
const nameWidth = (name: string, size: number) =>
  [...name].reduce(
    (sum, letter) => sum + (/[ilIjtfr1 .íì]/.test(letter) ? 0.34 : /[mMwWÓQO]/.test(letter) ? 0.84 : 0.59),
    0,
  ) * size

/**
 * What a viewer recognises a channel by, at the top right inside the title-safe area: mark, name and the place in the
 * loop on a dark plate. Laid out for 640 by 360 and scaled to the frame.
 */
export const overlay = (parts: { key?: MarkName; name?: string; frame: number; width: number }): string => {
  const { key, name = '', frame, width } = parts
  const scale = width / 640
  const [right, top, height] = [612, 46, 30]
  const label = name ? nameWidth(name, 13) : 0
  const plate = (key ? 30 : 12) + (name ? label + 8 : 0) + 44
  const left = right - plate
  const markArt = key
    ? `<g transform="translate(${left + 7} ${top + 5}) scale(.5)">${mark(key, 40)
        .replace(/^<svg[^>]*fill="([^"]*)">/, '<g fill="$1">')
        .replace('</svg>', '</g>')}</g>`
    : ''
  const nameArt = name
    ? `<text x="${left + 33}" y="${top + 19.7}" font-family="Inter" font-weight="600" font-size="13" fill="#ffffff">${name.replaceAll('&', '&amp;')}</text>`
    : ''
  return (
    `<g transform="scale(${scale})"><rect x="${left}" y="${top}" width="${plate}" height="${height}" rx="6" fill="#0b0c0e" fill-opacity=".62"/>` +
    `${markArt}${nameArt}${digits(counterText(frame), right - 9, top + 19.4, 11, 6.4)}</g>`
  )
}
