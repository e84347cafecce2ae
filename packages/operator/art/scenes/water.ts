import { type Canvas, drift, pulse, shade, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { birds, clouds, falling, glints, layer, person, ridge, sky, stars } from '../parts.ts'
import { at, circle, d, ellipse, group, rect, shape, stroke, times } from '../svg.ts'

const water = (canvas: Canvas, horizon: number) => {
  const { w, h, palette } = canvas
  const depth = canvas.linear([
    [0, mix(palette.glow, palette.mid, 0.5)],
    [0.4, mix(palette.mid, palette.top, 0.5)],
    [1, palette.near],
  ])
  return rect(0, horizon, w, h - horizon, depth)
}

const sailBoat = (canvas: Canvas, size: number) => {
  const { palette } = canvas
  return (
    shape(d`M${-size * 0.55} 0h${size * 1.1}l${-size * 0.18} ${size * 0.16}h${-size * 0.74}z`, palette.near) +
    shape(
      d`M0 ${-size * 0.08}V${-size * 1.25}Q${size * 0.5} ${-size * 0.5} ${size * 0.46} ${-size * 0.08}z`,
      mix(palette.near, palette.light, 0.75),
    ) +
    shape(
      d`M${-size * 0.05} ${-size * 0.08}V${-size}Q${-size * 0.4} ${-size * 0.4} ${-size * 0.4} ${-size * 0.08}z`,
      mix(palette.near, palette.light, 0.5),
    )
  )
}

/** A sailing boat under a low sun. */
export const sea = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const horizon = h * 0.56
  const sunX = w * (0.4 + random() * 0.25)
  const { picture } = sky(canvas, sunX, horizon - unit * 0.06, unit * 0.13)
  const coast = shape(ridge(canvas, horizon - h * 0.015, h * 0.06, 0.5, horizon), mix(palette.glow, palette.far, 0.7))
  const boat = group(
    at(w * 0.3 + sway(canvas) * w * 0.02, h * 0.68 + sway(canvas, 2) * h * 0.006, sway(canvas, 2, 0.2) * 2.4),
    sailBoat(canvas, unit * 0.14),
  )
  return (
    picture +
    clouds(canvas, horizon, 12) +
    layer(canvas, 0.1, coast) +
    water(canvas, horizon) +
    glints(canvas, sunX, horizon, 1, 40) +
    boat +
    birds(canvas, h * 0.2, palette.near, 3)
  )
}

/** A regatta seen from the quay. */
export const regatta = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const horizon = h * 0.42
  const { picture } = sky(canvas, w * 0.8, h * 0.2, unit * 0.08)
  const coast = shape(ridge(canvas, horizon - h * 0.04, h * 0.1, 0.5, horizon), mix(palette.far, palette.mid, 0.3))
  const sails = ['#e5553c', palette.light, '#f2b544', '#ffffff', palette.glow]
  const fleet = times(7, index => {
    const near = index / 6
    const size = unit * (0.07 + near * 0.2)
    const x = w * ((0.1 + index * 0.37) % 1) + sway(canvas, 1, random()) * w * 0.025
    const y = horizon + h * (0.06 + near * 0.42) + sway(canvas, 2, random()) * h * 0.006
    const sail = sails[index % sails.length] ?? palette.light
    const lean = 7 + sway(canvas, 2, index * 0.3) * 2.5
    return group(
      at(x, y, lean),
      shape(d`M${-size * 0.34} 0h${size * 0.7}l${-size * 0.12} ${size * 0.1}h${-size * 0.5}z`, palette.near),
      shape(d`M0 ${-size * 0.04}V${-size * 1.2}Q${size * 0.44} ${-size * 0.5} ${size * 0.32} ${-size * 0.04}z`, sail),
      shape(
        d`M${-size * 0.04} ${-size * 0.04}V${-size * 1.05}Q${-size * 0.2} ${-size * 0.4} ${-size * 0.34} ${-size * 0.04}z`,
        mix(sail, palette.near, 0.22),
      ),
      ellipse(0, size * 0.13, size * 0.5, size * 0.025, palette.light, { opacity: 0.35 }),
    )
  })
  const swell = times(26, index => {
    const near = (index / 26) ** 1.5
    const y = horizon + near * (h - horizon)
    const x = drift(canvas, random() * w * 1.2, w * 1.2, index % 2 ? 1 : -1) - w * 0.1
    return rect(x, y, unit * (0.05 + near * 0.16), unit * (0.002 + near * 0.005), palette.light, {
      opacity: 0.16,
      rx: 1,
    })
  })
  return picture + clouds(canvas, horizon, 8) + coast + water(canvas, horizon) + swell + fleet
}

