import { circle, group, rect, round, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { sway } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const PLASTER = '#e6d9bd'
const GREEN = '#3d5a4c'
const BRICK = '#c4583a'
const INK = '#1d1a1a'

/** The stairwell's outline: an ear, its lobe at the foot. */
const EAR =
  'M300 30C500 24 590 200 566 380C550 500 462 560 442 660C424 780 356 856 268 842C178 826 176 730 200 640C120 566 56 440 78 280C98 120 190 36 300 30z'

const TURNS = 7
const [X, Y] = [316, 470]

const ringAt = (turn: number): string => {
  const size = 0.8 ** turn
  return `translate(${X} ${Y}) rotate(${turn * 9}) scale(${size.toFixed(3)}) translate(${-X} ${-Y})`
}

const TREADS = 26

/** One storey, seen from over the banister: treads, the rail, and the dark under it. */
const storey = (sheet: Sheet, turn: number): string => {
  const tone = ['#f3ead4', '#e6d9bd', '#d6c6a2', '#bfae88', '#9c8e6e', '#746a54', '#4c473b'][turn] ?? INK
  const treads = times(TREADS, tread => {
    const angle = (tread / TREADS) * 2 * Math.PI + turn * 0.2
    return `M${round(X + 150 * Math.cos(angle))} ${round(Y + 190 * Math.sin(angle))}L${round(X + 620 * Math.cos(angle))} ${round(Y + 700 * Math.sin(angle))}`
  })
  return group(
    { transform: ringAt(turn) },
    shape(EAR, tone),
    sheet.clip(EAR, line(treads, turn < 4 ? '#a89672' : '#2c2a26', 5)),
    sheet.shade(EAR, INK, sheet.linear(dark([0, 0.05 + turn * 0.06], [0.6, 0.2], [1, 0.85]), [0.1, 0, 0.9, 1])),
    line(EAR, turn % 2 === 0 ? GREEN : '#2b4036', 22),
    line(EAR, '#6f9480', 5, { transform: 'translate(-4 -4)' }),
  )
}

/** The piano got as far as this. */
const piano = group(
  { transform: 'translate(322 500) rotate(24) scale(.86)' },
  shape('M-80 64V-30Q-80 -92 -20 -96Q30 -98 36 -50Q40 -10 80 0V64z', '#000', {
    opacity: 0.5,
    transform: 'translate(10 16)',
  }),
  shape('M-80 64V-30Q-80 -92 -20 -96Q30 -98 36 -50Q40 -10 80 0V64z', INK),
  shape('M-62 40V-24Q-62 -74 -20 -78Q16 -80 20 -44Q24 0 64 14V40z', BRICK),
  rect(-76, 44, 152, 22, '#fff8e6'),
  line(
    times(14, key => `M${-64 + key * 10} 44v12`),
    INK,
    5,
  ),
)

type Neighbour = readonly [x: number, y: number, hair: string, coat: string, turn: number]

/** The whole house looks down. */
const NEIGHBOURS: ReadonlyArray<Neighbour> = [
  [118, 214, '#8d8378', BRICK, 130],
  [524, 226, '#2a1a14', '#2f5d8a', -140],
  [150, 520, '#c98f3f', '#7a3f5c', 60],
  [470, 610, '#4a2f20', '#d9a441', -40],
  [232, 770, '#1d1512', '#4f7f6a', 20],
]

const neighbour = ([x, y, hair, coat, turn]: Neighbour): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-40 20Q0 -20 40 20L34 44H-34z', coat),
    line('M-34 14L-44 -24M34 14L44 -24', coat, 17),
    circle(-44, -28, 10, '#d9a582'),
    circle(44, -28, 10, '#d9a582'),
    circle(0, 0, 25, hair),
    shape('M-16 -18Q0 -30 16 -18Q10 -8 0 -8Q-10 -8 -16 -18z', '#d9a582'),
  )

export const art: KeyArt = {
  dusk: '#17211c',
  light: PLASTER,
  draw: sheet => {
    const well = [...Array(TURNS).keys()].map(turn => storey(sheet, turn)).join('')
    return (
      sheet.flood(BRICK) +
      sheet.flood(sheet.linear(dark([0, 0], [1, 0.7]), [0, 0, 1, 1]), sheet.dots('#7c2d1b')) +
      group(
        {
          transform: sheet.either(
            'translate(14 128) scale(.93)',
            `translate(640 -88) scale(.94) rotate(${(1.4 * sway(sheet)).toFixed(2)} 300 470)`,
          ),
        },
        well,
        piano,
        NEIGHBOURS.map(neighbour).join(''),
      )
    )
  },
  title: (colour = PLASTER) =>
    write(['Terceiro andar', 'sem elevador'], {
      x: 40,
      y: 42,
      fit: 520,
      heights: [40, 40],
      leading: 1.42,
      gap: 0.12,
      pen: { thickness: 8 },
      fill: colour,
    }),
}
