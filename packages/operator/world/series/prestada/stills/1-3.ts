import { circle, ellipse, group, rect, shape, times } from '../../../../art/svg.ts'
import type { Still } from '../../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../../draw/sheet.ts'
import { CREAM, GOLD, hush, MINT, NIGHT, RED, ROSE, SKIN, TEAL } from '../palette.ts'

const PAPERS = [CREAM, '#f6dcc0', ROSE, MINT, CREAM, '#fff']

/** Nearer the middle they lie open, further off they are waves. */
const mail = (sheet: Sheet): string =>
  times(58, () => {
    const [x, y] = [sheet.random() * 1360 - 40, sheet.random() * 800 - 40]
    const turn = Math.round(sheet.random() * 180)
    const colour = PAPERS[Math.floor(sheet.random() * 6)] ?? CREAM
    return group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})` },
      shape('M-62 -36H74V54H-62z', NIGHT, { opacity: 0.4 }),
      shape('M-70 -44H70V44H-70z', colour),
      line('M-70 -44L0 8L70 -44', '#b98a6a', 4),
    )
  })

const typewriter = (sheet: Sheet): string =>
  rect(-150, -90, 300, 210, NIGHT, { opacity: 0.5, rx: 30, transform: 'translate(16 20)' }) +
  rect(-150, -90, 300, 210, '#1c3b44', { rx: 26 }) +
  sheet.shade('M-150 -90h300v210h-300z', NIGHT, sheet.linear(dark([0, 0], [1, 0.9]), [0, 0, 1, 1])) +
  rect(-190, -110, 380, 44, '#9fb0a8', { rx: 20 }) +
  rect(-206, -104, 26, 32, NIGHT) +
  rect(180, -104, 26, 32, NIGHT) +
  shape('M-100 -96H100V-250Q0 -270 -100 -244z', '#fff') +
  times(5, row => line(`M-76 ${-228 + row * 26}h${150 - (row % 3) * 34}`, '#5a6a6a', 6)) +
  times(4, row =>
    times(9, key => circle(-116 + key * 28 + (row % 2) * 8, -30 + row * 34, 11, row === 3 && key === 4 ? RED : CREAM)),
  )

/** From above: a parting, rolls of hair, sleeves and ten fingers. */
const ofelia =
  shape('M-210 330Q-220 190 -100 180H100Q220 190 210 330V420H-210z', MINT) +
  line('M-150 240Q-190 150 -84 96M150 240Q190 150 84 96', MINT, 62) +
  line('M-100 116L-74 84M100 116L74 84', SKIN, 38) +
  line('M-84 84l-8 -30M-66 80l0 -36M-50 84l10 -32M84 84l8 -30M66 80l0 -36M50 84l-10 -32', SKIN, 14) +
  ellipse(0, 226, 92, 98, '#3a201c') +
  line('M0 130V230', '#6b4034', 6) +
  line('M-60 170Q-90 220 -64 290M60 170Q90 220 64 290M-30 150Q-50 220 -30 310M30 150Q50 220 30 310', '#6b4034', 6) +
  shape('M-100 296Q0 350 100 296Q90 340 0 346Q-90 340 -100 296z', RED)

const telephone = group(
  { transform: 'translate(330 250) rotate(-24)' },
  rect(-64, -44, 140, 108, NIGHT, { rx: 26, opacity: 0.5, transform: 'translate(10 12)' }),
  rect(-70, -50, 140, 108, NIGHT, { rx: 26 }),
  circle(0, 10, 42, CREAM),
  times(8, at => circle(Math.round(28 * Math.cos(at * 0.785)), Math.round(10 + 28 * Math.sin(at * 0.785)), 7, NIGHT)),
  line('M-90 -66H90', '#1c3b44', 34),
  circle(-90, -62, 27, '#1c3b44'),
  circle(90, -62, 27, '#1c3b44'),
)

/** From above: an island with a typewriter. */
export const still: Still = sheet =>
  sheet.flood(TEAL) +
  mail(sheet) +
  sheet.flood(sheet.radial(dark([0, 0], [0.36, 0], [0.62, 0.5], [1, 1])), sheet.dots(NIGHT)) +
  rect(270, 130, 740, 420, NIGHT, { opacity: 0.5, rx: 16, transform: 'translate(20 26)' }) +
  rect(270, 130, 740, 420, '#8a4f2e', { rx: 14 }) +
  times(5, at => line(`M280 ${176 + at * 84}Q640 ${166 + at * 86} 1000 ${180 + at * 84}`, '#6b3a20', 5)) +
  circle(900, 220, 190, GOLD, { opacity: 0.45, ...sheet.blur(24) }) +
  circle(900, 220, 62, '#2f8a72') +
  circle(890, 212, 30, '#8fe0c0') +
  telephone +
  group(
    { transform: 'translate(880 420) rotate(12)' },
    times(6, at => rect(-70 + at * 3, -44 - at * 5, 140, 88, PAPERS[at] ?? CREAM)),
    line('M-70 -20H90M10 -70V40', RED, 7),
  ) +
  group({ transform: 'translate(640 360)' }, typewriter(sheet), ofelia) +
  hush(sheet, 0.55)