/** A whale, a diver, light from above. */
export const whale = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const depth = canvas.linear([
    [0, mix(palette.glow, palette.light, 0.35)],
    [0.3, palette.glow],
    [0.65, palette.mid],
    [1, palette.near],
  ])
  const beam = canvas.linear([
    [0, palette.light, 0.55],
    [1, palette.light, 0],
  ])
  const beams = times(7, index => {
    const x = w * (0.1 + index * 0.13)
    const lean = unit * (index * 0.08 + sway(canvas, 1, index * 0.13) * 0.05)
    return shape(d`M${x} 0h${unit * 0.07}L${x + unit * 0.02 + lean} ${h * 0.85}h${-unit * 0.22}z`, beam, {
      opacity: 0.28 + pulse(canvas, 1, index * 0.29) * 0.2,
    })
  })
  const s = unit * 0.6
  const beat = sway(canvas, 1) * s * 0.06
  const skin = mix(palette.top, palette.near, 0.5)
  const body = group(
    at(
      w * 0.46 + sway(canvas, 1, 0.2) * w * 0.02,
      h * 0.46 + sway(canvas, 1, 0.55) * h * 0.02,
      sway(canvas, 1, 0.4) * 2,
    ),
    shape(
      d`M${-s * 0.6} 0C${-s * 0.5} ${-s * 0.24} ${s * 0.1} ${-s * 0.26} ${s * 0.42} ${-s * 0.02 + beat * 0.6}L${s * 0.66} ${-s * 0.16 + beat * 1.6}Q${s * 0.6} ${beat} ${s * 0.72} ${s * 0.14 + beat * 1.4}L${s * 0.44} ${s * 0.06 + beat * 0.6}C${s * 0.1} ${s * 0.2} ${-s * 0.46} ${s * 0.2} ${-s * 0.6} 0z`,
      skin,
    ),
    shape(
      d`M${-s * 0.58} ${s * 0.03}C${-s * 0.4} ${s * 0.17} ${-s * 0.1} ${s * 0.16} ${s * 0.1} ${s * 0.13}C${-s * 0.2} ${s * 0.1} ${-s * 0.4} ${s * 0.08} ${-s * 0.58} ${s * 0.03}z`,
      palette.glow,
      { opacity: 0.5 },
    ),
    group(
      at(-s * 0.2, s * 0.12, sway(canvas, 1, 0.3) * 12),
      shape(
        d`M0 0q${s * 0.02} ${s * 0.24} ${s * 0.22} ${s * 0.3}q${-s * 0.02} ${-s * 0.2} ${-s * 0.08} ${-s * 0.31}z`,
        palette.near,
      ),
    ),
  )
  const bubbles = falling(canvas, 30, -1, (x, y, chance) =>
    circle(x, y, unit * (0.002 + chance * 0.006), palette.light, { opacity: 0.2 + chance * 0.45 }),
  )
  const diver = group(
    at(w * 0.8, h * 0.76 + sway(canvas, 1, 0.7) * h * 0.02, 62),
    person(0, 0, unit * 0.1, palette.near, { stride: sway(canvas, 4) * 0.6 }),
  )
  return (
    rect(0, 0, w, h, depth) +
    beams +
    body +
    bubbles +
    diver +
    layer(canvas, 0.5, shape(ridge(canvas, h * 0.93, h * 0.1), palette.near))
  )
}

