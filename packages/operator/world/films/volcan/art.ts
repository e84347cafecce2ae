import { circle, d, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const PLUM = '#3b2a3f'
const LAVA = '#e8552b'
const GOLD = '#f7c66b'
const SAGE = '#6f8f72'
const CLAY = '#a9482a'
const ASH = '#241826'

/** The plume: balls of steam, small and hot over the pot, great and grey in the sky. */
const plume = (sheet: Sheet): string => {
  const puffs = Array.from({ length: 46 }, (_, at) => {
    const up = at / 45
    const spread = 30 + 300 * up ** 1.25
    const radius = 34 + 96 * up
    const x = 300 + (sheet.random() - 0.5) * 2 * spread * 0.85 + 7 * sway(sheet, 1, up)
    return [x, 566 - 560 * up, radius * (0.75 + sheet.random() * 0.5)] as const
  }).toReversed()
  const tone = (y: number): readonly [string, string] => {
    if (y > 470) return ['#f2803a', '#ffd489']
    if (y > 360) return ['#c9506a', '#f2926a']
    return y > 200 ? ['#8a5a78', '#c98d94'] : ['#6d5470', '#a58a9c']
  }
  return puffs
    .map(([x, y, radius]) => {
      const [body, lit] = tone(y)
      return (
        circle(x, y, radius, body) + circle(x - radius * 0.16, y - radius * 0.2, radius * 0.74, lit, { opacity: 0.55 })
      )
    })
    .join('')
}

const POT = 'M96 600Q60 680 84 760Q120 866 300 868Q480 866 516 760Q540 680 504 600z'
const LIP = 'M84 560Q300 522 516 560Q536 584 510 612Q300 650 90 612Q64 584 84 560z'

const pot = (sheet: Sheet): string =>
  line('M96 640Q30 640 38 690Q48 730 92 726M504 640Q570 640 562 690Q552 730 508 726', '#7d2f1c', 26) +
  shape(POT, CLAY) +
  sheet.clip(
    POT,
    line('M60 690L110 720L160 690L210 720L260 690L310 720L360 690L410 720L460 690L510 720L560 690', GOLD, 9),
    line('M60 734H560M60 664Q300 690 560 664', '#5e2014', 8),
    times(9, dot => circle(84 + dot * 54, 764, 9, SAGE)),
    sheet.shade(POT, '#3a120c', sheet.linear(dark([0, 0.9], [0.35, 0], [0.6, 0.1], [1, 0.95]), ACROSS)),
  ) +
  shape(LIP, '#8a371f') +
  ellipse(300, 572, 200, 25, '#ffcf7a') +
  ellipse(300, 575, 200, 22, LAVA) +
  times(7, bubble => circle(150 + bubble * 50, 572 + ((bubble * 7) % 9), 8 + ((bubble * 5) % 9), GOLD))

/** Her spoon, and the hand that does not stop stirring. */
const spoon = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(5 * sway(sheet, 2)).toFixed(2)} 380 576)` },
    line('M372 580L520 300', '#6b4023', 19),
    line('M372 580L520 300', '#a8703f', 6, { transform: 'translate(-4 -2)' }),
    shape('M478 372Q470 330 512 316L700 200L760 330L560 392Q510 418 478 372z', '#8a4a2e'),
    line('M486 356L530 342M492 374L540 356M504 390L546 372', '#5e2c18', 6),
    shape('M596 252L820 110V440L640 372Q600 320 596 252z', '#1d6d70'),
    line('M612 262Q612 320 652 366', GOLD, 11),
  )

const fire = (sheet: Sheet): string => {
  const flame = (x: number, high: number): string =>
    shape(
      d`M${x - 44} 920Q${x - 50} ${900 - high * 0.5} ${x} ${900 - high}Q${x + 14} ${900 - high * 0.4} ${x + 44} 920z`,
      LAVA,
    ) +
    shape(
      d`M${x - 24} 920Q${x - 24} ${900 - high * 0.3} ${x} ${900 - high * 0.6}Q${x + 10} ${900 - high * 0.2} ${x + 26} 920z`,
      GOLD,
    )
  return times(9, at => flame(20 + at * 70, 70 + ((at * 53) % 60) + 14 * sway(sheet, 6, at / 5)))
}

const sparks = (sheet: Sheet): string =>
  times(44, spark => {
    const up = rise(sheet, 4, spark / 44)
    const x = 300 + (sheet.random() - 0.5) * (120 + 420 * up)
    return circle(x, 560 - 470 * up * (0.5 + sheet.random()), 2 + sheet.random() * 4, GOLD, { opacity: 1 - up * 0.7 })
  })

export const art: KeyArt = {
  dusk: '#1d1320',
  light: GOLD,
  draw: sheet => {
    const [x, y, radius] = sheet.either([300, 600, 520], [930, 420, 560])
    const glow = sheet.glow(
      [
        [0, LAVA, 0.8],
        [1, PLUM, 0],
      ],
      x,
      y,
      radius,
    )
    return (
      sheet.flood(PLUM) +
      sheet.flood(glow) +
      sheet.flood(sheet.linear(dark([0, 0.7], [0.5, 0.1], [1, 0.7])), sheet.dots(ASH)) +
      group(
        { transform: sheet.either('translate(0 -40)', 'translate(640 -166)') },
        plume(sheet),
        sparks(sheet),
        fire(sheet),
        pot(sheet),
        spoon(sheet),
        rect(-900, 916, 2400, 300, ASH),
      ) +
      sheet.either(
        shape(
          'M0 690H600V900H0z',
          sheet.linear([
            [0, ASH, 0],
            [0.5, ASH, 0.85],
            [1, ASH],
          ]),
        ),
        '',
      )
    )
  },
  title: (colour = GOLD) =>
    write(['La cocinera', 'del volcán'], {
      x: 300,
      y: 766,
      align: 'centre',
      heights: [46, 46],
      leading: 1.34,
      gap: 0.1,
      pen: { thickness: 4, contrast: 2.6, angle: -30 },
      ends: 'round',
      fill: colour,
    }),
}
