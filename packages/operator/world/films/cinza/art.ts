import { circle, d, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'
import { pick } from '../../seed.ts'

const DAWN = '#6e6a74'
const PINK = '#e43f6f'
const TEAL = '#27b0a0'
const CREAM = '#f2e6cf'
const COAL = '#26232b'
const GOLD = '#f3b33d'

const MASK =
  'M300 372Q190 340 92 388Q60 470 118 560Q190 620 262 560Q286 536 300 536Q314 536 338 560Q410 620 482 560Q540 470 508 388Q410 340 300 372z'
const HALF = 'M300 0V900H900V0z'
const EYES =
  'M146 448Q196 410 256 456Q238 512 188 508Q150 496 146 448zM454 448Q404 410 344 456Q362 512 412 508Q450 496 454 448z'

const PLUMES = ['#e43f6f', '#27b0a0', '#f3b33d', '#c22a5a', '#1d877b']

/** A fan of feathers behind the living half. */
const feather = (sheet: Sheet, at: number): string => {
  const angle = -96 + at * 11.5 + 2.4 * sway(sheet, 1, at / 5)
  const long = 300 + (at % 2) * 60
  const colour = pick(PLUMES, at)
  return group(
    { transform: `translate(264 420) rotate(${angle.toFixed(2)})` },
    shape(`M-14 0Q-64 ${-long * 0.5} -34 ${-long}Q0 ${-long - 52} 34 ${-long}Q64 ${-long * 0.5} 14 0z`, colour),
    sheet.shade(
      `M0 0Q10 ${-long * 0.5} 0 ${-long - 26}Q24 ${-long - 24} 34 ${-long}Q64 ${-long * 0.5} 14 0z`,
      COAL,
      '#000',
      { opacity: 0.42 },
    ),
    line(`M0 0V${-long}`, CREAM, 3, { opacity: 0.6 }),
    circle(0, -long + 26, 22, CREAM),
    circle(0, -long + 26, 13, colour === TEAL ? PINK : TEAL),
    circle(0, -long + 26, 6, COAL),
  )
}

const living = (sheet: Sheet): string =>
  times(9, at => feather(sheet, 8 - at)) +
  shape(MASK, PINK) +
  sheet.shade(MASK, '#8e1440', sheet.linear(dark([0, 0.1], [1, 0.85]))) +
  line('M92 388Q190 340 300 372', GOLD, 12) +
  times(10, bead => circle(112 + bead * 20, 566 - 40 * Math.cos((bead - 3) / 2.6) + 16, 7, GOLD)) +
  shape('M300 388Q276 410 284 452L300 500z', TEAL)

/** What is left of the other: cracks, and flakes that the wind takes. */
const burnt = (sheet: Sheet): string =>
  shape(MASK, '#bdb7b4') +
  sheet.shade(MASK, COAL, sheet.linear(dark([0, 0.3], [0.4, 0.5], [1, 1]), [0, 0, 1, 0.6]), {}) +
  line(
    'M330 380L352 420L338 446M420 366L410 396L436 420L430 442M500 420L470 440L484 480M380 560L392 530L372 512M460 560L450 524',
    COAL,
    6,
  ) +
  times(7, quill => {
    const angle = 8 + quill * 13
    return group(
      { transform: `translate(336 400) rotate(${angle})` },
      line(`M0 0Q${8 + quill} -150 -4 ${-260 - (quill % 3) * 40}`, COAL, 7),
      line(`M2 -90l18 -22M4 -140l-18 -22M4 -180l16 -20`, COAL, 5),
    )
  })

const flakes = (sheet: Sheet): string =>
  times(48, flake => {
    const blown = rise(sheet, 2, flake / 48)
    const [x, y] = [480 + 150 * blown + sheet.random() * 110, 560 - sheet.random() * 320 - 60 * blown]
    const size = 3 + sheet.random() * 9
    return shape(d`M${x} ${y}l${size} ${-size * 0.4}l${size * 0.5} ${size}l${-size} ${size * 0.5}z`, COAL, {
      opacity: 1 - blown * 0.8,
    })
  })

/** Yesterday's confetti, on the ground and wet. */
const confetti = (sheet: Sheet): string =>
  times(64, () => {
    const [x, y] = [(sheet.random() - 0.5) * 1700 + 300, 690 + sheet.random() * 240]
    const colour = pick([PINK, TEAL, GOLD, CREAM, COAL], Math.floor(sheet.random() * 97))
    return shape(d`M${x} ${y}l${10 + sheet.random() * 8} -4l4 ${7 + sheet.random() * 4}l-14 4z`, colour, {
      opacity: 0.85,
    })
  })

const ribbons =
  line('M96 520Q40 600 84 690Q110 760 60 840', GOLD, 13) +
  line('M112 544Q84 620 128 700Q160 770 120 860', TEAL, 10) +
  line('M504 520Q556 600 512 690Q486 760 540 840', '#8b868c', 10)

export const art: KeyArt = {
  dusk: '#1d1b22',
  light: CREAM,
  draw: sheet => {
    const left = 'M-900 -300H300V1300H-900z'
    return (
      sheet.flood(DAWN) +
      sheet.flood(sheet.linear(dark([0, 0.85], [0.45, 0.1], [1, 0.7])), sheet.dots('#4b4852')) +
      group(
        { transform: sheet.either('translate(0 24)', 'translate(640 -104) scale(1)') },
        confetti(sheet),
        ribbons,
        sheet.clip(left, living(sheet)),
        sheet.clip(HALF, burnt(sheet)),
        line('M300 372V536', CREAM, 3, { opacity: 0.5 }),
        shape(EYES, '#17151b'),
        flakes(sheet),
      )
    )
  },
  title: (colour = CREAM) =>
    write(['A máscara da', 'quarta-feira'], {
      x: 300,
      y: 724,
      align: 'centre',
      heights: [34, 46],
      leading: 1.4,
      gap: 0.1,
      stretch: 0.86,
      pen: { thickness: 8, contrast: 1.3 },
      fill: colour,
    }),
}
