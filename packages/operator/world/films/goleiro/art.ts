import { circle, d, group, rect, shape, times } from '../../../art/svg.ts'
import { FINGERS, PALM } from '../../draw/hand.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { swing } from '../../draw/movement.ts'
import { ACROSS, dark, line, type Sheet } from '../../draw/sheet.ts'

const PITCH = '#032417'
const STRAW = '#f6e27a'
const GLOVE = '#f26b21'
const CHALK = '#fbf6e6'
const SEAM = '#16241d'

const FIFTH = (2 * Math.PI) / 5
const on = (angle: number, far: number, x = 0, y = 0): string =>
  d`${x + far * Math.cos(angle)} ${y + far * Math.sin(angle)}`

const pentagon = (x: number, y: number, radius: number, turn: number): string =>
  `M${Array.from({ length: 5 }, (_, corner) => on(turn + corner * FIFTH, radius, x, y)).join('L')}z`

const BALL = 'M-128 0A128 128 0 1 1 128 0A128 128 0 1 1 -128 0z'
const TURN = (-76 * Math.PI) / 180

const ball = (sheet: Sheet): string => {
  const spokes = Array.from({ length: 5 }, (_, spoke) => TURN + spoke * FIFTH)
  const patches =
    pentagon(0, 0, 44, TURN) +
    spokes.map(angle => pentagon(118 * Math.cos(angle), 118 * Math.sin(angle), 36, angle + Math.PI)).join('')
  const seams = spokes
    .map(angle => `M${on(angle, 44)}L${on(angle, 86)}L${on(angle + FIFTH / 2, 92)}L${on(angle + FIFTH, 86)}`)
    .join('')
  return (
    circle(0, 0, 128, CHALK) +
    sheet.clip(
      BALL,
      shape(patches, SEAM),
      line(seams, SEAM, 4),
      sheet.shade(BALL, '#5b6b4a', sheet.radial(dark([0, 0], [0.6, 0.1], [1, 0.8]), [0.36, 0.28, 0.85])),
    )
  )
}

const fingers = FINGERS.map(([fromX, fromY, toX, toY]) => `M${fromX} ${fromY}L${toX} ${toY}`).join('')

/** The creases across every finger. */
const creases = FINGERS.flatMap(([fromX, fromY, toX, toY]) =>
  [0.42, 0.72].map(share => {
    const [x, y] = [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share]
    const length = Math.hypot(toX - fromX, toY - fromY)
    const [acrossX, acrossY] = [(-(toY - fromY) / length) * 30, ((toX - fromX) / length) * 30]
    return d`M${x - acrossX} ${y - acrossY}L${x + acrossX} ${y + acrossY}`
  }),
).join('')

const WRIST = 'M-96 232L-120 700H180L92 232z'

const glove = (sheet: Sheet): string =>
  shape(WRIST, '#b5462a') +
  sheet.shade(WRIST, '#4d150b', sheet.linear(dark([0, 0.7], [0.5, 0], [1, 0.6]), ACROSS)) +
  shape(PALM, GLOVE) +
  line(fingers, PITCH, 90) +
  line(fingers, GLOVE, 82) +
  shape(PALM, GLOVE) +
  line(fingers, '#ff9a4d', 44) +
  line(creases, '#c4521c', 7) +
  shape('M-84 8Q0 -24 84 12L78 130Q0 168 -78 124z', CHALK) +
  line('M-40 40L0 92L44 36', GLOVE, 16) +
  shape('M-112 196Q0 232 112 196L98 272Q0 300 -100 272z', SEAM) +
  line('M-104 232Q0 262 104 232', STRAW, 6) +
  sheet.mask(
    shape(PALM, '#fff') + line(fingers, '#fff', 82),
    rect(
      -260,
      -340,
      560,
      640,
      sheet.linear(dark([0, 0.1], [0.5, 0.1], [1, 0.75]), [1, 0, 0.2, 1]),
      sheet.dots('#7a230c'),
    ),
  )

export const art: KeyArt = {
  dusk: PITCH,
  light: STRAW,
  draw: sheet => {
    const [x, y] = sheet.either([372, 196], [910, 214])
    const rays = times(
      18,
      ray =>
        `M${x} ${y}L${on((ray * Math.PI) / 9 + 0.1, 1500, x, y)}L${on((ray * Math.PI) / 9 + 0.1 + Math.PI / 18, 1500, x, y)}z`,
    )
    const foot = shape(
      'M0 640H600V900H0z',
      sheet.linear([
        [0, PITCH, 0],
        [0.5, PITCH, 0.85],
        [1, PITCH],
      ]),
    )
    return (
      sheet.flood('#0d6b41') +
      shape(rays, '#0a5535') +
      sheet.flood(sheet.glow(dark([0, 0], [0.4, 0.18], [1, 0.85]), x, y, sheet.either(760, 900)), sheet.dots(PITCH)) +
      circle(x, y, 210 + 8 * swing(sheet), STRAW, { opacity: 0.22 }) +
      circle(x, y, 168, STRAW, { opacity: 0.35 }) +
      group({ transform: `translate(${x} ${y + 14 * swing(sheet)}) rotate(${20 + 40 * swing(sheet)})` }, ball(sheet)) +
      group(
        { transform: sheet.either('translate(262 540) rotate(11) scale(1.02)', 'translate(830 560) rotate(12)') },
        glove(sheet),
      ) +
      sheet.either(foot, '')
    )
  },
  title: (colour = STRAW) =>
    write(['O goleiro', 'canhoto'], {
      x: 36,
      y: 712,
      fit: 528,
      heights: [50, 70],
      leading: 1.42,
      gap: 0.09,
      pen: { thickness: 13, contrast: 1.3 },
      fill: colour,
    }),
  credit: { text: 'Um filme de Caetana Moreno Luz', x: 36, y: 872, colour: STRAW },
}
