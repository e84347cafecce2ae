import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const STORM = '#20302f'
const AMBER = '#d7a13b'
const RAIN = '#8fb3b5'
const RED = '#b8402e'
const DASH = '#0f1716'
const CREAM = '#f1e8d2'

/** What one wiper has cleared: a fan from its joint. */
const FAN = 'M196 806L-64 396A486 486 0 0 1 664 396L404 806Q300 690 196 806z'

const country = (sheet: Sheet): string => {
  const sky = sheet.linear([
    [0, '#35504f'],
    [0.3, '#6f9a98'],
    [0.5, '#f0c873'],
    [0.56, AMBER],
  ])
  const cloud =
    'M-200 100H800V330Q700 300 640 340Q560 300 480 346Q400 310 320 350Q230 306 150 346Q60 310 -20 350Q-110 320 -200 360z'
  return (
    rect(-200, 100, 1000, 800, sky) +
    shape(cloud, '#263a3b') +
    sheet.shade(cloud, '#101a1b', sheet.linear(dark([0, 0.9], [1, 0.1]))) +
    line('M120 336L84 414M410 340L388 420M520 340L492 402', RAIN, 4, { opacity: 0.6 }) +
    rect(-200, 540, 1000, 400, '#5d6b3a') +
    sheet.shade('M-200 540H800V940H-200z', '#232e1c', sheet.linear(dark([0, 0.1], [1, 0.95]))) +
    shape('M292 540H308L560 900H40z', '#39413f') +
    line('M292 540L40 900M308 540L560 900', CREAM, 6) +
    shape('M298.5 552h3l2 22h-7zM297 590h6l3 34h-12zM295 650h10l5 54h-20zM291 740h18l8 90h-34z', AMBER) +
    times(6, pole => {
      const near = 1 / (1 + pole * 0.9)
      const x = 318 + 330 * near
      return line(
        d`M${x} ${540 + 70 * near}V${540 - 210 * near}M${x - 34 * near} ${540 - 180 * near}H${x + 34 * near}`,
        DASH,
        3 + 9 * near,
      )
    }) +
    line('M648 330Q520 470 420 496M648 330Q470 474 380 508', DASH, 2.5)
  )
}

const drops = (sheet: Sheet): string =>
  times(90, () => {
    const [x, y, size] = [(sheet.random() - 0.5) * 1900 + 300, sheet.random() * 900 - 100, 4 + sheet.random() * 9]
    return shape(
      d`M${x} ${y - size * 1.6}Q${x + size} ${y} ${x} ${y + size * 0.7}Q${x - size} ${y} ${x} ${y - size * 1.6}z`,
      RAIN,
      { opacity: 0.28 + sheet.random() * 0.4 },
    )
  })

/** It stands at the end of its way; its rubber has just wiped. */
const wiper = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(-9 + 9 * Math.cos(2 * Math.PI * 4 * sheet.phase)).toFixed(2)} 300 850)` },
    line('M300 850L470 640', '#05090a', 20),
    line('M404 806L664 396', '#05090a', 24),
    line('M398 802L656 394', '#4c6160', 5),
  )

const charm = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(7 * sway(sheet, 3)).toFixed(2)} 300 190)` },
    line('M300 190V300', CREAM, 4),
    rect(262, 296, 76, 96, CREAM, { transform: 'rotate(4 300 340)' }),
    rect(270, 304, 60, 66, '#587a86', { transform: 'rotate(4 300 340)' }),
    group(
      { transform: 'rotate(4 300 340)' },
      circle(300, 334, 14, '#b5764f'),
      shape('M274 370Q300 336 326 370z', RED),
      shape('M282 330Q284 312 300 312Q316 312 318 330Q300 322 282 330z', DASH),
    ),
  )

const mirror =
  line('M300 60V120', '#05090a', 22) +
  rect(120, 96, 360, 100, '#05090a', { rx: 34 }) +
  rect(134, 108, 332, 76, '#54706e', { rx: 26 }) +
  shape('M160 184V150Q190 120 220 150V184zM250 184V146Q284 112 318 146V184z', '#2b3f3e') +
  shape('M350 108H420L360 184H300z', '#fff', { opacity: 0.18 })

const dashboard = (sheet: Sheet): string =>
  shape('M-900 850Q300 740 1500 850V1300H-900z', DASH) +
  line('M-900 850Q300 740 1500 850', '#31504e', 8) +
  times(3, dial =>
    group(
      { transform: `translate(${150 + dial * 150} 868)` },
      circle(0, 0, 54, '#05090a', { stroke: AMBER, 'stroke-width': 5 }),
      line(
        times(
          9,
          tick =>
            d`M${-42 * Math.cos(tick * 0.39)} ${-42 * Math.sin(tick * 0.39)}L${-34 * Math.cos(tick * 0.39)} ${-34 * Math.sin(tick * 0.39)}`,
        ),
        AMBER,
        4,
      ),
      line(`M0 0L${24 - dial * 22} -30`, RED, 6),
    ),
  ) +
  sheet.shade('M-900 850Q300 740 1500 850V1300H-900z', '#000', sheet.linear(dark([0, 0.1], [1, 0.8])))

export const art: KeyArt = {
  dusk: '#0b1413',
  light: AMBER,
  draw: sheet =>
    sheet.flood(STORM) +
    sheet.flood(sheet.linear(dark([0, 0.6], [0.6, 0.1], [1, 0.7])), sheet.dots('#0d1716')) +
    group(
      { transform: sheet.either('translate(0 -56)', 'translate(650 -150) scale(.92)') },
      drops(sheet),
      sheet.clip(FAN, country(sheet)),
      line('M196 806L-64 396A486 486 0 0 1 664 396L404 806', RAIN, 7, { opacity: 0.75 }),
      mirror,
      charm(sheet),
      wiper(sheet),
      dashboard(sheet),
    ) +
    sheet.either(
      shape(
        'M0 730H600V900H0z',
        sheet.linear([
          [0, DASH, 0],
          [0.3, DASH, 0.9],
          [1, DASH],
        ]),
      ),
      '',
    ),
  title: (colour = CREAM) =>
    write(['Los mil doscientos', 'kilómetros de Elena'], {
      x: 36,
      y: 796,
      fit: 528,
      heights: [31, 31],
      leading: 1.62,
      gap: 0.13,
      pen: { thickness: 6.5 },
      dashes: '24 4',
      fill: colour,
    }),
}
