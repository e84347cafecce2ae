import { circle, group, rect, shape, times } from '../../../art/svg.ts'
import type { Still } from '../../draw/keyArt.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const COLOURS = ['#e8403a', '#f7b52c', '#1fa79a', '#f4ead6', '#7a3fa0', '#f2793a', '#2c6fc4', '#e85a9a']
const INK = '#1a0f2b'
const GOLD = '#ffd76a'

const sector = (at: number): string => {
  const to = (part: number, far: number): string => {
    const turn = (part / 16) * 2 * Math.PI
    return `${Math.round(920 + far * Math.cos(turn))} ${Math.round(430 + far * Math.sin(turn))}`
  }
  return (
    shape(`M920 430L${to(at, 420)}A420 420 0 0 1 ${to(at + 1, 420)}z`, COLOURS[at % 8] ?? GOLD) +
    shape(
      `M${to(at + 0.3, 330)}L${to(at + 0.5, 390)}L${to(at + 0.7, 330)}L${to(at + 0.5, 270)}z`,
      at % 2 === 0 ? '#fff' : INK,
      { opacity: 0.75 },
    )
  )
}

/** All that she has hangs on one click. */
const face = (sheet: Sheet): string => {
  const head = 'M150 330Q150 190 290 180Q420 190 424 330Q428 440 360 510Q290 560 220 510Q150 450 150 330z'
  return (
    shape('M40 760Q70 600 210 570H370Q500 600 540 760z', '#1fa79a') +
    line('M210 572L286 640L366 572', '#fff', 14) +
    shape('M236 480H340V590Q286 630 236 590z', '#9a5a38') +
    shape(
      'M110 420Q70 140 290 130Q500 140 466 420Q470 520 420 540Q440 400 410 300Q350 260 250 250Q170 300 160 400Q150 500 170 540Q120 520 110 420z',
      '#2b1712',
    ) +
    shape(head, '#c98257') +
    sheet.shade(head, '#5e2430', sheet.linear(dark([0, 0.95], [0.5, 0.15], [1, 0]), ACROSS)) +
    shape('M130 380Q130 190 290 180Q440 190 440 360Q420 270 330 246Q220 250 170 300Q150 330 130 380z', '#2b1712') +
    line('M196 306Q226 278 262 296M326 294Q362 276 392 304', INK, 10) +
    circle(236, 350, 32, '#fff') +
    circle(356, 348, 32, '#fff') +
    circle(250, 338, 15, INK) +
    circle(370, 336, 15, INK) +
    line('M300 360Q286 400 292 412Q306 422 322 412', '#7a3a28', 7) +
    rect(258, 444, 84, 34, '#fff', { rx: 12, stroke: '#8a2430', 'stroke-width': 9 }) +
    line('M279 446v30M300 446v30M321 446v30', '#8a2430', 3) +
    line('M200 640Q190 540 236 490M400 640Q410 540 350 492', '#c98257', 48) +
    line('M236 492l6 -34M254 496l4 -32M336 496l-4 -32M354 492l-6 -34', '#c98257', 16)
  )
}

export const still: Still = sheet =>
  sheet.flood('#3a1a6b') +
  times(12, ray =>
    shape(
      `M920 430L${Math.round(920 + 1400 * Math.cos(ray * 0.524))} ${Math.round(430 + 1400 * Math.sin(ray * 0.524))}L${Math.round(920 + 1400 * Math.cos(ray * 0.524 + 0.24))} ${Math.round(430 + 1400 * Math.sin(ray * 0.524 + 0.24))}z`,
      '#4f2a8a',
    ),
  ) +
  sheet.flood(sheet.glow(dark([0, 0], [0.55, 0.3], [1, 1]), 920, 430, 860), sheet.dots(INK)) +
  circle(920, 430, 466, INK) +
  group(
    { transform: 'rotate(7 920 430)' },
    times(16, sector),
    times(16, pin =>
      circle(
        Math.round(920 + 420 * Math.cos((pin / 8) * Math.PI)),
        Math.round(430 + 420 * Math.sin((pin / 8) * Math.PI)),
        11,
        '#fff',
      ),
    ),
  ) +
  circle(920, 430, 420, sheet.linear(dark([0, 0], [0.5, 0.1], [1, 0.9]), [0, 0, 0.8, 1]), sheet.dots(INK)) +
  times(28, bulb =>
    circle(
      Math.round(920 + 445 * Math.cos((bulb / 14) * Math.PI)),
      Math.round(430 + 445 * Math.sin((bulb / 14) * Math.PI)),
      13,
      bulb % 2 === 0 ? '#fff6d8' : GOLD,
    ),
  ) +
  circle(920, 430, 90, GOLD) +
  circle(920, 430, 62, '#e8403a') +
  circle(902, 410, 16, '#fff', { opacity: 0.8 }) +
  shape('M880 -20H970L925 116z', '#fff') +
  shape('M925 -20H970L925 116z', '#b9b0c9') +
  face(sheet)
