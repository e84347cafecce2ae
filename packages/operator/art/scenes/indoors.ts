import { type Canvas, drift, pulse, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { falling, person } from '../parts.ts'
import { at, circle, d, ellipse, group, rect, shape, stroke, times } from '../svg.ts'

/** Someone in a lit doorway. */
export const door = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const [floor, x, half, lintel] = [h * 0.72, w * 0.52, unit * 0.13, h * 0.26]
  const wall = canvas.linear([
    [0, palette.near],
    [0.7, mix(palette.top, palette.mid, 0.5)],
    [1, mix(palette.top, palette.mid, 0.8)],
  ])
  const spill = canvas.linear([
    [0, palette.light, 0.95],
    [0.5, palette.glow, 0.55],
    [1, palette.glow, 0],
  ])
  const halo = canvas.radial([
    [0, palette.light, 0.75],
    [0.4, palette.glow, 0.3],
    [1, palette.glow, 0],
  ])
  const opening = canvas.linear([
    [0, palette.glow],
    [1, palette.light],
  ])
  const panels = times(7, index =>
    rect((w * index) / 7 + w * 0.06, 0, unit * 0.006, floor, palette.near, { opacity: 0.35 }),
  )
  const size = (floor - lintel) * 0.72
  const lean = sway(canvas) * unit * 0.012
  const dust = falling(canvas, 24, -1, (atX, atY, chance) =>
    circle(x + (atX - w * 0.5) * 0.5, atY, unit * (0.001 + chance * 0.003), palette.light, {
      opacity: 0.15 + chance * 0.4,
    }),
  )
  return (
    rect(0, 0, w, h, wall) +
    rect(0, floor, w, h - floor, mix(palette.near, palette.top, 0.6)) +
    panels +
    circle(x, h * 0.5, unit * (0.5 + sway(canvas, 2) * 0.02), halo) +
    rect(x - half, lintel, half * 2, floor - lintel, opening) +
    shape(d`M${x - half} ${floor}H${x + half}L${x + half * 2.6} ${h}H${x - half * 3.4}z`, spill, {
      opacity: 0.85 + sway(canvas, 2) * 0.12,
    }) +
    shape(
      d`M${x - size * 0.07} ${floor}H${x + size * 0.07}L${x + size * 0.1 + lean} ${h}H${x - size * 0.22 + lean}z`,
      palette.near,
      { opacity: 0.7 },
    ) +
    person(x + lean, floor + size * 0.03, size, palette.near) +
    dust
  )
}

/** A bottle, a bowl of fruit and a slow beam of sun. */
export const still = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const table = h * 0.66
  const wall = canvas.linear(
    [
      [0, mix(palette.mid, palette.top, 0.4)],
      [1, mix(palette.mid, palette.glow, 0.35)],
    ],
    [0, 0, 1, 0.5],
  )
  const glass = canvas.linear(
    [
      [0, palette.near],
      [0.35, palette.far],
      [0.5, mix(palette.far, palette.light, 0.6)],
      [1, palette.near],
    ],
    [0, 0, 1, 0],
  )
  const fruit = canvas.radial(
    [
      [0, palette.light],
      [0.6, palette.glow],
      [1, mix(palette.glow, palette.near, 0.5)],
    ],
    [0.35, 0.3, 0.8],
  )
  const shift = sway(canvas) * w * 0.03
  const bottle = w * 0.58
  const bowl = w * 0.2
  const pieces = [
    [0.08, -0.09, 0.075],
    [0.2, -0.11, 0.08],
    [0.14, -0.16, 0.075],
    [0.27, -0.085, 0.07],
  ] as const
  const steam = times(3, index => {
    const x = bottle + unit * (0.42 + index * 0.03)
    const lean = sway(canvas, 1, index * 0.33) * unit * 0.02
    return stroke(
      d`M${x} ${table - unit * 0.12}q${unit * 0.02 + lean} ${-unit * 0.05} 0 ${-unit * 0.1}t0 ${-unit * 0.1}`,
      palette.light,
      unit * 0.006,
      { opacity: 0.18 + pulse(canvas, 1, index * 0.33) * 0.16 },
    )
  })
  return (
    rect(0, 0, w, h, wall) +
    shape(
      d`M${w * 0.1 + shift} 0H${w * 0.5 + shift}L${w * 0.86 + shift} ${table}H${w * 0.46 + shift}z`,
      palette.light,
      { opacity: 0.16 },
    ) +
    rect(0, table, w, h - table, mix(palette.far, palette.near, 0.35)) +
    rect(0, table, w, unit * 0.01, palette.light, { opacity: 0.35 }) +
    ellipse(bottle + unit * 0.16, table + unit * 0.09, unit * 0.4, unit * 0.04, palette.near, { opacity: 0.55 }) +
    shape(
      d`M${bottle - unit * 0.07} ${table + unit * 0.07}V${h * 0.4}Q${bottle - unit * 0.07} ${h * 0.34} ${bottle - unit * 0.028} ${h * 0.3}V${h * 0.18}h${unit * 0.056}V${h * 0.3}Q${bottle + unit * 0.07} ${h * 0.34} ${bottle + unit * 0.07} ${h * 0.4}V${table + unit * 0.07}z`,
      glass,
    ) +
    pieces.map(([x, y, r]) => circle(bowl + unit * x + unit * 0.03, table + unit * y, unit * r, fruit)).join('') +
    shape(
      d`M${bowl} ${table - unit * 0.06}h${unit * 0.36}q0 ${unit * 0.16} ${-unit * 0.12} ${unit * 0.16}h${-unit * 0.12}q${-unit * 0.12} 0 ${-unit * 0.12} ${-unit * 0.16}z`,
      mix(palette.light, palette.glow, 0.2),
    ) +
    circle(bottle + unit * 0.2, table + unit * 0.02, unit * 0.07, fruit) +
    rect(bottle + unit * 0.39, table - unit * 0.08, unit * 0.12, unit * 0.13, mix(palette.light, palette.far, 0.15), {
      rx: unit * 0.02,
    }) +
    steam
  )
}

