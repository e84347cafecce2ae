import { circle, d, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const SEA = '#2f6f8f'
const DEEP = '#0d2c3f'
const CHALK = '#f4efdd'
const SUN = '#f2b632'
const RED = '#d6503a'

/** Lines of equal pressure are the print of a finger. */
const whorl = (turn: number): string => {
  const [rx, ry] = [26 + turn * 31, 20 + turn * 25]
  const bulge = 18 + turn * 10
  return d`M${790 - rx} ${330}C${790 - rx} ${330 - ry * 1.2} ${790 - bulge} ${330 - ry - 12} ${800} ${330 - ry}C${830 + rx * 0.6} ${322 - ry} ${800 + rx * 1.15} ${330 - ry * 0.4} ${800 + rx} ${344}C${800 + rx} ${344 + ry * 0.9} ${820} ${350 + ry * 1.15} ${780} ${344 + ry}C${770 - rx * 0.7} ${340 + ry} ${790 - rx} ${330 + ry * 0.6} ${790 - rx} ${330}z`
}

const LAND = 'M700 -20Q760 90 720 160Q690 210 740 260Q800 330 770 400Q740 470 780 540Q800 610 760 740H1300V-20z'

const cold = (x: number, y: number, turn: number): string =>
  shape('M-26 0L0 -40L26 0z', '#4aa3d8', { transform: `translate(${x} ${y}) rotate(${turn})` })
const warm = (x: number, y: number, turn: number): string =>
  shape('M-26 0A26 28 0 0 1 26 0z', RED, { transform: `translate(${x} ${y}) rotate(${turn})` })

const FINGER = 'M760 780Q742 560 752 440Q752 344 806 336Q860 342 866 430Q876 520 930 560Q1040 600 1080 780z'

const finger = (sheet: Sheet): string =>
  shape('M700 790Q700 560 716 450Q726 400 772 400L780 780z', DEEP, { opacity: 0.4, ...sheet.blur(10) }) +
  shape(FINGER, '#c98a5c') +
  sheet.shade(FINGER, '#5e2f1c', sheet.linear(dark([0, 0.9], [0.35, 0.2], [1, 0.55]), [0, 0.4, 1, 0.5])) +
  shape('M778 404Q778 358 806 354Q838 358 842 404Q842 446 810 450Q780 448 778 404z', '#ecc3a0') +
  line('M774 520Q816 504 862 522M776 544Q816 530 866 548', '#7a4228', 5)

const rain = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y})` },
    times(5, drop => line(`M${drop * 26} ${(drop % 2) * 12}l-18 44`, CHALK, 6)),
  )

const cloud = (x: number, y: number, size: number, colour: string): string =>
  shape(
    'M-110 40Q-150 36 -146 0Q-140 -34 -100 -30Q-92 -86 -36 -84Q8 -88 26 -50Q76 -66 92 -18Q136 -20 138 14Q136 40 104 42z',
    colour,
    {
      transform: `translate(${x} ${y}) scale(${size})`,
    },
  )

/** Where the finger touches the map, the weather turns around it. */
export const still: Still = sheet =>
  sheet.flood(SEA) +
  times(22, wave =>
    line(
      `M${-40 + (wave % 2) * 30} ${wave * 34}q30 -14 60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0t60 0`,
      '#3b7f9f',
      3,
    ),
  ) +
  shape(LAND, '#7d9a4e') +
  sheet.shade(LAND, '#3c5a2c', sheet.linear(dark([0, 0.1], [1, 0.9]), [0, 0, 1, 1])) +
  line(LAND, CHALK, 5) +
  sheet.flood(sheet.glow(dark([0, 0], [0.55, 0.25], [1, 1]), 800, 330, 800), sheet.dots(DEEP)) +
  line(times(13, whorl), CHALK, 7, { opacity: 0.92 }) +
  line('M60 640Q260 470 330 300Q370 160 520 60', CHALK, 7) +
  cold(150, 556, -138 + 90) +
  cold(245, 452, -50) +
  warm(310, 352, -64) +
  cold(346, 248, -66) +
  warm(420, 142, -48) +
  circle(1120, 130, 58, SUN) +
  line(
    times(
      12,
      ray =>
        `M${Math.round(1120 + 78 * Math.cos(ray * 0.5236))} ${Math.round(130 + 78 * Math.sin(ray * 0.5236))}L${Math.round(1120 + 104 * Math.cos(ray * 0.5236))} ${Math.round(130 + 104 * Math.sin(ray * 0.5236))}`,
    ),
    SUN,
    9,
  ) +
  cloud(1150, 196, 0.72, CHALK) +
  cloud(190, 150, 0.95, CHALK) +
  rain(130, 220) +
  finger(sheet)
