import { circle, d, ellipse, group, shape, times } from '../../../art/svg.ts'
import type { KeyArt } from '../../draw/keyArt.ts'
import { write } from '../../draw/lettering.ts'
import { rise, sway, swing } from '../../draw/movement.ts'
import { dark, line, type Sheet } from '../../draw/sheet.ts'

const NIGHT = '#07191e'
const CREAM = '#f7efe0'
const RIBS = 8

const gore = (radius: number, colours: readonly [string, string]) => (rib: number) => {
  const [from, to] = [(rib * Math.PI) / 4, ((rib + 1) * Math.PI) / 4]
  const middle = (from + to) / 2
  const at = (angle: number, far: number): string => d`${far * Math.cos(angle)} ${far * Math.sin(angle)}`
  return shape(
    `M0 0L${at(from, radius)}Q${at(middle, radius * 0.84)} ${at(to, radius)}z`,
    colours[rib % 2 === 0 ? 1 : 0],
  )
}

/** An umbrella from straight above. */
const umbrella = (sheet: Sheet, radius: number, colours: readonly [string, string], turn: number): string =>
  group({ transform: `rotate(${turn})` }, times(RIBS, gore(radius, colours))) +
  circle(0, 0, radius, sheet.radial(dark([0, 0], [0.55, 0.1], [1, 0.75]), [0.36, 0.3, 0.85]), sheet.dots('#2a0d14')) +
  circle(0, 0, 7, CREAM)

const shoe = (x: number, y: number, turn: number, colour: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    shape('M-15 34Q-18 -30 0 -34Q18 -30 15 34z', colour),
    shape('M-15 40h30v18q-15 8 -30 0z', colour),
  )

const stripes = (sheet: Sheet): string => {
  const bars = times(14, bar => shape(`M${(bar - 4) * 124} -500l70 4l-6 ${sheet.height + 900}l-62 2z`, '#e9e4d3'))
  return sheet.either(
    group({ transform: 'translate(40 60) rotate(17)' }, bars),
    group({ transform: 'translate(560 0) rotate(24)' }, sheet.clip('M-60 -500h900v1800h-900z', bars)),
  )
}

const pavement = (sheet: Sheet): string => {
  const outline = sheet.either('M0 0H600V178L0 236z', 'M0 0H560L250 720H0z')
  const kerb = sheet.either('M0 244L600 186', 'M568 0L258 720')
  const tiles = times(22, tile => {
    const at = tile - 2
    return sheet.either(
      `M${at * 60} 0l-24 260M0 ${at * 60 + 20}L600 ${at * 60 - 38}`,
      `M${at * 90} 0l-310 720M0 ${at * 90}L1280 ${at * 90 + 90}`,
    )
  })
  return (
    sheet.clip(outline, shape(outline, '#0a1f26'), line(tiles, '#16363f', 2.5)) +
    line(kerb, '#8fa7a5', 11) +
    line(kerb, '#4c6a6c', 4, { transform: 'translate(0 8)' })
  )
}

/** The headlamps of a car that passes once in a loop. */
const headlamps = (sheet: Sheet): string =>
  shape(
    sheet.either('M600 120L-80 430L-80 760L600 330z', 'M1280 60L300 330L300 720L1280 330z'),
    sheet.linear(
      [
        [0, '#ffd98a', 0.6],
        [0.7, '#ffd98a', 0.12],
        [1, '#ffd98a', 0],
      ],
      [1, 0, 0, 0],
    ),
    { opacity: 0.6 + 0.4 * swing(sheet) },
  )

