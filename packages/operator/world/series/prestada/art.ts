import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { CREAM, GOLD, MINT, NIGHT, RED, ROSE, TEAL } from './palette.ts'

const CAPSULE =
  'M300 150C190 150 140 220 140 330V480C140 590 200 640 300 640C400 640 460 590 460 480V330C460 220 410 150 300 150z'
const CHROME = '#c9d6cf'

/** The ribs of the grille, and what light does to chrome. */
const capsule = (sheet: Sheet): string =>
  shape(CAPSULE, NIGHT, { opacity: 0.3, transform: 'translate(16 18)' }) +
  shape(CAPSULE, CHROME) +
  sheet.clip(
    CAPSULE,
    times(12, rib => rect(130, 176 + rib * 38, 340, 20, TEAL)),
    times(12, rib => line(`M150 ${174 + rib * 38}H450`, CREAM, 4, { opacity: 0.8 })),
    rect(284, 140, 32, 510, CHROME),
    line('M292 140V650', CREAM, 6),
    sheet.shade('M130 140H470V650H130z', NIGHT, sheet.linear(dark([0, 0.6], [0.22, 0], [0.5, 0.1], [1, 1]), ACROSS)),
  ) +
  line(CAPSULE, NIGHT, 7) +
  line('M166 470V330Q166 240 226 196', CREAM, 9, { opacity: 0.8 })

/** A kiss that has been put on as lips are. */
const lips = (sheet: Sheet): string =>
  group(
    { transform: 'translate(292 520)' },
    shape('M-92 4Q-50 -46 -22 -42Q-4 -40 2 -28Q10 -40 28 -42Q60 -46 98 4Q50 -4 2 0Q-46 -4 -92 4z', RED),
    shape('M-92 4Q-46 14 2 12Q50 14 98 4Q60 62 2 62Q-56 60 -92 4z', RED),
    sheet.shade(
      'M-92 4Q-46 14 2 12Q50 14 98 4Q60 62 2 62Q-56 60 -92 4z',
      '#7a0f26',
      sheet.linear(dark([0, 0.2], [1, 0.9]), ACROSS),
    ),
    shape('M-80 4Q-46 -4 2 0Q50 -4 86 4Q46 14 2 12Q-46 14 -80 4z', NIGHT),
    line('M-34 34Q-10 44 14 42', ROSE, 7),
    circle(112, -40, 8, NIGHT),
  )

const net = (sheet: Sheet): string =>
  sheet.pattern(34, 34, line('M0 0L34 34M34 0L0 34', NIGHT, 2.4) + circle(17, 17, 4, NIGHT) + circle(0, 0, 4, NIGHT))

const VEIL = 'M104 210Q90 330 120 430Q210 470 300 462Q400 470 484 424Q512 320 486 190Q300 120 104 210z'

const hat = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(-7 + 1.5 * sway(sheet)).toFixed(2)} 300 200)` },
    shape(VEIL, net(sheet)),
    line('M120 430Q210 470 300 462Q400 470 484 424', NIGHT, 5, { 'stroke-dasharray': '2 9' }),
    shape('M420 120Q520 20 560 -50Q580 -10 560 40Q590 20 600 30Q580 110 470 170z', RED),
    line('M430 150Q520 70 566 -20', '#7a0f26', 5),
    shape('M96 214Q90 180 150 150Q170 70 310 60Q440 56 462 140Q510 166 500 198Q300 130 96 214z', NIGHT),
    shape('M150 150Q170 70 310 60Q440 56 462 140Q300 96 150 150z', '#1c3b44'),
    sheet.shade(
      'M150 150Q170 70 310 60Q440 56 462 140Q300 96 150 150z',
      TEAL,
      sheet.linear(dark([0, 0.9], [0.5, 0], [1, 0]), ACROSS),
    ),
    line('M140 162Q300 104 466 150', RED, 17),
    circle(432, 138, 26, GOLD),
    circle(432, 138, 13, RED),
  )

const neck = (sheet: Sheet): string =>
  rect(270, 640, 60, 330, '#9fb0a8') +
  sheet.shade('M270 640h60v330h-60z', NIGHT, sheet.linear(dark([0, 0.4], [0.3, 0], [1, 1]), ACROSS)) +
  rect(236, 632, 128, 30, NIGHT, { rx: 8 }) +
  times(13, pearl => {
    const angle = (pearl / 12) * Math.PI
    const [x, y] = [300 - 96 * Math.cos(angle), 676 + 52 * Math.sin(angle)]
    return circle(x, y, 15, CREAM) + circle(x - 4, y - 5, 4.5, '#fff') + circle(x + 4, y + 5, 6, ROSE, { opacity: 0.5 })
  })

/** What goes out from it. */
const waves = (sheet: Sheet): string =>
  times(7, at =>
    ellipse(300, 400, 250 + at * 90, 300 + at * 90, 'none', {
      stroke: CREAM,
      'stroke-width': 13 - at,
      opacity: Math.max(0, 0.5 - at * 0.055 + 0.08 * sway(sheet, 5, at / 5)),
    }),
  )

export const art: KeyArt = {
  dusk: '#0b2b30',
  light: CREAM,
  draw: sheet =>
    sheet.flood(MINT) +
    sheet.flood(
      sheet.radial(dark([0, 0], [0.5, 0.05], [1, 0.8]), [sheet.either(0.5, 0.75), 0.45, 0.75]),
      sheet.dots('#3f9a86'),
    ) +
    group(
      { transform: sheet.either('translate(30 44) scale(.89)', 'translate(660 34) scale(.9)') },
      waves(sheet),
      neck(sheet),
      capsule(sheet),
      lips(sheet),
      hat(sheet),
    ) +
    sheet.either(rect(0, 716, 600, 184, RED) + line('M0 716H600M0 728H600', GOLD, 4), ''),
  title: (colour = CREAM) =>
    write(['La voz', 'prestada'], {
      x: 300,
      y: 744,
      align: 'centre',
      heights: [38, 58],
      leading: 1.3,
      extra: 8,
      gap: 0.16,
      serif: 0.09,
      pen: { thickness: 4.5, contrast: 2.6, angle: -8 },
      fill: colour,
    }),
}
