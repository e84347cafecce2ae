import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { lamps } from '../../draw/matrix.ts'
import { sway, swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'
import { BLUE, CREAM, INK, MOSS, OAK, ORANGE, PISTACHIO } from './palette.ts'

const BOOTH = 'M60 660V190Q60 60 190 60H410Q540 60 540 190V660z'
const MOUTH = 'M120 430H480V520Q480 610 300 610Q120 610 120 520z'

/** A pane with its blind half down: the look of somebody who has ten minutes to go. */
const eye = (sheet: Sheet, x: number): string => {
  const pane = `M${x - 84} 300A84 84 0 1 1 ${x + 84} 300A84 84 0 1 1 ${x - 84} 300z`
  const look = x + 22 * sway(sheet)
  const lid = 296 + 26 * swing(sheet)
  return (
    shape(pane, CREAM) +
    sheet.clip(
      pane,
      circle(look, 330, 40, ORANGE),
      circle(look, 330, 20, INK),
      circle(look + 12, 316, 8, '#fff'),
      rect(x - 90, 200, 180, lid - 200, MOSS),
      line(
        times(6, slat => `M${x - 90} ${214 + slat * 18}h180`),
        '#6f8560',
        4,
      ),
      line(`M${x - 90} ${lid}h180`, '#5a6f4c', 9),
    ) +
    line(pane, OAK, 15)
  )
}

/** The tongue: a number that you have to draw. */
const ticket = (sheet: Sheet): string => {
  const paper = 'M226 520H374V786L349 800L324 786L300 800L275 786L250 800L226 786z'
  return (
    shape('M240 530H390V770H240z', INK, { opacity: 0.25 }) +
    shape(paper, CREAM) +
    line('M238 660H362', ORANGE, 4, { 'stroke-dasharray': '9 7' }) +
    write(['9412'], { x: 300, y: 686, align: 'centre', heights: [35], gap: 0.16, pen: { thickness: 6.5 }, fill: INK })
      .markup +
    line('M252 610H348M252 630H320', '#b9b196', 7) +
    sheet.shade('M226 520H374V640H226z', INK, sheet.linear(dark([0, 0.95], [1, 0])))
  )
}

const mouth = (sheet: Sheet): string =>
  shape(MOUTH, INK) +
  sheet.clip(
    MOUTH,
    times(
      7,
      card =>
        rect(136 + card * 48, 424, 42, 52 + (card % 3) * 9, CREAM, { rx: 5 }) +
        rect(136 + card * 48, 424, 42, 14, card % 2 === 0 ? ORANGE : '#7fb0c4'),
    ),
  ) +
  line(MOUTH, OAK, 15)

const counter = (sheet: Sheet): string =>
  rect(-1200, 640, 3000, 40, OAK) +
  rect(-1200, 640, 3000, 9, '#b98555') +
  rect(-1200, 680, 3000, 700, '#a9b894') +
  sheet.shade('M-1200 680H1800V1380H-1200z', '#4f6347', sheet.linear(dark([0, 0.9], [0.2, 0.1], [1, 0.6]))) +
  group(
    { transform: 'translate(86 640)' },
    rect(-42, -26, 84, 26, INK, { rx: 5 }),
    rect(-30, -52, 60, 28, ORANGE, { rx: 6 }),
    rect(-9, -92, 18, 44, OAK),
    circle(0, -100, 21, OAK),
  ) +
  line('M520 640q30 60 44 0q10 -40 -8 -70', '#7d8a94', 5, { 'stroke-dasharray': '2 8' }) +
  line('M556 572L520 500', BLUE, 13)

const booth = (sheet: Sheet): string =>
  shape(BOOTH, BLUE) +
  sheet.shade(BOOTH, INK, sheet.linear(dark([0, 0.8], [0.4, 0], [0.6, 0], [1, 0.85]), ACROSS)) +
  line('M60 660V190Q60 60 190 60H410Q540 60 540 190V660', OAK, 20) +
  rect(206, 84, 188, 112, INK, { rx: 14 }) +
  lamps('14', 238, 102, 12.4, '#ff6a3a', '#3a2320') +
  eye(sheet, 186) +
  eye(sheet, 414) +
  mouth(sheet)

export const art: KeyArt = {
  dusk: '#122033',
  light: CREAM,
  draw: sheet => {
    const tiles = sheet.pattern(60, 60, rect(0, 0, 60, 60, PISTACHIO) + line('M0 0H60M0 0V60', '#c3d0aa', 4))
    return (
      sheet.flood(PISTACHIO) +
      group(
        { transform: sheet.either('translate(0 -16)', 'translate(640 -76)') },
        rect(-1200, -300, 3000, 1600, tiles),
        shape(BOOTH, INK, { opacity: 0.2, transform: 'translate(22 18)' }),
        booth(sheet),
        counter(sheet),
        ticket(sheet),
      ) +
      sheet.flood(
        sheet.radial(dark([0, 0], [0.6, 0.04], [1, 0.5]), [sheet.either(0.5, 0.7), 0.4, 0.8]),
        sheet.dots('#6f8560'),
      )
    )
  },
  title: (colour = BLUE) =>
    write(['Ventanilla 14'], {
      x: 36,
      y: 826,
      fit: 528,
      heights: [44],
      gap: 0.1,
      pen: { thickness: 8.5, contrast: 1.2 },
      fill: colour,
    }),
}
