import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { reel } from '../../../draw/tape.ts'
import { CREAM, corners, RED } from '../palette.ts'

const SKIN = '#c98560'
const PEAT = '#1d0f0c'

const shafts = ({ random }: Sheet): string =>
  times(9, shaft => {
    const [x, wide] = [180 + shaft * 130, 60 + random() * 60]
    return shape(d`M${x} -20h${26 + random() * 40}L${x - 240 + shaft * 60 + wide} 760h${-90 - wide}z`, '#dff2d8', {
      opacity: 0.07 + random() * 0.12,
    })
  })

/** Tape that stands in the water like weed. */
const weed = ({ random }: Sheet): ReadonlyArray<string> =>
  Array.from({ length: 7 }, (_, stem) => {
    let x = 150 + stem * 165 + random() * 40
    const bends = times(4, bend => {
      const next = x + (random() - 0.5) * 160
      const side = bend % 2 === 0 ? -1 : 1
      const way = d`C${x + side * 90} ${690 - bend * 130} ${next + side * 70} ${650 - bend * 130} ${next} ${610 - bend * (100 + (stem % 3) * 14)}`
      x = next
      return way
    })
    return d`M${150 + stem * 165} 760${bends}`
  })

const hand = (sheet: Sheet): string =>
  shape('M-70 -420L-52 -60H60L84 -420z', RED) +
  shape('M0 -420L4 -60H60L84 -420z', '#000', { opacity: 0.25 }) +
  shape('M-54 -70Q-76 20 -40 70L50 74Q84 20 58 -70z', SKIN) +
  line('M-36 60L-60 150L-52 186M-8 70L-14 178M20 70L30 172M46 60L72 140M-56 -10L-104 50L-98 84', SKIN, 31) +
  sheet.shade('M4 -70L58 -70Q84 20 50 74L10 74z', '#7a3a24', '#000', { opacity: 0.7 }) +
  line('M-54 -84H60', '#8e1d17', 8)

const cassette = group(
  { transform: 'translate(690 520) rotate(-24)' },
  rect(-96, -60, 192, 120, '#15100f', { rx: 10 }),
  rect(-82, -48, 164, 70, CREAM, { rx: 5 }),
  reel(-34, -12, 16, 0),
  reel(34, -12, 16, 30),
  rect(-82, 10, 164, 10, RED),
)

const bubbles = ({ random }: Sheet): string =>
  times(26, () =>
    circle(560 + random() * 360, 60 + random() * 420, 3 + random() * 10, 'none', {
      stroke: '#e8fff4',
      'stroke-width': 2,
      opacity: 0.6,
    }),
  )

/** Underwater: a hand lets go. */
export const still: Still = sheet => {
  const water = sheet.linear([
    [0, '#7fc0b4'],
    [0.25, '#2b7a7c'],
    [0.7, '#0f3d47'],
    [1, '#071a20'],
  ])
  const light = shafts(sheet)
  const stems = weed(sheet)
  return (
    sheet.flood(water) +
    light +
    shape(
      'M0 0H1280V36Q1180 60 1080 38Q960 16 860 44Q740 66 620 36Q480 14 380 42Q240 62 130 34Q60 24 0 40z',
      '#cfeee0',
      { opacity: 0.75 },
    ) +
    line(stems.join(''), PEAT, 15) +
    line(stems.filter((_, stem) => stem % 2 === 1).join(''), '#cf5a1e', 4, { transform: 'translate(-3 -2)' }) +
    line(stems.join(''), '#7a4a30', 3, { transform: 'translate(4 2)', opacity: 0.8 }) +
    group({ transform: 'translate(760 250) rotate(14)' }, hand(sheet)) +
    cassette +
    line('M640 590C560 640 620 700 520 760M740 560C800 620 720 680 800 760', PEAT, 11) +
    bubbles(sheet) +
    sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9])), sheet.dots('#041014')) +
    corners(sheet, 0.7)
  )
}
