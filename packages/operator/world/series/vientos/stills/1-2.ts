import { circle, d, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { air, COBALT, CREAM, EARTH, ICE, NAVY, RED, SUN } from '../palette.ts'

/** A cloud that rolls: lit from under, and as long as the land. */
const roll = (sheet: Sheet): string => {
  const under = 'M-40 330Q200 250 460 290Q760 330 1320 210V420Q900 470 560 440Q240 420 -40 470z'
  const over = 'M-40 190Q240 90 560 150Q900 200 1320 60V300Q900 400 560 330Q240 290 -40 380z'
  return (
    shape('M-40 -40H1320V200Q900 260 560 200Q240 150 -40 250z', NAVY) +
    shape(under, '#3a4aa0') +
    sheet.shade(under, NAVY, sheet.linear(dark([0, 0.9], [1, 0.1]))) +
    shape(over, '#5f74c8') +
    sheet.shade(over, NAVY, sheet.linear(dark([0, 0.1], [0.5, 0.3], [1, 1]))) +
    times(6, at =>
      line(
        d`M-40 ${226 + at * 26}Q240 ${130 + at * 28} 560 ${184 + at * 26}T1320 ${96 + at * 34}`,
        at < 2 ? ICE : '#8094de',
        8 - at,
        { opacity: 0.8 - at * 0.1 },
      ),
    ) +
    line('M-40 472Q240 422 560 442T1320 424', SUN, 9, { opacity: 0.9 })
  )
}

/** A mill that pumps water, with all its blades at work. */
const mill = (sheet: Sheet): string =>
  group(
    { transform: 'translate(1000 330)' },
    line('M-10 30L-70 300M10 30L70 300M-46 190L56 190M-30 120L34 120M-34 130L60 240M34 130L-60 240', NAVY, 9),
    shape('M20 -10L180 -44V34L20 12z', RED),
    line('M0 0H170', NAVY, 7),
    times(16, at => {
      const turn = at * 22.5 + 360 * sheet.phase
      return shape('M-7 -24L-22 -104L16 -110L9 -24z', at % 2 ? CREAM : '#d8dcea', { transform: `rotate(${turn})` })
    }),
    circle(0, 0, 108, 'none', { stroke: NAVY, 'stroke-width': 5 }),
    circle(0, 0, 26, NAVY),
    circle(0, 0, 11, SUN),
    line('M0 30V300', NAVY, 6),
  )

const cow = (x: number, y: number, size: number, coat: string, spot: string): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size})` },
    ellipse(0, 106, 130, 13, NAVY, { opacity: 0.4 }),
    line('M-70 40V100M-44 44V104M56 44V104M80 40V98', coat, 20),
    shape('M-110 -30Q-100 -60 0 -56Q90 -60 104 -20Q112 50 70 60H-80Q-116 40 -110 -30z', coat),
    shape('M-40 -54Q20 -60 30 -20Q10 14 -30 0Q-60 -30 -40 -54zM60 10q30 -20 40 14q-10 30 -36 24z', spot),
    shape('M84 -40Q120 -70 140 -50L184 -20Q190 4 168 8L120 0Q96 0 84 -40z', coat),
    line('M112 -56q-8 -22 4 -30M132 -56q12 -16 22 -14', CREAM, 8),
    circle(140, -30, 6, NAVY),
    line('M-108 -30Q-150 -60 -190 -40', coat, 9),
    line('M-190 -40l-26 -8M-190 -40l-24 8', spot, 8),
  )

const grass = ({ random }: Sheet): string =>
  times(130, () => {
    const [x, y] = [random() * 1300, 480 + random() * 240]
    return d`M${Math.round(x)} ${Math.round(y)}q10 -16 ${Math.round(30 + random() * 30)} -18`
  })

/** Outside: an hour before the airport. */
export const still: Still = sheet =>
  sheet.flood(ICE) +
  rect(
    0,
    380,
    1280,
    90,
    sheet.linear([
      [0, '#f3d28a'],
      [1, CREAM],
    ]),
  ) +
  roll(sheet) +
  rect(0, 464, 1280, 260, '#d8a53a') +
  sheet.shade('M0 464H1280V720H0z', EARTH, sheet.linear(dark([0, 0.1], [1, 0.95]))) +
  line(grass(sheet), '#f3d070', 5) +
  mill(sheet) +
  rect(880, 612, 260, 46, COBALT, { rx: 10 }) +
  rect(890, 608, 240, 15, ICE) +
  cow(560, 500, 0.5, '#7a3f26', CREAM) +
  cow(420, 520, 0.62, CREAM, '#2a1714') +
  cow(690, 540, 0.74, '#2a1714', CREAM) +
  cow(240, 590, 1.05, '#8a4a2c', CREAM) +
  air(sheet, 0.6)