/** Rain seen from above falls to the vanishing point. */
const rain = (sheet: Sheet): string => {
  const { width, height, random } = sheet
  const [centreX, centreY] = [width * sheet.either(0.5, 0.68), height * 0.5]
  const drops = Array.from({ length: 150 }, (_, drop) => {
    const [x, y] = [random() * width, random() * height]
    const near = 1.25 - 0.5 * rise(sheet, 16, drop / 150)
    const far = near + 0.03 + random() * 0.1
    const along = (reach: number): string => d`${centreX + (x - centreX) * reach} ${centreY + (y - centreY) * reach}`
    return `M${along(near)}L${along(far)}`
  })
  const some = (wanted: (drop: number) => boolean): string => drops.filter((_, drop) => wanted(drop)).join('')
  return (
    line(
      some(drop => drop % 3 !== 0),
      '#dff2f2',
      1.6,
      { opacity: 0.55 },
    ) +
    line(
      some(drop => drop % 3 === 0),
      '#ffffff',
      3,
      { opacity: 0.7 },
    )
  )
}

const rings = (sheet: Sheet): string =>
  times(16, ring => {
    const age = rise(sheet, 8, ring / 16)
    const [x, y] = [sheet.random() * sheet.width, sheet.random() * sheet.height]
    return ellipse(x, y, 4 + 20 * age, 2 + 10 * age, 'none', {
      stroke: '#dff2f2',
      'stroke-width': 1.4,
      opacity: 0.7 * (1 - age),
    })
  })

/** Two under umbrellas, about to meet. */
const walkers = (sheet: Sheet): string => {
  const [ax, ay, bx, by, size] = sheet.either([214, 440, 398, 632, 1], [770, 280, 990, 470, 1.05])
  const near = swing(sheet)
  const reflection = (x: number, y: number, colour: string): string =>
    ellipse(x + 42, y + 155, 115, 47, colour, { opacity: 0.55, ...sheet.blur(14) })
  const shadow = (x: number, y: number, radius: number): string =>
    ellipse(x + 14, y + 24, radius * size, (radius - 5) * size, '#04090b', { opacity: 0.5 })
  const one = umbrella(sheet, 148 * size, ['#d9402f', '#b42a22'], 12 + 14 * near)
  const other = umbrella(sheet, 142 * size, ['#f1b434', '#f7d27a'], 30 - 12 * near)
  return (
    reflection(ax, ay, '#d9402f') +
    reflection(bx, by, '#f1b434') +
    pavement(sheet) +
    shoe(ax - 60, ay + 128, -30, '#0a0f12') +
    shoe(ax - 18, ay + 146, -16, '#0a0f12') +
    shoe(bx + 56, by - 138, 150, '#7c1f2c') +
    shoe(bx + 12, by - 156, 166, '#7c1f2c') +
    shadow(ax, ay, 150) +
    group({ transform: `translate(${ax + 16 * near} ${ay + 11 * near})` }, one) +
    shadow(bx, by, 146) +
    group({ transform: `translate(${bx - 11 * near} ${by - 8 * near + 3 * sway(sheet, 2)})` }, other)
  )
}

export const art: KeyArt = {
  dusk: NIGHT,
  light: CREAM,
  draw: sheet =>
    sheet.flood('#123840') +
    sheet.flood(sheet.radial(dark([0, 0], [1, 0.7]), [sheet.either(0.5, 0.68), 0.5, 0.75]), sheet.dots(NIGHT)) +
    stripes(sheet) +
    sheet.flood(
      sheet.linear(dark([0, 0.62], [0.4, 0.18], [0.75, 0.3], [1, 0.7]), [0.1, 0, 0.9, 1]),
      sheet.dots('#123840', 0.5),
    ) +
    headlamps(sheet) +
    walkers(sheet) +
    rain(sheet) +
    rings(sheet),
  title: (colour = CREAM) =>
    write(['La vereda', 'impar'], {
      x: 36,
      y: 40,
      heights: [50],
      leading: 1.4,
      gap: 0.13,
      stretch: 0.92,
      pen: { thickness: 11 },
      ends: 'round',
      fill: colour,
    }),
  credit: { text: 'Escrita por Bruno Achával', x: 36, y: 186, colour: CREAM },
}
