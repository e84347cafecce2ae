import { circle, group, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const ICE = '#dfeaf0'
const ROCK = '#8a6a8f'
const INK = '#191420'
const CORAL = '#e8735a'
const SNOW = '#fdfaf2'

/** A wing from the shoulder: seven fingers at its end. */
const wing = (sheet: Sheet): string => {
  const outline =
    'M0 -40Q120 -120 300 -100Q420 -96 520 -150L640 -226L590 -140L720 -190L616 -92L748 -120L624 -50L744 -48L616 -8L720 26L590 26Q480 60 380 50Q200 90 20 90z'
  return (
    shape(outline, INK) +
    shape('M120 -60Q300 -70 470 -60Q500 -20 470 10Q300 40 140 30Q100 -10 120 -60z', SNOW) +
    line('M180 -56L176 34M250 -62L248 32M320 -62L322 26M390 -62L396 18', '#b9b4c4', 7) +
    sheet.shade(outline, '#4b3a6b', sheet.linear(dark([0, 0.1], [0.6, 0.6], [1, 0.1]), [0, 0, 1, 0]))
  )
}

/** From above the bird, with the valley a long way down. */
const condor = (sheet: Sheet): string =>
  group(
    { transform: 'translate(800 350) rotate(-16) scale(.82)' },
    group({}, wing(sheet)),
    group({ transform: 'scale(-1 1)' }, wing(sheet)),
    shape('M-60 -60Q0 -110 60 -60Q86 60 50 150L90 270L40 250L0 290L-40 250L-90 270L-50 150Q-86 60 -60 -60z', INK),
    line('M-24 160L-44 240M0 170V262M24 160L44 240', '#3b3148', 6),
    shape('M-64 -62Q0 -24 64 -62Q58 -112 0 -116Q-58 -112 -64 -62z', SNOW),
    times(9, tuft => circle(-56 + tuft * 14, -72 - Math.round(22 * Math.sin((tuft / 8) * Math.PI)), 18, SNOW)),
    shape('M-30 -108Q-38 -176 0 -190Q38 -176 30 -108Q0 -92 -30 -108z', CORAL),
    shape('M-13 -186Q0 -232 13 -186z', '#f3dfb0'),
    shape('M-8 -178Q0 -206 8 -178L5 -130H-5z', '#a83a30'),
    circle(-22, -156, 5, INK),
    circle(22, -156, 5, INK),
  )

const ridge = (at: number): string => {
  const y = 40 + at * 120
  const path = `M-40 ${y + 150}${times(9, peak => `L${peak * 160 - 10 + (at % 2) * 70} ${y + ((peak * 67 + at * 41) % 90)}l34 52l30 -18l26 ${60 + ((peak * 31) % 40)}`)}L1340 ${y + 200}V760H-40z`
  return shape(path, ['#c7cfe0', '#a9a4c4', ROCK, '#6d4a72', '#4f3358'][at] ?? ROCK)
}

const snowline = (at: number): string =>
  times(9, peak => {
    const [x, y] = [peak * 160 - 10 + (at % 2) * 70, 40 + at * 120 + ((peak * 67 + at * 41) % 90)]
    return shape(`M${x} ${y}l34 52l-18 20l-14 -24l-22 34l-14 -20z`, SNOW)
  })

/** From above: the wind decides. */
export const still: Still = sheet =>
  sheet.flood(ICE) +
  times(5, at => ridge(at) + (at < 4 ? snowline(at) : '')) +
  sheet.flood(sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.85])), sheet.dots('#37213f')) +
  line('M430 760Q500 660 620 690Q760 720 780 600Q790 520 900 530Q1010 540 1020 470', '#9fd0d6', 16) +
  times(7, gust => line(`M${30 + gust * 30} ${90 + gust * 84}q110 -30 200 0t200 -10`, SNOW, 5, { opacity: 0.55 })) +
  condor(sheet)
