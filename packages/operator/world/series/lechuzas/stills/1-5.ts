import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { corners, DEEP, LAMP, LINEN, MINT, NIGHT, TEAL } from '../palette.ts'

/** The city at four: few are awake. */
const city = (sheet: Sheet): string =>
  times(26, at => {
    const [x, high] = [at * 52 - 20, 90 + sheet.random() * 210]
    const windows = times(8, pane =>
      sheet.random() > 0.72
        ? rect(x + 8 + (pane % 2) * 20, 470 - high + 16 + Math.floor(pane / 2) * 34, 10, 14, LAMP)
        : '',
    )
    return rect(x, 470 - high, 48, high + 60, at % 2 === 0 ? '#123332' : '#0f2b2b') + windows
  })

/** Somebody seen from behind, feet over the edge; `side` is where the other one is. */
const smoker = (x: number, coat: string, hair: string, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} 520) scale(${side} 1)` },
    shape('M-92 130Q-96 -30 -40 -60H40Q96 -30 92 130z', coat),
    line('M64 -10Q120 30 96 -56', coat, 40),
    shape('M-26 -60H26V-92H-26z', '#9a6a48'),
    circle(0, -120, 54, hair),
    circle(92, -66, 17, '#b87a54'),
    line('M96 -78L112 -108', LINEN, 8),
    circle(114, -112, 8, '#ff7a3c'),
    circle(114, -112, 24, '#ff7a3c', { opacity: 0.35 }),
  )

const smoke = (x: number, y: number): string =>
  line(d`M${x} ${y}q-30 -50 4 -96q34 -46 -6 -104q-26 -50 10 -90`, LINEN, 9, { opacity: 0.35 })

/** Outside: the roof, the city, two cigarettes and the truth. */
export const still: Still = sheet => {
  const dawn = sheet.linear([
    [0, DEEP],
    [0.5, '#17504d'],
    [0.66, '#3f8f7c'],
    [0.72, MINT],
  ])
  return (
    sheet.flood(dawn) +
    times(40, () =>
      circle(sheet.random() * 1280, sheet.random() * 260, 1 + sheet.random() * 2, LINEN, { opacity: 0.8 }),
    ) +
    city(sheet) +
    sheet.shade('M0 300H1280V560H0z', DEEP, sheet.linear(dark([0, 0], [1, 0.9]))) +
    rect(0, 540, 1280, 40, '#2b5754') +
    rect(0, 580, 1280, 140, NIGHT) +
    line('M1040 560V250M1100 560V320M1000 300L1140 260M1010 350L1130 318', DEEP, 9) +
    shape('M120 560V410H250V560z', TEAL) +
    shape('M104 410H266L240 376H130z', '#0f2b2b') +
    smoker(520, '#e5ddcb', '#1a1412', 1) +
    smoker(800, '#2f6f5f', '#7c7468', -1) +
    smoke(634, 390) +
    smoke(684, 392) +
    corners(sheet, 0.75, 0.5, 0.6)
  )
}
