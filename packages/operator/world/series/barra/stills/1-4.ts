import { circle, d, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, FOG, GREEN, LAMP, NAVY, night, RED, WINE } from '../palette.ts'

/** A crane of the quay, as a long-necked animal drinks. */
const crane = (x: number, size: number, colour: string): string =>
  group(
    { transform: `translate(${x} 400) scale(${size})` },
    line('M-60 0L-40 -190M60 0L40 -190M-54 -60L48 -120M54 -60L-48 -120', colour, 12),
    rect(-70, -216, 140, 34, colour),
    line('M0 -210L-40 -330M-40 -330L-250 -210M-40 -330L170 -190', colour, 8),
    line('M-270 -204L180 -190', colour, 15),
    rect(120, -204, 64, 44, colour),
    line('M-190 -200V-110', colour, 4),
    rect(-222, -112, 64, 34, RED),
    circle(-40, -334, 8, RED),
  )

const quay = (sheet: Sheet): string =>
  rect(-20, 372, 1320, 34, '#0d2233') +
  crane(260, 0.8, '#1b3c52') +
  crane(560, 1, '#14303f') +
  crane(980, 1.2, '#0d2233') +
  times(30, at => {
    const colour = [WINE, '#2a5a6a', '#b86a34', DULL][at % 4] ?? DULL
    return rect(60 + (at % 10) * 64, 352 - Math.floor(at / 10) * 22, 60, 20, colour, {
      opacity: sheet.random() > 0.3 ? 0.85 : 0,
    })
  })

const DULL = '#3e5a5e'

const launch = group(
  { transform: 'translate(700 566)' },
  shape('M-210 0H230Q212 54 170 60H-170Q-206 48 -210 0z', RED),
  shape('M-210 0H230L226 14H-208z', CREAM),
  shape('M-90 0V-70H70L104 0z', CREAM),
  shape('M-74 -14V-56H62L80 -14z', NAVY),
  line('M-20 -56V-14M30 -56V-14', CREAM, 5),
  line('M-40 -72V-150', '#0d2233', 7),
  circle(-40, -154, 9, '#fff'),
  circle(178, -14, 9, GREEN),
  circle(-56, -30, 15, '#b9764c'),
  shape('M-82 -10Q-56 -26 -30 -10V-4H-82z', '#f08a2c'),
  circle(50, -32, 15, '#8a5236'),
  shape('M24 -10Q50 -28 76 -10V-4H24z', '#0d2233'),
)

/** Outside: not a ripple between two tides. */
export const still: Still = sheet => {
  const sky = sheet.linear([
    [0, NAVY],
    [0.5, '#3f7180'],
    [0.8, '#e0a06a'],
    [1, LAMP],
  ])
  const scene = rect(-20, -20, 1320, 430, sky) + circle(180, 350, 46, '#fff0c4') + quay(sheet)
  const ripples = times(16, at => d`M${(at * 331) % 1200} ${430 + at * 17}h${120 + ((at * 71) % 200)}`)
  return (
    scene +
    group({ transform: 'translate(0 808) scale(1 -1)' }, scene) +
    rect(0, 404, 1280, 320, NAVY, { opacity: 0.45 }) +
    rect(0, 404, 1280, 320, sheet.linear(dark([0, 0.2], [1, 0.95])), sheet.dots('#0a1c2b')) +
    line(ripples, FOG, 3, { opacity: 0.5 }) +
    group({ transform: 'translate(0 1240) scale(1 -1)', opacity: 0.35 }, launch) +
    launch +
    line('M470 632H930', FOG, 4, { opacity: 0.7 }) +
    night(sheet, 0.7, 0.5, 0.5)
  )
}
