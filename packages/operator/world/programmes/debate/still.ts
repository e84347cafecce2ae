import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const RED = '#d8432f'
const BLUE = '#2456a8'
const CREAM = '#f5ecd8'
const INK = '#0d1220'
const WOOD = '#b97a45'

const FACE =
  'M60 330Q40 240 70 190Q20 180 -10 160Q-40 140 -30 110Q-44 96 -34 78Q-50 66 -36 44Q-80 34 -82 14Q-60 -30 -40 -60Q-50 -150 20 -210Q130 -260 230 -190Q310 -110 270 30Q260 130 220 200L260 330z'

interface Speaker {
  readonly skin: string
  readonly deep: string
  readonly coat: string
  readonly hair: string
}

/** In profile, with a mouth that has begun. */
const speaker = (sheet: Sheet, { skin, deep, coat, hair }: Speaker, brow: string): string =>
  shape('M-60 460Q-20 310 90 290L250 270Q430 320 480 460z', coat) +
  shape('M64 300L100 380L150 290z', CREAM) +
  shape(FACE, skin) +
  sheet.shade(FACE, deep, sheet.linear(dark([0, 0], [0.4, 0.15], [1, 0.95]), [0, 0, 1, 0])) +
  shape('M-36 44Q10 50 40 66Q46 86 30 104Q-8 100 -30 108Q-44 92 -34 78Q-46 62 -36 44z', INK) +
  shape('M-30 52Q0 56 26 66L24 74Q-10 66 -34 66z', CREAM) +
  line(brow, INK, 13) +
  ellipse(-2, -46, 17, 12, CREAM) +
  circle(-10, -46, 9, INK) +
  shape('M160 -10Q200 -50 224 -10Q224 50 180 60Q150 40 160 -10z', deep, { opacity: 0.8 }) +
  shape(hair, INK)

const microphone = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    line('M0 40V330', '#30363f', 12),
    rect(-28, -40, 56, 110, '#20262e', { rx: 26 }),
    line('M-28 20H28M-20 -12H20M-20 4H20', '#5d6673', 4),
    circle(0, 78, 10, '#ff5a3c'),
  )

/** Two sides of one table, and of one picture. */
export const still: Still = sheet =>
  sheet.flood(RED) +
  shape('M880 -20H1300V740H560z', BLUE) +
  times(9, at =>
    shape(
      `M740 360L${Math.round(740 + 1200 * Math.cos(at * 0.7))} ${Math.round(360 + 1200 * Math.sin(at * 0.7))}L${Math.round(740 + 1200 * Math.cos(at * 0.7 + 0.24))} ${Math.round(360 + 1200 * Math.sin(at * 0.7 + 0.24))}z`,
      '#fff',
      { opacity: 0.07 },
    ),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.15], [1, 0.95]), 740, 320, 820), sheet.dots(INK)) +
  group(
    { transform: 'translate(950 330) scale(1.02)' },
    speaker(
      sheet,
      {
        skin: '#e2ab82',
        deep: '#6b2f3a',
        coat: '#f2b632',
        hair: 'M-44 -110Q-70 -250 110 -264Q300 -256 300 -90Q330 60 270 160Q240 60 250 -30Q200 -60 190 -120Q60 -110 -44 -110z',
      },
      'M-34 -84Q0 -98 34 -78',
    ),
  ) +
  group(
    { transform: 'translate(470 330) scale(-1.02 1.02)' },
    speaker(
      sheet,
      {
        skin: '#8f5636',
        deep: '#2a0f14',
        coat: '#1d6b5a',
        hair: 'M40 -206Q130 -270 240 -190Q300 -120 272 20Q250 -40 236 -120Q160 -190 40 -206z',
      },
      'M-38 -72Q-2 -96 36 -86',
    ),
  ) +
  shape('M-20 640Q640 560 1300 640V740H-20z', WOOD) +
  sheet.shade('M-20 640Q640 560 1300 640V740H-20z', '#4a2210', sheet.linear(dark([0, 0], [1, 0.9]))) +
  line('M-20 642Q640 562 1300 642', CREAM, 7) +
  microphone(640, 400, -22) +
  microphone(800, 410, 20) +
  rect(690, 530, 56, 84, '#cfe3ea', { rx: 8, opacity: 0.85 }) +
  rect(690, 566, 56, 48, '#8fc0d8', { rx: 8 })
