import { circle, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const CLAY = '#d2622f'
const DEEP = '#5c1d12'
const BALL = '#dff04a'
const WHITE = '#fbf4e6'
const NAVY = '#16254a'

/** The strings give way around what hits them. */
const strings = (): string => {
  const bend = (fixed: number, along: number, middle: number): number => {
    const near = Math.max(0, 1 - Math.hypot(fixed, along - middle) / 240)
    return near * near
  }
  const down = times(13, at => {
    const x = 520 + at * 52
    const push = 46 * bend(x - 830, 0, 0) * (x < 830 ? -1 : 1)
    return `M${x} 20Q${Math.round(x + push * 1.4)} 350 ${x} 690`
  })
  const across = times(12, at => {
    const y = 70 + at * 54
    const push = 46 * bend(y - 350, 0, 0) * (y < 350 ? -1 : 1)
    return `M470 ${y}Q830 ${Math.round(y + push * 1.4)} 1190 ${y}`
  })
  return down + across
}

const RIM = 'M830 -10Q1200 -10 1210 350Q1200 720 830 720Q460 720 450 350Q460 -10 830 -10z'

const ball = (sheet: Sheet): string =>
  ellipse(830, 350, 176, 150, DEEP, { opacity: 0.35, transform: 'translate(-40 34)' }) +
  shape('M660 350Q660 206 830 204Q1000 206 1000 350Q1000 496 830 498Q660 496 660 350z', BALL) +
  line('M700 250Q800 330 716 456M960 250Q860 330 946 456', WHITE, 15) +
  sheet.shade(
    'M660 350Q660 206 830 204Q1000 206 1000 350Q1000 496 830 498Q660 496 660 350z',
    '#6f8a12',
    sheet.radial(dark([0, 0], [0.5, 0.05], [1, 1]), [0.6, 0.36, 0.72]),
  ) +
  times(70, () => {
    const turn = sheet.random() * 6.28
    const far = 150 + sheet.random() * 30
    return line(
      `M${Math.round(830 + far * 1.06 * Math.cos(turn))} ${Math.round(350 + far * 0.92 * Math.sin(turn))}l${Math.round(14 * Math.cos(turn))} ${Math.round(14 * Math.sin(turn))}`,
      BALL,
      3,
    )
  })

/** Of the whole match, the four thousandths of a second that count. */
export const still: Still = sheet =>
  sheet.flood(CLAY) +
  group(
    { transform: 'rotate(-18 640 360)' },
    line('M-300 560H1600M300 560V-400', WHITE, 22),
    line('M-300 150H1600', WHITE, 14, { opacity: 0.7 }),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.5, 0.25], [1, 1]), 830, 350, 860), sheet.dots(DEEP)) +
  shape('M140 720Q170 500 330 470Q400 470 430 520L360 720z', NAVY, { opacity: 0.35 }) +
  sheet.clip(
    RIM,
    shape(RIM, DEEP, { opacity: 0.16 }),
    ball(sheet),
    line(strings(), WHITE, 6),
    line(strings(), '#c9b89a', 1.5, { transform: 'translate(2 3)' }),
  ) +
  line(RIM, NAVY, 46) +
  line(RIM, '#2f4f9a', 18) +
  line('M470 300Q490 60 740 16', WHITE, 8, { opacity: 0.8 }) +
  shape('M470 560L250 760H380L560 640z', NAVY) +
  shape('M420 640L330 730L376 760H420L480 690z', '#2f4f9a') +
  times(60, () => {
    const turn = sheet.random() * 6.28
    const far = 210 + sheet.random() * 330
    return circle(830 + far * Math.cos(turn), 350 + far * 0.8 * Math.sin(turn), 2 + sheet.random() * 6, '#f0a070', {
      opacity: 0.9,
    })
  })
