import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const DAWN = '#f59a6b'
const ROSE = '#c2476a'
const INK = '#1c1430'
const STEEL = '#4a4a78'
const LIT = '#ffd98a'
const PALE = '#fbe6cf'

const BODY = 'M610 560V240Q610 40 830 40Q1050 40 1050 240V560Q1050 620 830 620Q610 620 610 560z'

/** The grille is a house, and in its windows they listen. */
const grille = (sheet: Sheet): string =>
  sheet.clip(
    BODY,
    shape(BODY, STEEL),
    times(9, floor => rect(600, 70 + floor * 58, 460, 12, INK)),
    times(9, floor =>
      times(8, flat => {
        const [x, y] = [624 + flat * 53, 86 + floor * 58]
        const isLit = sheet.random() > 0.42
        const who = sheet.random()
        const shapes = [
          circle(x + 18, y + 20, 9, INK) + shape(`M${x + 2} ${y + 40}Q${x + 18} ${y + 16} ${x + 34} ${y + 40}z`, INK),
          shape(`M${x + 6} ${y + 40}V${y + 20}q8 -14 16 0V${y + 40}z`, '#2f7a5a') +
            line(`M${x + 14} ${y + 22}l-6 -12M${x + 14} ${y + 22}l8 -14`, '#2f7a5a', 4),
          line(`M${x} ${y}q10 26 0 40M${x + 36} ${y}q-10 26 0 40`, ROSE, 8),
        ]
        return (
          rect(x, y, 36, 40, isLit ? LIT : '#2d2c54', { rx: 3 }) +
          (isLit && who < 0.75 ? (shapes[Math.floor(who * 4)] ?? '') : '')
        )
      }),
    ),
    sheet.shade(BODY, INK, sheet.linear(dark([0, 0.1], [0.35, 0.05], [1, 1]), ACROSS)),
  ) +
  line(BODY, INK, 12) +
  rect(596, 320, 468, 34, '#d9d3e0', { rx: 10 }) +
  rect(596, 320, 468, 34, sheet.linear(dark([0, 0], [0.4, 0], [1, 0.95]), ACROSS), { rx: 10, ...sheet.dots(INK) }) +
  line('M626 240Q630 80 760 56', PALE, 8, { opacity: 0.8 })

const bird = (x: number, y: number, size: number): string =>
  shape('M0 0Q-30 -34 -64 -20Q-30 -16 0 14Q30 -16 64 -20Q30 -34 0 0z', INK, {
    transform: `translate(${x} ${y}) scale(${size})`,
  })

const roof = (x: number, y: number, width: number, colour: string): string =>
  rect(x, y, width, 400, colour) +
  rect(x + width * 0.2, y - 40, width * 0.18, 40, colour) +
  times(
    4,
    row =>
      rect(x + width * 0.2, y + 30 + row * 54, width * 0.16, 26, row % 3 === 1 ? LIT : '#7d3560') +
      rect(x + width * 0.6, y + 30 + row * 54, width * 0.16, 26, row % 2 === 0 ? LIT : '#7d3560'),
  )

/** Good morning: the microphone is the tallest house of the street. */
export const still: Still = sheet =>
  sheet.flood(DAWN) +
  times(5, band =>
    shape(
      `M-20 ${120 + band * 70}Q320 ${90 + band * 74} 640 ${130 + band * 66}T1300 ${110 + band * 72}V740H-20z`,
      ['#f7ad78', '#ee8a6e', '#de7070', '#cf5c70', ROSE][band] ?? ROSE,
    ),
  ) +
  sheet.flood(sheet.linear(dark([0, 0.1], [0.6, 0.1], [1, 0.8])), sheet.dots('#7a2a5a')) +
  roof(20, 470, 150, '#5a2450') +
  roof(190, 400, 120, '#4a1f4a') +
  roof(330, 500, 180, '#5a2450') +
  roof(1090, 440, 140, '#4a1f4a') +
  line('M190 330Q400 420 610 360M1050 380Q1160 400 1280 340', INK, 4) +
  times(5, sock => rect(270 + sock * 60, 366 + (sock % 2) * 8, 30, 44, sock % 2 === 0 ? PALE : '#e2503a', { rx: 4 })) +
  group({}, shape('M760 610H900L920 740H740z', INK), rect(690, 690, 280, 50, INK)) +
  line('M560 250Q520 480 640 640Q830 720 1020 640Q1140 480 1100 250', INK, 22) +
  grille(sheet) +
  bird(480, 150, 1) +
  bird(360, 220, 0.7) +
  bird(540, 240, 0.55) +
  shape('M800 40Q800 6 830 -2Q860 6 862 34z', '#e2503a') +
  shape('M790 26L766 36L794 44z', LIT)
