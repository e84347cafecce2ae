import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NAVY = '#12284c'
const MOON = '#f4c95d'
const PAPER = '#e8ede6'
const RED = '#c4452d'

const MARGIN = 34
const TOOTH = 38

/** The edge of a stamp: paper, and the round holes it was torn along. */
const perforated = (width: number, height: number): string => {
  const holes = (count: number, place: (at: number) => readonly [number, number]): string =>
    times(count, at => {
      const [x, y] = place(at)
      return circle(x, y, 11, NAVY)
    })
  const [across, down] = [Math.round((width - 2 * MARGIN) / TOOTH), Math.round((height - 2 * MARGIN) / TOOTH)]
  const [stepX, stepY] = [(width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down]
  return (
    rect(MARGIN, MARGIN, width - 2 * MARGIN, height - 2 * MARGIN, PAPER) +
    holes(across + 1, at => [MARGIN + at * stepX, MARGIN]) +
    holes(across + 1, at => [MARGIN + at * stepX, height - MARGIN]) +
    holes(down + 1, at => [MARGIN, MARGIN + at * stepY]) +
    holes(down + 1, at => [width - MARGIN, MARGIN + at * stepY])
  )
}

/** A postman on a bicycle, on the moon's rim. */
const postman = (turn: number): string =>
  group(
    {},
    line('M-58 0a40 40 0 1 0 -80 0a40 40 0 1 0 80 0M138 0a40 40 0 1 0 -80 0a40 40 0 1 0 80 0', PAPER, 8),
    ...[-98, 98].map(x =>
      group(
        { transform: `translate(${x} 0) rotate(${turn})` },
        line('M-38 0H38M0 -38V38M-27 -27L27 27M-27 27L27 -27', PAPER, 2.5),
      ),
    ),
    line('M-98 0L-44 -70H62L98 0M-44 -70L0 0L62 -70M-98 0H0M62 -70L54 -98L84 -104M-44 -70L-50 -86', PAPER, 8),
    shape('M-72 -88H-30L-36 -78H-64z', RED),
    line('M-44 -92L6 -42L-2 6', '#0b1a34', 21),
    shape('M-66 -92Q-60 -176 0 -194L34 -176Q22 -130 -22 -84z', RED),
    line('M10 -172L46 -134L78 -108', RED, 19),
    rect(-92, -138, 66, 58, MOON, { rx: 6, stroke: NAVY, 'stroke-width': 6, transform: 'rotate(-14 -60 -110)' }),
    line('M-90 -124L-56 -98L-28 -136', NAVY, 5),
    circle(26, -214, 27, '#c98f5e'),
    shape('M-8 -222Q0 -252 30 -248Q56 -244 56 -222L78 -214L56 -210H-6z', RED),
  )

const cane = (sheet: Sheet): string =>
  times(13, at => {
    const x = 50 + at * 42
    const high = 84 + ((at * 47) % 70)
    const lean = 10 + 6 * sway(sheet, 1, at / 6)
    const leaf = (side: 1 | -1, up: number): string =>
      `M${x} ${900 - up}q${side * 40} -50 ${side * (70 + lean)} 6q${side * -44} -26 ${side * -(70 + lean)} 6z`
    return (
      line(d`M${x} 900L${x + lean * 0.4} ${900 - high}`, '#0b1a34', 12) +
      shape(leaf(1, high * 0.9) + leaf(-1, high * 0.7) + leaf(1, high * 0.5) + leaf(-1, high * 0.98), '#0b1a34')
    )
  })

/** The moon has a postmark: rings, and waves that run off to the right. */
const moon = (sheet: Sheet, x: number, y: number): string =>
  circle(x, y, 184, MOON) +
  circle(x, y, 184, sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.9]), [0.36, 0.34, 0.8]), sheet.dots('#c4913a')) +
  line(
    `M${x - 156} ${y}a156 156 0 1 0 312 0a156 156 0 1 0 -312 0M${x - 98} ${y}a98 98 0 1 0 196 0a98 98 0 1 0 -196 0`,
    NAVY,
    5,
    { opacity: 0.75 },
  ) +
  line(
    times(4, wave => `M${x + 60} ${y - 54 + wave * 36}q30 -20 60 0t60 0t60 0t60 0t60 0t60 0`),
    NAVY,
    6,
    { opacity: 0.75 },
  ) +
  write(['1966'], { x, y: y - 20, align: 'centre', heights: [42], pen: { thickness: 6 }, fill: NAVY }).markup

export const art: KeyArt = {
  dusk: '#081530',
  light: MOON,
  draw: sheet => {
    const [x, y] = sheet.either([300, 636], [920, 476])
    const night = sheet.either('M72 72H528V828H72z', 'M0 0H1280V720H0z')
    const stars = times(34, () => {
      const [starX, starY] = sheet.either(
        [80 + sheet.random() * 440, 80 + sheet.random() * 420],
        [600 + sheet.random() * 640, sheet.random() * 560],
      )
      return circle(starX, starY, 1.5 + sheet.random() * 2.6, PAPER)
    })
    return (
      sheet.flood(NAVY) +
      sheet.either(perforated(600, 900), '') +
      sheet.clip(
        night,
        shape(night, '#1b3a6b'),
        sheet.shade(night, NAVY, sheet.linear(dark([0, 0.9], [0.5, 0.2], [1, 0.9]))),
        stars,
        moon(sheet, x, y),
        group({ transform: sheet.either('translate(0 -20)', 'translate(620 -170)') }, cane(sheet)),
      ) +
      group(
        { transform: `translate(${x} ${y - 218}) rotate(${(3 * sway(sheet)).toFixed(2)} 0 218) scale(.84)` },
        postman(360 * sheet.phase),
      ) +
      sheet.either(rect(72, 72, 456, 756, 'none', { stroke: NAVY, 'stroke-width': 5 }), '')
    )
  },
  title: (colour = MOON) =>
    write(['Sellos para', 'la luna'], {
      x: 300,
      y: 104,
      align: 'centre',
      heights: [36, 58],
      leading: 1.36,
      gap: 0.14,
      pen: { thickness: 5, contrast: 1.8 },
      serif: 0.1,
      fill: colour,
    }),
}
