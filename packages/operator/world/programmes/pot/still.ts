import { circle, ellipse, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const CLOTH = '#f3ead6'
const CHECK = '#3f7fb0'
const STEW = '#c8541f'
const IRON = '#20242a'
const CORN = '#f7c948'
const HERB = '#3f8a3a'

const SKINS = ['#8a5434', '#e0a97e', '#c48556', '#5c3522', '#e8bd96', '#a86a42', '#d09468', '#74452b']
const SLEEVES = ['#e23d4f', '#2f6f4a', '#f2a52a', '#7a3f9a', '#fff', '#1f4f8a', '#e8738a', '#20242a']

/** Eight arms and eight spoons, of all ages. */
const arm = (at: number): string => {
  const child = at % 3 === 1 ? 0.8 : 1
  return group(
    { transform: `translate(800 360) rotate(${at * 45 + 14}) scale(${child} 1)` },
    line('M560 0H800', SLEEVES[at] ?? CHECK, 84),
    line('M556 -40V40', '#fff', 12),
    line('M380 0H552', SKINS[at] ?? STEW, 52),
    ellipse(356, 0, 46, 40, SKINS[at] ?? STEW),
    line('M210 0H400', '#b9b4a8', 14),
    ellipse(186, 0, 46, 31, '#d8d4ca'),
    ellipse(182, 0, 34, 21, at % 2 === 0 ? STEW : '#9a9488'),
    line('M330 -26Q352 -34 372 -26M326 -2Q350 -10 372 -4M330 22Q352 16 372 22', '#3a1f14', 4, { opacity: 0.6 }),
  )
}

const stew = (sheet: Sheet): string =>
  circle(800, 360, 214, IRON) +
  circle(800, 360, 196, '#6b6e72') +
  circle(800, 360, 182, STEW) +
  sheet.shade(
    'M618 360A182 182 0 0 1 982 360A182 182 0 0 1 618 360z',
    '#5c1408',
    sheet.radial(dark([0, 0], [0.6, 0.15], [1, 1]), [0.44, 0.42, 0.62]),
  ) +
  times(26, at => {
    const [far, turn] = [Math.sqrt(sheet.random()) * 150, sheet.random() * 6.28]
    const [x, y] = [Math.round(800 + far * Math.cos(turn)), Math.round(360 + far * Math.sin(turn))]
    if (at % 3 === 0) return circle(x, y, 19, CORN) + circle(x, y, 9, '#fff3c4')
    if (at % 3 === 1)
      return rect(x - 16, y - 13, 32, 26, '#f08a3a', { rx: 7, transform: `rotate(${Math.round(turn * 57)} ${x} ${y})` })
    return ellipse(x, y, 16, 7, HERB, { transform: `rotate(${Math.round(turn * 57)} ${x} ${y})` })
  }) +
  line('M680 280Q740 220 830 226', '#ffd9a0', 7, { opacity: 0.7 }) +
  rect(560, 336, 44, 48, IRON, { rx: 14 }) +
  rect(996, 336, 44, 48, IRON, { rx: 14 })

/** From above: eight mouths, one pot. */
export const still: Still = sheet =>
  sheet.flood(CLOTH) +
  rect(
    0,
    0,
    1280,
    720,
    sheet.pattern(
      120,
      120,
      rect(0, 0, 60, 120, CHECK, { opacity: 0.5 }) + rect(0, 0, 120, 60, CHECK, { opacity: 0.5 }),
    ),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.45, 0.05], [1, 0.9]), 800, 360, 860), sheet.dots('#12324f')) +
  circle(812, 384, 232, '#0b1a2a', { opacity: 0.45 }) +
  stew(sheet) +
  times(8, at => arm(at)) +
  circle(250, 190, 92, '#fff') +
  circle(250, 190, 66, '#e8e2d2') +
  shape('M200 200Q190 150 240 146Q300 150 300 196Q280 230 240 226Q206 226 200 200z', '#d99a4a') +
  line('M216 180l20 24M242 168l20 30M268 170l14 22', '#8a5218', 6) +
  circle(170, 560, 46, '#8fb8c8', { opacity: 0.7, stroke: '#fff', 'stroke-width': 7 }) +
  circle(170, 560, 32, '#7a1430') +
  times(12, crumb => circle(330 + ((crumb * 47) % 130), 250 + ((crumb * 31) % 90), 4, '#b9823a'))