/** Someone behind a wet window, city lights out of focus. */
export const rain = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const night = canvas.linear([
    [0, palette.near],
    [0.6, mix(palette.top, palette.mid, 0.6)],
    [1, palette.top],
  ])
  const soft = [palette.light, palette.glow, palette.mid, palette.light].map(colour =>
    canvas.radial([
      [0, colour, 0.9],
      [0.82, colour, 0.8],
      [1, colour, 0],
    ]),
  )
  const bokeh = times(34, index =>
    circle(
      random() * w + sway(canvas, 1, random()) * w * 0.01,
      h * (0.22 + random() * 0.5),
      unit * (0.02 + random() * 0.075),
      soft[index % 4] ?? '',
      {
        opacity: (0.14 + random() * 0.5) * (0.75 + pulse(canvas, 1 + (index % 2), index * 0.37) * 0.25),
      },
    ),
  )
  const drops = times(50, () => {
    const [x, length, bright] = [random() * w, unit * (0.06 + random() * 0.1), 0.1 + random() * 0.25]
    const y = drift(canvas, random() * h * 1.3, h * 1.3, 3 + Math.floor(random() * 3)) - h * 0.2
    return shape(d`M${x} ${y}l${-unit * 0.02} ${length}l${unit * 0.003} 0z`, '#ffffff', { opacity: bright })
  })
  const [x, s] = [w * 0.4 + sway(canvas) * unit * 0.01, unit * 0.9]
  const silhouette =
    shape(
      d`M${x - s * 0.5} ${h}q${s * 0.02} ${-s * 0.3} ${s * 0.28} ${-s * 0.36}q${-s * 0.12} ${-s * 0.32} ${s * 0.12} ${-s * 0.38}t${s * 0.22} ${s * 0.2}t${-s * 0.06} ${s * 0.2}q${s * 0.28} ${s * 0.06} ${s * 0.34} ${s * 0.36}z`,
      palette.near,
    ) +
    shape(
      d`M${x + s * 0.12} ${h - s * 0.54}q${s * 0.05} ${s * 0.1} ${-s * 0.04} ${s * 0.18}q${s * 0.26} ${s * 0.06} ${s * 0.32} ${s * 0.34}q${-s * 0.1} ${-s * 0.24} ${-s * 0.34} ${-s * 0.32}q${s * 0.08} ${-s * 0.08} ${s * 0.06} ${-s * 0.2}z`,
      palette.light,
      { opacity: 0.55 },
    )
  return rect(0, 0, w, h, night) + bokeh + drops + silhouette
}

