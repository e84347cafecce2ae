import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#0c1f33'
const HULL = '#b8322a'
const DEEP = '#3a0d12'
const LAMP = '#ffcf6b'
const STEEL = '#5d7688'
const WATER = '#123a52'

const BOW = 'M820 -20Q800 330 840 640L1300 700V-20z'
const PORT = 'M820 -20Q800 330 840 640L480 560Q380 260 400 -20z'

/** From below: two walls of iron that meet in an edge. */
const bow = (sheet: Sheet): string =>
  shape(PORT, '#d9473a') +
  shape(BOW, HULL) +
  sheet.shade(BOW, DEEP, sheet.linear(dark([0, 0.95], [0.4, 0.35], [1, 0.7]), ACROSS)) +
  sheet.shade(PORT, DEEP, sheet.linear(dark([0, 0.6], [0.5, 0], [1, 0.1]), ACROSS)) +
  shape('M824 440Q828 540 840 640L1300 700V520z', '#20262e') +
  shape('M824 440Q828 540 840 640L480 560Q450 480 436 400z', '#2f3843') +
  line('M400 130L812 190L1280 150M420 290L814 350L1280 330', '#8a1f1c', 6) +
  line(
    times(9, rivet => `M${430 + rivet * 44} ${148 + rivet * 6}h1M${440 + rivet * 42} ${310 + rivet * 6}h1`) +
      times(10, rivet => `M${850 + rivet * 46} ${200 - rivet * 5}h1M${850 + rivet * 46} ${362 - rivet * 3}h1`),
    '#f08a6a',
    8,
  ) +
  line(
    times(7, mark => `M${778 - mark} ${410 + mark * 26}h-22`),
    '#fff',
    6,
  )

const anchor = (x: number, y: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(4)` },
    ellipse(0, -76, 40, 32, '#1a0d10'),
    line('M0 -80V70', '#1b232b', 24),
    line('M-70 20Q-64 92 0 92Q64 92 70 20', '#1b232b', 24),
    shape('M-92 30L-68 -14L-44 30zM92 30L68 -14L44 30z', '#1b232b'),
    line('M-36 -36H36', '#1b232b', 18),
    line('M-6 -70V60', STEEL, 5),
  )

const crane = (x: number, size: number): string =>
  group(
    { transform: `translate(${x} 430) scale(${size})` },
    line(
      'M0 100V-300M70 100V-300M0 -300L-230 -380M70 -300L180 -280M-230 -380L40 -400L180 -280M40 -400V-300M0 100L70 0M70 100L0 0M0 0L70 -100M70 0L0 -100M0 -100L70 -200M70 -100L0 -200',
      '#e0a03a',
      9,
    ),
    line('M-200 -372V-250', STEEL, 4),
    rect(-236, -250, 74, 44, '#2f8a8a'),
    circle(-230, -388, 10, LAMP),
  )

/** A tug as small as a shoe, and it is the tug that pulls. */
const tug = (sheet: Sheet): string =>
  group(
    { transform: 'translate(300 566) scale(1.15)' },
    line('M86 -30L176 -60', '#d9c9a0', 5),
    shape('M-110 0H96L76 46H-84z', '#1f6b5a'),
    shape('M-110 0H96L92 12H-104z', '#f4ead6'),
    rect(-46, -52, 70, 52, '#f4ead6'),
    rect(-36, -42, 20, 18, LAMP),
    rect(-6, -42, 20, 18, LAMP),
    rect(34, -70, 26, 70, '#d9473a'),
    rect(34, -70, 26, 12, '#14202b'),
    circle(-20, -62, 8, '#fff'),
    circle(
      -10,
      -33,
      90,
      sheet.radial([
        [0, LAMP, 0.55],
        [1, LAMP, 0],
      ]),
    ),
    times(5, puff => circle(50 + puff * 16, -90 - puff * 28, 14 + puff * 7, '#8fa4b0', { opacity: 0.6 })),
  )

export const still: Still = sheet =>
  sheet.flood(NIGHT) +
  times(40, () => circle(sheet.random() * 420, sheet.random() * 300, 1.5 + sheet.random() * 2, '#dbe8f0')) +
  crane(180, 0.8) +
  crane(390, 0.55) +
  rect(0, 470, 1280, 30, '#1a2f42') +
  times(12, light => circle(20 + light * 44, 462, 5, LAMP)) +
  rect(0, 500, 1280, 220, WATER) +
  times(26, glint =>
    line(
      `M${((glint * 173) % 560) + 6} ${520 + ((glint * 61) % 190)}h${30 + ((glint * 17) % 50)}`,
      glint % 3 === 0 ? LAMP : '#2f6a86',
      5,
      { opacity: 0.75 },
    ),
  ) +
  bow(sheet) +
  anchor(640, 300) +
  anchor(1010, 312) +
  shape('M430 560Q640 640 840 650Q1080 690 1300 700V740H400z', '#0a2436') +
  line('M450 580Q640 650 840 664Q1080 700 1300 712', '#9fc6d4', 6) +
  tug(sheet) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.1], [1, 1]), 640, 380, 820), sheet.dots('#050d18'))