/** A shoal over a reef. */
export const reef = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const depth = canvas.linear([
    [0, palette.glow],
    [0.45, palette.mid],
    [1, palette.top],
  ])
  const fish = (size: number, colour: string, flick: number) =>
    shape(
      d`M${-size} 0Q${-size * 0.3} ${-size * 0.55} ${size * 0.5} ${-size * 0.06}L${size} ${-size * 0.34 + flick * size * 0.2}L${size * 0.86} ${flick * size * 0.12}L${size} ${size * 0.34 + flick * size * 0.2}L${size * 0.5} ${size * 0.06}Q${-size * 0.3} ${size * 0.55} ${-size} 0z`,
      colour,
    ) + circle(-size * 0.62, -size * 0.08, size * 0.07, palette.near)
  const colours = ['#f2b544', '#e5553c', palette.light, palette.glow]
  const shoal = times(26, index => {
    const size = unit * (0.016 + random() * 0.03)
    const x = w * 1.1 - drift(canvas, random() * w * 1.2, w * 1.2, 1)
    const y = h * (0.2 + random() * 0.5) + sway(canvas, 1, random()) * h * 0.03
    return group(at(x, y), fish(size, colours[index % 4] ?? palette.light, sway(canvas, 10, random())))
  })
  const weed = (x: number, base: number, height: number, colour: string) => {
    const lean = sway(canvas, 1, x / w) * height * 0.16
    return stroke(
      d`M${x} ${base}C${x + lean * 0.2} ${base - height * 0.35} ${x - lean} ${base - height * 0.6} ${x + lean} ${base - height}`,
      colour,
      height * 0.09,
    )
  }
  const grove = (count: number, base: number, reach: number, colour: string) =>
    times(count, () => weed(w * random(), base, unit * (reach + random() * reach), colour))
  const bubbles = falling(canvas, 20, -1, (x, y, chance) =>
    circle(x, y, unit * (0.003 + chance * 0.007), '#ffffff', { opacity: 0.16 + chance * 0.2 }),
  )
  return (
    rect(0, 0, w, h, depth) +
    shape(ridge(canvas, h * 0.72, h * 0.2, 0.55), shade(canvas).distance(0.55), { opacity: 0.6 }) +
    grove(14, h * 0.9, 0.14, mix(palette.far, palette.glow, 0.3)) +
    shoal +
    bubbles +
    shape(ridge(canvas, h * 0.88, h * 0.14, 0.55), mix(palette.far, palette.near, 0.55)) +
    grove(12, h * 1.02, 0.16, mix('#e5553c', palette.near, 0.25)) +
    grove(9, h * 1.02, 0.1, palette.near)
  )
}

/** A lighthouse turning its beam over a night sea. */
export const lighthouse = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const horizon = h * 0.68
  const night = canvas.linear([
    [0, palette.near],
    [0.6, palette.top],
    [1, palette.mid],
  ])
  const lampX = w * 0.68
  const lampY = h * 0.3
  const beam = canvas.linear(
    [
      [0, palette.light, 0.85],
      [1, palette.light, 0],
    ],
    [0, 0, 1, 0],
  )
  const cast = (turn: number) => {
    const reach = Math.cos(2 * Math.PI * turn)
    const length = w * 0.9 * reach
    const open = unit * (0.05 + (1 - Math.abs(reach)) * 0.1)
    const fall = Math.sin(2 * Math.PI * turn) * h * 0.12
    return group(
      { transform: `translate(${lampX} ${lampY}) scale(${length < 0 ? -1 : 1} 1)` },
      shape(d`M0 ${-unit * 0.008}L${Math.abs(length)} ${fall - open}V${fall + open}L0 ${unit * 0.008}z`, beam, {
        opacity: 0.35 + Math.abs(reach) * 0.5,
      }),
    )
  }
  const halo = canvas.radial([
    [0, palette.light, 0.9],
    [0.25, palette.glow, 0.4],
    [1, palette.glow, 0],
  ])
  const tower = unit * 0.075
  const base = h * 0.78
  const bands = times(3, index => {
    const from = lampY + unit * 0.08 + (base - lampY) * (0.12 + index * 0.28)
    const half = tower * (0.62 + (from - lampY) / (base - lampY) / 2.6)
    return rect(lampX - half, from, half * 2, (base - lampY) * 0.13, '#c8452f')
  })
  return (
    rect(0, 0, w, h, night) +
    stars(canvas, 60, horizon) +
    cast(canvas.phase) +
    cast(canvas.phase + 0.5) +
    water(canvas, horizon) +
    glints(canvas, lampX, horizon, 0.7, 26) +
    shape(
      d`M${lampX - tower * 1.05} ${base}L${lampX - tower * 0.6} ${lampY + unit * 0.06}H${lampX + tower * 0.6}L${lampX + tower * 1.05} ${base}z`,
      mix(palette.light, palette.top, 0.25),
    ) +
    bands +
    rect(lampX - tower * 0.85, lampY + unit * 0.04, tower * 1.7, unit * 0.018, palette.near) +
    rect(lampX - tower * 0.48, lampY - unit * 0.03, tower * 0.96, unit * 0.07, mix(palette.light, '#ffffff', 0.4)) +
    shape(
      d`M${lampX - tower * 0.62} ${lampY - unit * 0.03}L${lampX} ${lampY - unit * 0.1}L${lampX + tower * 0.62} ${lampY - unit * 0.03}z`,
      palette.near,
    ) +
    circle(lampX, lampY, unit * (0.2 + pulse(canvas, 2) * 0.06), halo) +
    shape(
      d`M${w * 0.4} ${h}Q${w * 0.5} ${h * 0.78} ${lampX - tower} ${base - h * 0.02}H${lampX + tower * 1.6}Q${w * 0.86} ${h * 0.84} ${w} ${h * 0.82}V${h}z`,
      palette.near,
    )
  )
}
