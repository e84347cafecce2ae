import { circle, d, ellipse, group, round, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const CONCRETE = '#b9b3a6'
const SLAB = '#8f897d'
const SHADOW = '#2d2b36'
const ROSE = '#f26a97'
const PETAL = '#ffa7bf'
const WINE = '#a81d55'
const KHAKI = '#d9a55a'
const SKIN = '#8f5632'
const HAIR = '#1d1216'
const GOLD = '#ffd75e'

/** A flounce from above: as many folds as a petal has. */
const flounce = (radius: number, folds: number, turn: number): string => {
  const spot = (at: number, far: number): string =>
    d`${far * Math.cos(turn + (at * 2 * Math.PI) / folds)} ${far * Math.sin(turn + (at * 2 * Math.PI) / folds)}`
  return `M${spot(0, radius)}${times(folds, at => `Q${spot(at + 0.5, radius * 1.17)} ${spot(at + 1, radius)}`)}z`
}

const pleats = (radius: number, inner: number, folds: number, turn: number): string =>
  times(folds, at => {
    const angle = turn + (at * 2 * Math.PI) / folds
    return d`M${radius * Math.cos(angle)} ${radius * Math.sin(angle)}L${inner * Math.cos(angle + 0.06)} ${inner * Math.sin(angle + 0.06)}`
  })

const LAYERS = [
  [252, 17, 0, ROSE],
  [212, 15, 0.2, PETAL],
  [172, 13, 0.05, ROSE],
  [132, 11, 0.3, PETAL],
  [94, 9, 0.1, ROSE],
] as const

const gown = (sheet: Sheet): string =>
  LAYERS.map(([radius, folds, turn, colour]) => {
    const outline = flounce(radius, folds, turn)
    return (
      shape(outline, WINE, { transform: 'translate(7 10)', opacity: 0.75 }) +
      shape(outline, colour) +
      sheet.shade(outline, WINE, sheet.radial(dark([0.3, 0.85], [0.7, 0.1], [1, 0.05]), [0.42, 0.4, 0.56])) +
      line(pleats(radius, radius - 36, folds, turn), WINE, 4)
    )
  }).join('')

const girl =
  line('M-40 -6Q-110 4 -150 -20', SKIN, 27) +
  line('M46 2Q74 -68 6 -108', SKIN, 27) +
  ellipse(0, 2, 66, 40, WINE, { transform: 'rotate(18)' }) +
  ellipse(0, 0, 70, 30, SKIN, { transform: 'rotate(18)' }) +
  line('M-40 2Q0 34 44 24', WINE, 17) +
  circle(0, -8, 41, HAIR) +
  circle(14, 12, 25, '#3a2228') +
  line('M6 16a10 10 0 1 0 14 -8', HAIR, 4) +
  line('M-38 -22Q-18 -56 22 -44', GOLD, 9) +
  circle(-22, -44, 6, '#fff') +
  circle(0, -52, 7, '#fff') +
  circle(-38, -24, 4.5, '#fff')

/** Of him there is a back, and the number on it. */
const father =
  line('M70 -24Q128 6 114 76', KHAKI, 40) +
  line('M-60 26Q-90 84 -52 126', KHAKI, 40) +
  line('M114 70L108 94', SKIN, 28) +
  line('M-50 122L-34 142', SKIN, 28) +
  ellipse(0, 0, 104, 52, KHAKI, { transform: 'rotate(-24)' }) +
  group(
    { transform: 'rotate(-24)' },
    write(['0315'], { x: 0, y: -44, align: 'centre', heights: [17], gap: 0.22, pen: { thickness: 4 }, fill: SHADOW })
      .markup,
  ) +
  circle(10, 14, 40, '#5a4a44') +
  circle(3, 5, 19, SKIN) +
  ellipse(-22, 32, 8, 11, SKIN, { transform: 'rotate(40 -22 32)' }) +
  ellipse(46, 2, 8, 11, SKIN, { transform: 'rotate(40 46 2)' })

/** He looks away, and beats time. */
const guard =
  ellipse(0, 0, 92, 48, '#33465a', { transform: 'rotate(30)' }) +
  circle(0, -4, 50, '#1d2a3a') +
  shape('M-52 -22Q-60 -60 -30 -62Q10 -70 34 -44Q-10 -48 -52 -22z', HAIR) +
  circle(2, 0, 32, '#33465a') +
  circle(-8, -34, 7, GOLD)

const yard = (sheet: Sheet): string =>
  line(
    'M-900 150H1500M-900 452H1500M-900 754H1500M-8 -300V1300M296 -300V1300M600 -300V1300M-312 -300V1300M-616 -300V1300',
    SLAB,
    5,
  ) +
  line('M120 600l26 40l-14 34l30 46M470 180l-20 36l22 30', SLAB, 4) +
  sheet.shade('M-900 -300H1500V1300H-900z', SLAB, sheet.linear(dark([0, 0.1], [0.5, 0.2], [1, 0.75]), [0, 0, 1, 1]))

const BARS =
  times(16, at => shape(`M${-900 + at * 132} -400h46L${-320 + at * 132} 1400h-46z`, SHADOW)) +
  shape('M-1000 560L1600 372V414L-1000 602z', SHADOW)

export const art: KeyArt = {
  dusk: '#1f1a24',
  light: '#ffd5df',
  draw: sheet => {
    const turn = round(5 * sway(sheet))
    return (
      sheet.flood(CONCRETE) +
      group(
        { transform: sheet.either('translate(0 0)', 'translate(650 -84) scale(.98)') },
        yard(sheet),
        group(
          { transform: 'translate(52 66)', opacity: 0.5, ...sheet.blur(10) },
          group({ transform: 'translate(330 440)' }, shape(flounce(256, 17, 0), SHADOW)),
          ellipse(196, 256, 100, 60, SHADOW),
        ),
        group({ transform: `translate(330 440) rotate(${turn})` }, gown(sheet)),
        group({ transform: 'translate(340 430) scale(1.08)' }, girl),
        group({ transform: 'translate(206 258) scale(1.06)' }, father),
        line('M352 326L334 308', SKIN, 27),
        line('M186 408L172 404', SKIN, 25),
        group({ transform: 'translate(566 806)' }, guard),
        group({ opacity: 0.34 }, BARS),
      )
    )
  },
  title: (colour = '#471033') =>
    write(['El vals', 'del patio'], {
      x: 36,
      y: 762,
      heights: [44, 44],
      leading: 1.38,
      gap: 0.1,
      pen: { thickness: 7, contrast: 2.1, angle: -32 },
      ends: 'round',
      fill: colour,
    }),
}
