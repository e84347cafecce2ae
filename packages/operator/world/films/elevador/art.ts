import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const VIOLET = '#5b36b4'
const NIGHT = '#1a0d3d'
const INK = '#0c0720'
const LAMP = '#ffd36b'
const CREAM = '#fff3d6'
const ROSE = '#f0567e'

const FLOORS = 11

/** A floor of the tower, seen from the pavement: each is a smaller part of the sheet than the one under it. */
const floorAt = (floor: number) => {
  const near = 0.845 ** floor
  return { y: 60 + 900 * near, half: 20 + 268 * near, x: 372 - 84 * near, near }
}

const tenth = (value: number): number => Math.round(value * 10) / 10

const quad = (from: number, to: number, left: number, right: number): string => {
  const [low, high] = [floorAt(from), floorAt(to)]
  return `M${tenth(low.x + low.half * left)} ${tenth(low.y)}H${tenth(low.x + low.half * right)}L${tenth(high.x + high.half * right)} ${tenth(high.y)}H${tenth(high.x + high.half * left)}z`
}

const holes = shape(
  times(FLOORS, floor =>
    times(4, hole => {
      const [from, to] = [floor + hole / 4 + 0.06, floor + hole / 4 + 0.18]
      return quad(from, to, -0.95, -0.8) + quad(from, to, 0.8, 0.95)
    }),
  ),
  VIOLET,
)

const she = group(
  { id: 'she' },
  shape('M-30 -36Q-22 -84 -16 -96Q0 -108 18 -94Q24 -78 30 -36z', ROSE),
  line('M-10 -88Q-30 -60 -26 -40', '#a92a5c', 9),
  rect(-46, -42, 34, 26, INK, { rx: 4 }),
  circle(4, -114, 15, '#c98a63'),
  shape('M-14 -112Q-18 -136 4 -134Q20 -132 18 -120Q0 -122 -2 -104Q-12 -100 -14 -112z', INK),
  shape('M-14 -126Q0 -146 20 -130L22 -124Q4 -130 -14 -122z', ROSE),
)

/** She takes her case and goes: a step further on every floor. */
const woman = (floor: number): string => {
  const low = floorAt(floor + 0.16)
  const size = tenth(low.near * 102) / 100
  return group(
    {
      transform: `translate(${tenth(low.x + low.half * (floor * 0.17 - 0.5))} ${tenth(low.y - 2)}) scale(${size} ${tenth(size * 92) / 100})`,
    },
    line(floor % 2 === 0 ? 'M-8 -40L-20 0M10 -40L20 -2' : 'M-4 -40L-2 0M6 -40L4 -2', INK, 10),
    floor === 0 ? she : '<use href="#she"/>',
  )
}

/** Where the doors of the lift meet. */
const seams = (floor: number): string => {
  const [low, high] = [floorAt(floor + 0.16), floorAt(floor + 0.86)]
  return [-0.14, 0.02, 0.18]
    .map(
      part => `M${tenth(low.x + low.half * part)} ${tenth(low.y)}L${tenth(high.x + high.half * part)} ${tenth(high.y)}`,
    )
    .join('')
}

const frame = (sheet: Sheet, floor: number): string => {
  const inside = quad(floor + 0.1, floor + 0.92, -0.7, 0.7)
  const middle = quad(floor + 0.16, floor + 0.86, -0.3, 0.34)
  const door = floorAt(floor + 0.16)
  return (
    shape(inside, LAMP) +
    sheet.clip(
      inside,
      shape(middle, '#b3742e'),
      floor < 7 ? line(seams(floor), '#6d3f1c', Math.round(4 * door.near)) : '',
      line(middle, INK, Math.round(7 * door.near)),
      shape(quad(floor + 0.1, floor + 0.17, -0.7, 0.7), '#c7902f'),
      floor < 8 ? woman(floor) : '',
    ) +
    sheet.shade(inside, '#a4472b', sheet.linear(dark([0, 0.1 + floor * 0.03], [0.6, 0], [1, 0.8]), ACROSS))
  )
}

/** The neighbours lean to the same point of the sky. */
const neighbours = (sheet: Sheet): string => {
  const blocks = [
    ['M-420 1000L-160 300L40 290L-20 1000z', '#2a1766'],
    ['M-60 1000L110 480L176 470L150 1000z', NIGHT],
    ['M900 1000L640 380L520 372L560 1000z', '#2a1766'],
    ['M620 1000L540 560L480 552L470 1000z', NIGHT],
  ] as const
  return (
    blocks.map(([way, colour]) => shape(way, colour)).join('') +
    times(18, () => {
      const left = sheet.random() > 0.5
      const y = 420 + sheet.random() * 380
      const x = left
        ? 40 - (y - 300) * 0.36 + (sheet.random() - 0.6) * 150
        : 570 + (y - 380) * 0.3 + sheet.random() * 60
      return rect(Math.round(x), Math.round(y), 9, 13, LAMP, { opacity: sheet.random() > 0.7 ? 0.9 : 0.25 })
    })
  )
}

export const art: KeyArt = {
  dusk: '#120a30',
  light: LAMP,
  draw: sheet => {
    const stars = times(30, () =>
      circle(
        Math.round(sheet.random() * sheet.width),
        Math.round(sheet.random() * 560),
        tenth(1 + sheet.random() * 2.4),
        CREAM,
      ),
    )
    const top = floorAt(FLOORS)
    const swung = 12 * sway(sheet)
    return (
      sheet.flood(VIOLET) +
      sheet.flood(sheet.linear(dark([0, 0.95], [0.45, 0.35], [1, 0])), sheet.dots(NIGHT)) +
      stars +
      group(
        { transform: sheet.either('translate(0 -96)', 'translate(668 -150) scale(.96)') },
        shape(d`M${top.x} ${top.y}L${-760 + swung} -60L${-640 + swung} 330z`, LAMP, { opacity: 0.22 }),
        shape(d`M${top.x} ${top.y}L${-760 + swung} 40L${-700 + swung} 250z`, CREAM, { opacity: 0.25 }),
        neighbours(sheet),
        shape(quad(-1, FLOORS, -1, 1), INK),
        sheet.shade(quad(-1, FLOORS, -1, 1), '#6a4bd0', sheet.linear(dark([0, 0.6], [0.3, 0.1], [1, 0]), ACROSS)),
        holes,
        times(FLOORS, floor => frame(sheet, floor)),
        circle(top.x, top.y, 30, CREAM, { opacity: 0.5, ...sheet.blur(8) }),
        circle(top.x, top.y, 11, CREAM),
      ) +
      sheet.either(
        shape(
          'M0 640H600V900H0z',
          sheet.linear([
            [0, INK, 0],
            [0.3, INK, 0.9],
            [1, INK],
          ]),
        ),
        '',
      )
    )
  },
  title: (colour = LAMP) =>
    write(['Vinte e quatro', 'andares', 'por segundo'], {
      x: 40,
      y: 716,
      heights: [36, 52, 30],
      leading: 1.3,
      extra: 3,
      gap: 0.12,
      fit: 520,
      pen: { thickness: 6.5, contrast: 1.3 },
      fill: colour,
    }),
}
