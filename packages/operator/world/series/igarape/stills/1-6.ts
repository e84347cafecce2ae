import { circle, ellipse, group, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { sway } from '../../../draw/movement.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { BARK, BERRY, CREAM, FOREST, NIGHT, PINK, SUN, shade } from '../palette.ts'

const DOLPHIN =
  'M470 330Q560 220 720 210Q760 150 812 150Q816 190 800 220Q900 250 990 330Q1060 320 1120 270Q1150 262 1144 290Q1120 340 1080 366Q1126 400 1140 450Q1136 474 1112 464Q1060 430 1000 400Q900 440 760 440Q700 500 650 510Q640 480 664 436Q580 430 520 404Q450 412 380 400Q350 392 360 374Q400 356 470 330z'

const dolphin = (sheet: Sheet): string =>
  group(
    { transform: `translate(30 ${Math.round(6 * sway(sheet))}) rotate(-4 700 340)` },
    shape(DOLPHIN, PINK),
    sheet.shade(DOLPHIN, '#a8305a', sheet.linear(dark([0, 0], [0.4, 0.1], [1, 1]))),
    shape('M470 362Q560 420 760 412Q900 410 980 372Q900 440 760 440Q580 440 520 404Q450 412 380 400z', '#ffd0d4'),
    line('M370 386Q440 386 500 372', '#a8305a', 6),
    circle(540, 318, 22, CREAM),
    circle(534, 320, 13, NIGHT),
    circle(530, 315, 4, '#fff'),
    line('M512 292Q540 276 566 292', '#a8305a', 7),
    shape('M250 330L372 352L360 424L238 402z', CREAM),
    line('M250 330L304 390L372 352', '#c9a56a', 5),
    line('M610 250Q700 226 780 240', '#ffd0d4', 9),
  )

/** The box that stood by the path, now among fish. */
const letterbox =
  line('M170 760V420', BARK, 34) +
  shape('M60 260Q60 190 130 190H250Q320 190 320 260V440H60z', BERRY) +
  shape('M60 260Q60 190 130 190H150Q210 196 210 260V440H60z', '#e0506a') +
  shape('M84 280H190V304H84z', NIGHT) +
  line('M84 330H190M84 360H150', CREAM, 6) +
  line('M320 300V220H372', SUN, 13) +
  shape('M334 206H384V244H334z', SUN)

const fish = (x: number, y: number, size: number, colour: string, side: 1 | -1): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${size * side} ${size})` },
    shape('M-60 0Q0 -50 50 0Q0 50 -60 0zM44 0L92 -34V34z', colour),
    circle(-30, -8, 9, CREAM),
    circle(-32, -8, 5, NIGHT),
    line('M0 -20V20M18 -16V16', NIGHT, 4, { opacity: 0.4 }),
  )

const swimming = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-56 -36H56V40H-56z', CREAM),
    line('M-56 -36L0 10L56 -36', '#c9a56a', 5),
    line('M-56 10Q-90 0 -104 20M56 10Q90 0 104 20', CREAM, 9),
    circle(-16, 22, 5, NIGHT),
    circle(16, 22, 5, NIGHT),
  )

/** The strange one: the creek has come up to the roof. */
export const still: Still = sheet => {
  const rays = times(7, at => `M${60 + at * 200} 60h70l${-120 + at * 20} 700h-120z`)
  return (
    sheet.flood('#1f8a86') +
    sheet.flood(
      sheet.linear([
        [0, '#7fe0c8'],
        [0.3, '#2fa39a'],
        [1, '#0e4a52'],
      ]),
    ) +
    shape(rays, '#d8ffe0', { opacity: 0.13 }) +
    shape('M0 0H1280V54Q1200 84 1120 56T960 58T800 54T640 60T480 54T320 60T160 54T0 60z', '#d8ffe0', {
      opacity: 0.75,
    }) +
    times(8, at =>
      line(
        `M${80 + at * 170} 760Q${40 + at * 180} 640 ${96 + at * 170} 560T${80 + at * 172} 400`,
        at % 2 ? FOREST : '#2f9a6a',
        20,
      ),
    ) +
    letterbox +
    dolphin(sheet) +
    swimming(930, 160, 14) +
    swimming(1150, 560, -18) +
    swimming(560, 600, 10) +
    fish(1040, 620, 0.7, SUN, 1) +
    fish(440, 150, 0.6, '#ff9d4a', -1) +
    fish(780, 590, 0.5, SUN, -1) +
    times(16, at =>
      circle(220 + ((at * 137) % 940), 120 + ((at * 89) % 520), 5 + (at % 4) * 4, 'none', {
        stroke: CREAM,
        'stroke-width': 3,
        opacity: 0.7,
      }),
    ) +
    ellipse(640, 730, 760, 60, NIGHT, { opacity: 0.7 }) +
    shade(sheet, 0.6)
  )
}
