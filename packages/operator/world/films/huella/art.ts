import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const SILT = '#a8703c'
const FOAM = '#f6e7c8'
const DEEP = '#5c3519'
const RED = '#d7301f'
const SKIN = '#4a2413'
const INK = '#201009'

/** Where the finger has pressed. */
const PAD = 'M300 84C470 84 548 230 548 420C548 600 470 720 300 720C130 720 52 600 52 420C52 230 130 84 300 84z'

/** The whorl: every half ring is one stroke further from her, so that they run on into each other. */
const ridges = (sheet: Sheet): string =>
  times(17, ridge => {
    const [across, along] = [54 + ridge * 17, 156 + ridge * 17]
    const next = 17
    const lean = 6 * sway(sheet, 1, ridge / 9)
    const gaps = `${150 + ((ridge * 83) % 210)} 9 ${70 + ((ridge * 47) % 230)} 8 ${260 + ((ridge * 29) % 190)} 10`
    return line(
      d`M${-across} ${lean}C${-across} ${-along * 1.32} ${across + lean} ${-along * 1.32} ${across} ${-lean}C${across} ${along * 1.32} ${-across - next + lean} ${along * 1.3} ${-across - next} ${lean}`,
      FOAM,
      8.4,
      { 'stroke-dasharray': gaps, 'stroke-dashoffset': ridge * 131 },
    )
  })

/** From above, at the crawl: one arm is ahead of her, the other has just left the water. */
const BODY = 'M-40 -52Q0 -76 40 -48Q36 -4 22 26Q28 54 22 74H-22Q-28 54 -20 26Q-38 -6 -40 -52z'

const swimmer = (sheet: Sheet): string =>
  group(
    { transform: `rotate(${(2.5 * sway(sheet)).toFixed(2)})` },
    shape('M-30 40Q-46 120 -20 176Q0 130 20 176Q46 120 30 40z', FOAM, { opacity: 0.3 }),
    line('M-10 60Q-14 92 -8 118L-10 142', SKIN, 17),
    line('M12 60Q17 88 15 108L22 130', SKIN, 17),
    shape('M-18 136Q-22 156 -12 166Q-2 158 -3 138zM14 126Q16 146 28 152Q34 142 29 124z', SKIN),
    line('M34 -40Q60 -22 62 12', SKIN, 15),
    line('M62 12Q62 34 52 50', SKIN, 12),
    line('M-30 -44Q-40 -80 -28 -112', SKIN, 16),
    line('M-28 -112Q-22 -130 -16 -138', SKIN, 12),
    shape('M-24 -132Q-26 -152 -12 -160Q-2 -148 -8 -130z', SKIN),
    shape(BODY, SKIN),
    shape(
      'M-27 -48L-14 -22Q0 -32 14 -20L29 -46Q34 -6 21 26Q27 52 21 70Q0 58 -21 70Q-27 52 -19 26Q-32 -8 -27 -48z',
      INK,
    ),
    line('M-14 -22Q0 -32 14 -20M-9 -6Q2 -14 10 -4', RED, 4),
    sheet.shade(BODY, '#000', sheet.linear(dark([0, 0], [0.5, 0], [1, 0.9]), ACROSS)),
    ellipse(2, -74, 22, 26, RED),
    line('M2 -99V-50', '#f3846c', 4),
    line('M-46 -150Q-30 -180 -2 -172', FOAM, 6),
    times(8, () => circle(-44 + sheet.random() * 66, -168 + sheet.random() * 30, 2 + sheet.random() * 4, FOAM)),
    times(18, () => circle(-34 + sheet.random() * 74, 128 + sheet.random() * 44, 2.5 + sheet.random() * 5, FOAM)),
  )

export const art: KeyArt = {
  dusk: '#2c170b',
  light: FOAM,
  draw: sheet =>
    sheet.flood(SILT) +
    sheet.flood(sheet.linear(dark([0, 0.15], [0.45, 0.2], [1, 0.9])), sheet.dots(DEEP)) +
    group(
      { transform: sheet.either('translate(0 4)', 'translate(612 -70) scale(1.06)') },
      shape(PAD, DEEP, { opacity: 0.55, transform: 'translate(10 16)', ...sheet.blur(10) }),
      shape(PAD, '#8a5528'),
      sheet.shade(PAD, DEEP, sheet.radial(dark([0, 0], [0.5, 0.2], [1, 0.95]), [0.42, 0.4, 0.66])),
      sheet.clip(
        PAD,
        group(
          { transform: 'translate(296 396) rotate(34)' },
          ridges(sheet),
          group({ transform: 'scale(1.08)' }, swimmer(sheet)),
        ),
      ),
    ),
  title: (colour = FOAM) =>
    write(['Agua', 'sin nombre'], {
      x: 42,
      y: 752,
      heights: [36, 60],
      leading: 1.36,
      extra: 2,
      gap: 0.13,
      stretch: 0.9,
      jitter: 0.06,
      pen: { thickness: 8.5 },
      ends: 'round',
      fill: colour,
    }),
}
