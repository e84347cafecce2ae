import { circle, ellipse, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../../draw/sheet.ts'
import { corners, LIME, MOURNING, OAK } from '../palette.ts'

const SACK =
  'M470 640Q420 420 500 330Q540 296 560 250Q540 214 570 196Q640 176 720 198Q744 216 722 252Q744 300 790 336Q870 430 810 640Q640 690 470 640z'
const TEAR = 'M610 380Q650 430 636 480Q690 520 668 600Q690 640 730 650Q660 690 590 660Q560 600 596 540Q566 470 610 380z'

/** What comes out is brown, and smells of another country. */
const beans = (sheet: Sheet): string =>
  times(150, bean => {
    const down = sheet.random()
    const x = 650 + (sheet.random() - 0.5) * (60 + 760 * down * down)
    const y = 500 + 190 * down
    const turn = Math.floor(sheet.random() * 180)
    const colour = bean % 3 === 0 ? '#5a3018' : '#3b1d0e'
    return ellipse(x, y, 15, 10, colour, { transform: `rotate(${turn} ${Math.round(x)} ${Math.round(y)})` })
  })

const sacks = (sheet: Sheet): string =>
  times(5, at => {
    const [x, y] = [40 + at * 290, 430 + (at % 2) * 40]
    const outline = `M${x - 110} 640Q${x - 150} ${y} ${x - 40} ${y - 80}H${x + 40}Q${x + 150} ${y} ${x + 110} 640z`
    return (
      shape(outline, '#8d8264') +
      sheet.shade(outline, MOURNING, sheet.linear(dark([0, 0.8], [0.5, 0.5], [1, 1]), ACROSS))
    )
  })

/** Insert: the sack that bursts in a shaft of light. */
export const still: Still = sheet => {
  const shaft = sheet.linear(
    [
      [0, '#fff3cf', 0.85],
      [1, '#fff3cf', 0.05],
    ],
    [0, 0, 0.6, 1],
  )
  return (
    sheet.flood('#2a2622') +
    sacks(sheet) +
    shape('M0 600H1280V720H0z', OAK) +
    line('M0 640H1280M0 690H1280', '#4a2e1e', 5) +
    shape('M170 -20H420L960 720H420z', shaft) +
    shape('M170 -20H420L400 30H190z', '#fff8e4') +
    shape(SACK, LIME) +
    sheet.shade(SACK, '#7a6a48', sheet.linear(dark([0, 0], [0.5, 0.15], [1, 0.95]), ACROSS)) +
    line('M560 252Q640 282 722 252', OAK, 13) +
    line('M520 400Q540 480 520 580M770 400Q790 500 770 600', '#b5a67e', 5) +
    shape(TEAR, '#2a160a') +
    beans(sheet) +
    times(70, () =>
      circle(240 + sheet.random() * 560, sheet.random() * 620, 1.5 + sheet.random() * 3, '#fff8e4', { opacity: 0.7 }),
    ) +
    corners(sheet, 0.9, 0.5, 0.55)
  )
}
