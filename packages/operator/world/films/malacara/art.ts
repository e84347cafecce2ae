import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const BONE = '#cbc7bf'
const BLACK = '#121112'
const COAL = '#2a292a'
const GREY = '#77757a'
const WHITE = '#f6f3ec'
const RED = '#b8231c'

const HEAD =
  'M236 176Q300 150 364 176Q420 210 440 310Q452 384 420 470Q398 560 394 620Q404 664 398 716Q386 792 300 800Q214 792 202 716Q196 664 206 620Q202 560 180 470Q148 384 160 310Q180 210 236 176z'
const NECK = 'M190 210Q300 120 420 210Q560 330 620 560Q700 820 720 1100H-60Q60 860 120 640Q170 500 160 330z'
const EAR = 'M0 0Q-40 -60 -22 -150Q40 -110 50 -10z'

/** The facón that it wears on its forehead: grip, guard, blade. */
const GRIP =
  'M284 208Q300 196 316 208L322 236Q314 252 320 270Q314 286 319 306L314 336H286L281 306Q286 286 280 270Q286 252 278 236z'
const GUARD = 'M236 352Q250 330 276 336H324Q352 344 366 326Q364 360 326 364H274Q250 362 236 352z'
const BLADE = 'M277 366H325Q336 480 326 580Q318 676 294 738Q280 640 279 560z'

const mane = (sheet: Sheet): string =>
  times(15, lock => {
    const [x, y] = [396 + lock * 20, 190 + lock * 52]
    const reach = 70 + ((lock * 37) % 60) + 16 * sway(sheet, 2, lock / 7)
    return shape(
      d`M${x - 40} ${y - 20}Q${x + 70} ${y - 40} ${x + 70 + reach} ${y + 40}Q${x + 90} ${y + 30} ${x + 60} ${y + 70}Q${x + 20} ${y + 90} ${x - 30} ${y + 80}z`,
      lock % 2 === 0 ? BLACK : COAL,
    )
  })

const ear = (x: number, turn: number, mirror: 1 | -1, sheet: Sheet): string =>
  group(
    { transform: `translate(${x} 196) rotate(${turn}) scale(${mirror} 1)` },
    shape(EAR, BLACK),
    shape('M8 -18Q-18 -66 -12 -118Q20 -88 30 -20z', GREY),
    sheet.shade('M8 -18Q-18 -66 -12 -118Q20 -88 30 -20z', BLACK, sheet.linear(dark([0, 0.1], [1, 0.95]))),
  )

const eye = (x: number, mirror: 1 | -1): string =>
  group(
    { transform: `translate(${x} 382) scale(${mirror} 1)` },
    shape('M-46 -16Q-14 -50 30 -20Q40 8 22 30Q-26 34 -46 -16z', '#050505'),
    shape('M-34 -10Q-12 -34 22 -12Q28 4 14 18Q-20 20 -34 -10z', '#4b4a4d'),
    circle(-2, -4, 13, '#050505'),
    circle(-9, -11, 5.5, WHITE),
    line('M-40 -26Q-8 -52 30 -24', GREY, 5),
  )

const nostril = (x: number, mirror: 1 | -1): string =>
  group(
    { transform: `translate(${x} 706) scale(${mirror} 1)` },
    shape('M-30 -26Q10 -36 18 0Q18 34 -6 40Q-2 6 -30 -26z', '#000'),
    line('M-34 -28Q14 -42 22 0', GREY, 5),
  )

const forelock = shape(
  'M262 176Q236 210 214 300Q240 264 250 236Q240 300 248 330Q262 280 274 226L286 196Q300 200 318 190Q340 240 372 268Q352 226 346 190Q330 150 300 148Q276 150 262 176z',
  COAL,
)

const head = (sheet: Sheet): string =>
  ear(222, -12, 1, sheet) +
  ear(378, 16, -1, sheet) +
  shape(HEAD, BLACK) +
  sheet.shade(HEAD, '#8b898d', sheet.linear(dark([0, 0.86], [0.2, 0.42], [0.42, 0], [0.9, 0], [1, 0.4]), ACROSS)) +
  line('M214 470Q238 560 232 640M386 470Q362 560 368 640', '#000', 7, { opacity: 0.7 }) +
  eye(186, 1) +
  eye(414, -1) +
  nostril(240, 1) +
  nostril(360, -1) +
  line('M246 768Q300 786 354 768', GREY, 5) +
  shape(BLADE, WHITE) +
  sheet.shade(BLADE, GREY, sheet.linear(dark([0, 0], [0.45, 0], [0.55, 0.75], [1, 0.5]), ACROSS)) +
  line('M302 374Q312 520 296 700', BLACK, 2.5, { opacity: 0.6 }) +
  shape(GUARD, WHITE) +
  shape(GRIP, WHITE) +
  line('M281 236H319M283 252Q300 258 317 252M281 270H319M283 288Q300 294 317 288M282 306H318', BLACK, 4) +
  sheet.shade(GRIP, BLACK, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.8]), ACROSS)) +
  forelock

/** One drop hangs from the point. */
const drop = (sheet: Sheet): string =>
  shape('M294 738Q312 768 308 782Q302 798 290 790Q280 778 294 738z', RED, {
    transform: `translate(0 ${(3 + 3 * sway(sheet, 1, -0.25)).toFixed(2)})`,
  })

export const art: KeyArt = {
  dusk: '#19181a',
  light: WHITE,
  draw: sheet => {
    const dust = times(70, () => {
      const [x, y, long] = [sheet.random() * 1700 - 600, sheet.random() * 900, 30 + sheet.random() * 120]
      return line(
        d`M${x} ${y}l${long} ${-long * 0.16}`,
        sheet.random() > 0.5 ? WHITE : '#9d9a95',
        1.5 + sheet.random() * 3,
      )
    })
    return (
      sheet.flood(BONE) +
      sheet.flood(sheet.linear(dark([0, 0.75], [0.4, 0.1], [1, 0.5])), sheet.dots('#8f8c88')) +
      group(
        { transform: sheet.either('translate(-12 -2) scale(.98)', 'translate(640 -96) scale(.96)') },
        dust,
        mane(sheet),
        shape(NECK, '#454347'),
        sheet.shade(NECK, '#000', sheet.linear(dark([0, 0.3], [0.4, 0.5], [0.8, 0.9], [1, 0.98]))),
        sheet.shade(NECK, GREY, sheet.linear(dark([0, 0.5], [0.22, 0]), ACROSS)),
        group(
          { transform: 'rotate(5 300 460)' },
          ellipse(330, 500, 150, 330, '#000', { opacity: 0.5 }),
          head(sheet),
          drop(sheet),
        ),
      ) +
      sheet.either(
        shape(
          'M0 740H600V900H0z',
          sheet.linear([
            [0, BLACK, 0],
            [0.4, BLACK, 0.94],
            [1, BLACK],
          ]),
        ),
        '',
      )
    )
  },
  title: (colour = WHITE) =>
    write(['El', 'malacara'], {
      x: 40,
      y: 748,
      heights: [28, 72],
      leading: 1.3,
      extra: 4,
      gap: 0.1,
      stretch: 0.6,
      pen: { thickness: 6, contrast: 1.9 },
      fill: colour,
    }),
}
