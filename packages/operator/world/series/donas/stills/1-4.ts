import { circle, d, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CLAY, corners, GRAIN, LIME, MOURNING, SEA, SKIN } from '../palette.ts'

const TEETH = 14

const cog = (radius: number): string => {
  const points = Array.from({ length: TEETH * 4 }, (_, at) => {
    const angle = (at / (TEETH * 4)) * 2 * Math.PI
    const far = at % 4 < 2 ? radius : radius * 0.86
    return d`${far * Math.cos(angle)} ${far * Math.sin(angle)}`
  })
  return `M${points.join('L')}z`
}

/** A gown from straight above: its hem is a wheel of teeth, and it drives the next one. */
const dancer = (
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  gown: string,
  fold: string,
  hair: string,
  turn: number,
): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape(cog(radius), MOURNING, { opacity: 0.4, transform: 'translate(14 18)' }),
    shape(cog(radius), gown),
    line(
      times(
        TEETH,
        pleat =>
          d`M${radius * 0.3 * Math.cos((pleat / TEETH) * 2 * Math.PI)} ${radius * 0.3 * Math.sin((pleat / TEETH) * 2 * Math.PI)}L${radius * 0.84 * Math.cos((pleat / TEETH) * 2 * Math.PI)} ${radius * 0.84 * Math.sin((pleat / TEETH) * 2 * Math.PI)}`,
      ),
      fold,
      5,
    ),
    circle(0, 0, radius, sheet.radial(dark([0, 0.9], [0.4, 0.1], [1, 0.45])), sheet.dots(fold)),
    ellipse(0, 0, radius * 0.3, radius * 0.2, gown),
    line(
      `M${-radius * 0.24} 0Q${-radius * 0.4} ${-radius * 0.3} ${-radius * 0.12} ${-radius * 0.5}M${radius * 0.24} 0Q${radius * 0.4} ${-radius * 0.3} ${radius * 0.12} ${-radius * 0.5}`,
      SKIN,
      radius * 0.1,
    ),
    ellipse(0, -radius * 0.56, radius * 0.2, radius * 0.13, '#20242f'),
    circle(0, -radius * 0.56, radius * 0.1, '#2b1c16'),
    circle(0, 0, radius * 0.14, hair),
    circle(0, radius * 0.07, radius * 0.07, hair),
  )

const floor = (sheet: Sheet): string =>
  rect(
    0,
    0,
    1280,
    720,
    sheet.pattern(
      120,
      120,
      rect(0, 0, 120, 120, '#c79a52') +
        shape('M60 0L120 60L60 120L0 60z', '#a87838') +
        line('M60 0L120 60L60 120L0 60z', '#8a5f2c', 3),
    ),
  )

/** The strange one: a waltz from the chandelier, gown into gown like cogs. */
export const still: Still = sheet =>
  floor(sheet) +
  dancer(sheet, 380, 330, 250, CLAY, '#7c2d1e', '#1d1512', 12) +
  dancer(sheet, 836, 250, 226, LIME, '#a89a78', '#6b4630', 24) +
  dancer(sheet, 1130, 590, 210, SEA, '#14203c', '#c9b38a', -40) +
  dancer(sheet, 720, 680, 212, GRAIN, '#8f6a1c', '#1d1512', 150) +
  dancer(sheet, 70, 690, 190, '#6f8f72', '#33503c', '#3a2a20', 80) +
  dancer(sheet, 1230, 120, 170, '#7a4f6e', '#3d2238', '#1d1512', 200) +
  times(9, lamp => circle(640 + 190 * Math.cos(lamp * 0.7), -20 + 80 * Math.sin(lamp * 0.7), 13, '#fff3c4')) +
  corners(sheet, 0.75)
