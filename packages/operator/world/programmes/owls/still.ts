import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const DUSK = '#e8873f'
const SUNK = '#8a2f4f'
const BARK = '#3a1f2a'
const CREAM = '#fdf0d0'
const INK = '#1f1018'

interface Look {
  readonly body: string
  readonly breast: string
  readonly eyes: readonly [number, number]
  readonly lid: number
}

const owl = (sheet: Sheet, { body, breast, eyes: [lookX, lookY], lid }: Look): string => {
  const outline =
    'M-96 110Q-120 -40 -92 -100L-98 -158L-44 -128Q0 -140 44 -128L98 -158L92 -100Q120 -40 96 110Q50 160 0 160Q-50 160 -96 110z'
  const eye = (x: number): string =>
    circle(x, -64, 45, CREAM) +
    circle(x + lookX, -64 + lookY, 21, INK) +
    circle(x + lookX - 7, -71 + lookY, 7, CREAM) +
    shape(`M${x - 47} -64A47 47 0 0 1 ${x + 47} -64V${-64 - 47 + lid * 94}H${x - 47}z`, body, {
      opacity: lid > 0 ? 1 : 0,
    })
  return (
    shape(outline, body) +
    shape('M-62 40Q-60 -20 0 -20Q60 -20 62 40Q60 140 0 150Q-60 140 -62 40z', breast) +
    line(
      times(3, row => times(3 - (row % 2), at => `M${-36 + at * 30 + (row % 2) * 15} ${26 + row * 34}q8 14 16 0`)),
      body,
      6,
    ) +
    eye(-46) +
    eye(46) +
    shape('M-15 -50H15L0 -14z', '#f2a52a') +
    sheet.shade(outline, INK, sheet.linear(dark([0, 0.85], [0.45, 0.1], [1, 0.1]), [0, 0.3, 1, 0])) +
    line('M-40 158v18M-24 160v18M24 160v18M40 158v18', '#f2a52a', 10)
  )
}

const leafage = (sheet: Sheet): string =>
  times(46, at => {
    const [x, y] = [sheet.random() * 1280, sheet.random() * 130 - 10]
    return ellipse(x, y, 46, 20, at % 3 === 0 ? '#6b2a3f' : at % 3 === 1 ? '#4f2036' : '#a8433f', {
      transform: `rotate(${Math.round(sheet.random() * 180)} ${Math.round(x)} ${Math.round(y)})`,
    })
  })

/** They count everything; one counts from below. */
export const still: Still = sheet =>
  sheet.flood(DUSK) +
  sheet.flood(sheet.linear(dark([0, 0.95], [0.6, 0.15], [1, 0])), sheet.dots(SUNK)) +
  times(5, at =>
    shape(
      `M${at * 300 - 120} 740Q${at * 300 - 40} ${560 + (at % 2) * 40} ${at * 300 + 60} ${580 - (at % 2) * 30}T${at * 300 + 300} 740z`,
      '#a8433f',
    ),
  ) +
  line('M-20 440Q400 500 800 430T1300 400', BARK, 54) +
  line('M560 470Q500 560 400 600M1060 420Q1120 520 1220 560', BARK, 24) +
  line('M-20 428Q400 486 800 416T1300 386', '#7a4648', 8) +
  leafage(sheet) +
  group(
    { transform: 'translate(330 300) scale(.86)' },
    owl(sheet, { body: '#5d3a6b', breast: '#d9a9b8', eyes: [20, 6], lid: 0 }),
  ) +
  group(
    { transform: 'translate(570 268) scale(1.06)' },
    owl(sheet, { body: '#8a4a2a', breast: CREAM, eyes: [20, 4], lid: 0.4 }),
  ) +
  group(
    { transform: 'translate(810 566) rotate(180) scale(.92)' },
    owl(sheet, { body: '#c23f3a', breast: '#f7c9a0', eyes: [-4, 14], lid: 0 }),
  ) +
  group(
    { transform: 'translate(1010 232) scale(1.02)' },
    owl(sheet, { body: '#2f5f6b', breast: '#cfe3d0', eyes: [-22, 14], lid: 0 }),
  ) +
  group(
    { transform: 'translate(120 350) scale(.5)' },
    owl(sheet, { body: '#7a6a4a', breast: CREAM, eyes: [20, -8], lid: 0 }),
  ) +
  line('M60 120v70M96 120v70M132 120v70M168 120v70M42 180L186 128', CREAM, 9) +
  sheet.flood(sheet.glow(dark([0, 0], [0.55, 0.05], [1, 0.9]), 740, 340, 800), sheet.dots(INK))
