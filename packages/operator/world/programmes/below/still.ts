import { circle, ellipse, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const PIT = '#0a1413'
const BRICK = '#1f3b38'
const MOSS = '#3c6b57'
const SKY = '#bfe3ea'
const ORANGE = '#f07d2a'

/** Courses of brick, narrower the higher they are. */
const courses = (sheet: Sheet): string =>
  times(7, at => {
    const radius = 700 - at * 74
    const bricks = times(22, brick => {
      const turn = (brick / 22) * 2 * Math.PI + (at % 2) * 0.14
      const to = (far: number): string =>
        `${Math.round(810 + far * Math.cos(turn))} ${Math.round(320 + far * Math.sin(turn))}`
      return `M${to(radius)}L${to(radius - 74)}`
    })
    return (
      circle(810, 320, radius, at % 2 === 0 ? BRICK : '#24443f') +
      line(bricks, PIT, 8 - at * 0.7) +
      circle(810, 320, radius, 'none', { stroke: PIT, 'stroke-width': 8 - at * 0.7 })
    )
  }) + sheet.flood(sheet.glow(dark([0, 0.05], [0.35, 0.35], [1, 1]), 810, 320, 720), sheet.dots(PIT))

/** Who knows the way looks in; the cover has been moved aside. */
const head =
  shape('M660 110Q700 60 770 90L800 190H640z', '#24343a') +
  shape('M812 190Q850 120 900 110Q980 130 980 200L830 260z', '#24343a') +
  ellipse(808, 236, 84, 92, '#a86a44') +
  shape('M704 236Q700 120 808 112Q916 120 914 236Q808 178 704 236z', ORANGE) +
  circle(808, 148, 26, '#fff3c9') +
  line('M706 234Q808 180 912 234', '#a84a10', 9) +
  line('M768 244Q782 236 796 244M822 244Q836 236 850 244', PIT, 7) +
  circle(783, 256, 7, PIT) +
  circle(836, 256, 7, PIT) +
  shape('M772 296Q808 282 846 296Q838 326 808 326Q780 326 772 296z', '#5a2a1c')

const ladder = times(8, rung =>
  line(`M${352 + rung * 34} ${695 - rung * 32}L${462 + rung * 28} ${740 - rung * 32}`, '#8fa39a', 15 - rung),
)

/** From the ground of a shaft: a disc of day, and a helmet in it. */
export const still: Still = sheet => {
  const beam = sheet.radial([
    [0, '#fff3c9', 0.9],
    [0.4, '#fff3c9', 0.18],
    [1, '#fff3c9', 0],
  ])
  return (
    sheet.flood(PIT) +
    courses(sheet) +
    circle(810, 320, 206, PIT) +
    circle(810, 320, 190, SKY) +
    sheet.clip(
      'M620 320A190 190 0 0 1 1000 320A190 190 0 0 1 620 320z',
      rect(600, 100, 420, 440, SKY),
      shape('M600 400Q700 330 760 360Q820 420 1020 380V560H600z', '#e8f5f2'),
      head,
      shape('M1010 90Q1120 320 960 540L1060 560L1100 80z', '#3b4a4d'),
    ) +
    line('M620 320A190 190 0 0 1 1000 320A190 190 0 0 1 620 320z', MOSS, 14) +
    ladder +
    line('M340 706L640 424M452 752L706 470', '#8fa39a', 12) +
    circle(808, 148, 150, beam) +
    shape('M0 720Q160 560 330 640Q420 690 520 680Q560 700 560 720z', PIT) +
    times(16, drop =>
      ellipse(200 + ((drop * 137) % 980), 420 + ((drop * 91) % 280), 3, 12, '#7fb0b0', { opacity: 0.6 }),
    )
  )
}