/** Two pots on the fire, lamps over the table. */
export const kitchen = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const bench = h * 0.72
  const wall = canvas.linear([
    [0, mix(palette.top, palette.mid, 0.5)],
    [1, mix(palette.mid, palette.glow, 0.4)],
  ])
  const tiles = times(3, row =>
    times(Math.ceil(w / (unit * 0.12)) + 1, column =>
      rect(
        column * unit * 0.12 - (row % 2) * unit * 0.06,
        bench - unit * 0.09 * (row + 1),
        unit * 0.116,
        unit * 0.086,
        mix(palette.glow, palette.light, 0.12 + ((row + column * 2) % 3) * 0.08),
      ),
    ),
  )
  const cone = canvas.linear([
    [0, palette.light, 0.5],
    [1, palette.light, 0],
  ])
  const lamps = [0.24, 0.5, 0.76]
    .map((share, index) =>
      group(
        at(w * share, 0, sway(canvas, 1, index * 0.2) * 1.6),
        rect(-unit * 0.003, 0, unit * 0.006, h * 0.16, palette.near),
        shape(d`M${-unit * 0.08} ${h * 0.22}L${unit * 0.08} ${h * 0.22}L${unit * 0.3} ${bench}H${-unit * 0.3}z`, cone),
        shape(
          d`M${-unit * 0.085} ${h * 0.225}Q${-unit * 0.08} ${h * 0.14} 0 ${h * 0.14}Q${unit * 0.08} ${h * 0.14} ${unit * 0.085} ${h * 0.225}z`,
          palette.near,
        ),
        ellipse(0, h * 0.225, unit * 0.06, unit * 0.014, palette.light),
      ),
    )
    .join('')
  const steamOver = (x: number) =>
    times(4, index => {
      const rise = (canvas.phase * 2 + index / 4) % 1
      return ellipse(
        x + sway(canvas, 2, index * 0.25) * unit * 0.02,
        bench - unit * (0.24 + rise * 0.26),
        unit * (0.03 + rise * 0.05),
        unit * (0.022 + rise * 0.03),
        palette.light,
        {
          opacity: 0.2 * (1 - rise) * Math.min(1, rise * 5),
        },
      )
    })
  const pot = (x: number, width: number, colour: string, offset: number) => {
    const lid = bench - unit * 0.17 - Math.abs(sway(canvas, 8, offset)) * unit * 0.008
    return (
      steamOver(x) +
      rect(x - width / 2, bench - unit * 0.17, width, unit * 0.17, colour, { rx: unit * 0.02 }) +
      rect(x - width * 0.62, bench - unit * 0.14, width * 1.24, unit * 0.022, palette.near, { rx: unit * 0.01 }) +
      shape(
        d`M${x - width / 2} ${lid}Q${x} ${lid - unit * 0.07} ${x + width / 2} ${lid}z`,
        mix(colour, palette.light, 0.3),
      ) +
      circle(x, lid - unit * 0.045, unit * 0.014, palette.near)
    )
  }
  const [cookX, cookY] = [w * 0.52 + sway(canvas) * unit * 0.012, h * 1.12]
  const cook =
    person(cookX, cookY, unit * 0.78, palette.near, { shirt: mix(palette.light, '#ffffff', 0.4) }) +
    ellipse(cookX, cookY - unit * 0.71, unit * 0.046, unit * 0.058, '#8d5a3c')
  const hat = group(
    at(cookX, cookY - unit * 0.735),
    shape(
      d`M${-unit * 0.05} 0V${-unit * 0.05}Q${-unit * 0.1} ${-unit * 0.12} ${-unit * 0.03} ${-unit * 0.12}Q0 ${-unit * 0.17} ${unit * 0.03} ${-unit * 0.12}Q${unit * 0.1} ${-unit * 0.12} ${unit * 0.05} ${-unit * 0.05}V0z`,
      '#ffffff',
    ),
  )
  return (
    rect(0, 0, w, h, wall) +
    tiles +
    lamps +
    cook +
    hat +
    pot(w * 0.28, unit * 0.26, '#c8452f', 0) +
    pot(w * 0.76, unit * 0.2, mix(palette.glow, palette.near, 0.3), 0.4) +
    rect(0, bench, w, unit * 0.02, palette.light) +
    rect(0, bench + unit * 0.02, w, h, mix(palette.far, palette.near, 0.55))
  )
}
