import { type Canvas, drift, pulse, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { at, circle, d, ellipse, group, rect, shape, stroke, times } from '../svg.ts'

/** A record on a turntable. */
export const vinyl = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const desk = canvas.linear(
    [
      [0, palette.mid],
      [1, palette.top],
    ],
    [0, 0, 1, 1],
  )
  const [cx, cy, radius] = [w * 0.46, h * 0.52, unit * 0.4]
  const shine = canvas.linear(
    [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [1, '#ffffff', 0.2],
    ],
    [0, 0, 1, 1],
  )
  const grooves = times(9, index =>
    circle(cx, cy, radius * (0.42 + index * 0.06), 'none', {
      stroke: palette.mid,
      'stroke-width': unit * 0.002,
      opacity: 0.5,
    }),
  )
  const label = group(
    at(cx, cy, canvas.phase * 360 * 4 + 0.01),
    circle(0, 0, radius * 0.34, palette.glow),
    shape(d`M0 0L${radius * 0.34} 0A${radius * 0.34} ${radius * 0.34} 0 0 1 0 ${radius * 0.34}z`, palette.light),
    rect(-radius * 0.26, -radius * 0.14, radius * 0.2, radius * 0.03, palette.near),
    rect(-radius * 0.26, -radius * 0.08, radius * 0.14, radius * 0.03, palette.near),
    circle(0, 0, radius * 0.04, palette.near),
  )
  const arm = group(
    at(cx + radius * 1.25, cy - radius * 0.85, 22 + sway(canvas) * 1.2),
    rect(-unit * 0.009, -unit * 0.1, unit * 0.018, unit * 0.62, mix(palette.light, palette.far, 0.2), {
      rx: unit * 0.009,
    }),
    rect(-unit * 0.024, unit * 0.48, unit * 0.048, unit * 0.09, palette.light, { rx: unit * 0.008 }),
    circle(0, 0, unit * 0.045, palette.near),
    circle(0, 0, unit * 0.028, mix(palette.light, palette.far, 0.4)),
  )
  const bars = times(9, index => {
    const height = unit * (0.03 + pulse(canvas, 3 + (index % 4), index * 0.31) * 0.14)
    return rect(w * 0.82 + index * unit * 0.028, h * 0.86 - height, unit * 0.016, height, palette.light, {
      rx: unit * 0.004,
      opacity: 0.85,
    })
  })
  return (
    rect(0, 0, w, h, desk) +
    ellipse(cx + unit * 0.03, cy + unit * 0.05, radius * 1.08, radius * 1.06, palette.near, { opacity: 0.35 }) +
    circle(cx, cy, radius * 1.04, mix(palette.near, palette.top, 0.4)) +
    circle(cx, cy, radius, palette.near) +
    grooves +
    circle(cx, cy, radius, shine) +
    label +
    arm +
    bars
  )
}

/** The dial of an old set: the needle looks for its station. */
export const tuning = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const cloth = canvas.linear([
    [0, palette.top],
    [1, palette.near],
  ])
  const glass = canvas.linear([
    [0, mix(palette.light, palette.glow, 0.25)],
    [1, palette.glow],
  ])
  const [left, top, width, height] = [w * 0.12, h * 0.3, w * 0.76, h * 0.4]
  const ticks = times(41, index => {
    const x = left + width * (0.05 + (index / 40) * 0.9)
    const tall = index % 5 === 0
    return rect(x - unit * 0.002, top + height * 0.22, unit * 0.004, height * (tall ? 0.24 : 0.12), palette.near, {
      opacity: tall ? 0.9 : 0.5,
    })
  })
  const needle = left + width * (0.5 + sway(canvas) * 0.24 + sway(canvas, 3) * 0.03)
  const wave = Array.from({ length: 49 }, (_, index) => {
    const x = left + width * (0.05 + (index / 48) * 0.9)
    const near = Math.exp(-(((x - needle) / (width * 0.16)) ** 2))
    const y = top + height * 0.72 + Math.sin(index * 0.9 + canvas.phase * 2 * Math.PI * 4) * height * 0.16 * near
    return d`${index ? 'L' : 'M'}${x} ${y}`
  }).join('')
  const grille = times(24, index =>
    rect(w * 0.06 + (index * w * 0.88) / 23, h * 0.8, unit * 0.006, h * 0.13, palette.glow, { opacity: 0.16 }),
  )
  return (
    rect(0, 0, w, h, cloth) +
    times(24, index =>
      rect(w * 0.06 + (index * w * 0.88) / 23, h * 0.07, unit * 0.006, h * 0.13, palette.glow, { opacity: 0.16 }),
    ) +
    grille +
    rect(left - unit * 0.02, top - unit * 0.02, width + unit * 0.04, height + unit * 0.04, palette.near, {
      rx: unit * 0.04,
    }) +
    rect(left, top, width, height, glass, { rx: unit * 0.025 }) +
    ticks +
    stroke(wave, palette.near, unit * 0.007, { opacity: 0.75 }) +
    rect(needle - unit * 0.006, top + height * 0.06, unit * 0.012, height * 0.88, '#c8352a', { rx: unit * 0.004 })
  )
}

const SUITS = [
  { skin: '#c98d66', hair: '#1b1412' },
  { skin: '#8d5a3c', hair: '#0f0e14' },
  { skin: '#e8b793', hair: '#6b4a2c' },
  { skin: '#f0cdb0', hair: '#cfc4b4' },
] as const

const presenter = (canvas: Canvas, x: number, size: number, look: number, coat: string) => {
  const { h, palette } = canvas
  const { skin, hair } = SUITS[look % SUITS.length] ?? SUITS[0]
  const s = size
  return group(
    at(x, h * 0.86),
    shape(
      d`M${-s * 0.42} 0Q${-s * 0.42} ${-s * 0.5} ${-s * 0.12} ${-s * 0.56}H${s * 0.12}Q${s * 0.42} ${-s * 0.5} ${s * 0.42} 0z`,
      coat,
    ),
    shape(d`M${-s * 0.07} ${-s * 0.56}L0 ${-s * 0.3}L${s * 0.07} ${-s * 0.56}z`, palette.light),
    group(
      at(0, -s * 0.58, sway(canvas, 3, look * 0.3) * 1.6),
      ellipse(0, -s * 0.18, s * 0.13, s * 0.18, skin),
      shape(
        d`M${-s * 0.15} ${-s * 0.16}Q${-s * 0.16} ${-s * 0.42} ${s * 0.02} ${-s * 0.4}Q${s * 0.17} ${-s * 0.38} ${s * 0.14} ${-s * 0.16}Q${s * 0.1} ${-s * 0.28} 0 ${-s * 0.28}T${-s * 0.15} ${-s * 0.16}z`,
        hair,
      ),
    ),
  )
}

/** One or two presenters in a studio before a wall that moves. */
export const studio = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const [alone, charts, look] = [random() < 0.4, random() < 0.5, Math.floor(random() * 4)]
  const room = canvas.linear([
    [0, palette.top],
    [1, mix(palette.mid, palette.near, 0.4)],
  ])
  const screen = canvas.linear([
    [0, palette.mid],
    [1, mix(palette.mid, palette.glow, 0.6)],
  ])
  const [left, top, width, height] = [w * 0.14, h * 0.1, w * 0.72, h * 0.5]
  const bars = times(18, index => {
    const tall = height * (0.18 + pulse(canvas, 1 + (index % 2), index * 0.19) * 0.5)
    const x = left + width * (0.05 + index * 0.051)
    return rect(x, top + height * 0.86 - tall, width * 0.03, tall, palette.light, { opacity: 0.34 })
  })
  const rings = times(6, index => {
    const grown = (canvas.phase * 2 + index / 6) % 1
    return circle(left + width * 0.5, top + height * 0.5, height * 0.48 * grown, 'none', {
      stroke: palette.light,
      'stroke-width': unit * 0.006,
      opacity: 0.5 * (1 - grown),
    })
  })
  const line = Array.from({ length: 19 }, (_, index) => {
    const y = top + height * (0.42 + Math.sin(index * 0.7 + 2 * Math.PI * canvas.phase) * 0.14)
    return d`${index ? 'L' : 'M'}${left + width * (0.05 + index * 0.05)} ${y}`
  }).join('')
  const coat = mix(palette.far, palette.near, 0.5)
  const people = alone
    ? presenter(canvas, w * 0.5, unit * 0.5, look, palette.near)
    : presenter(canvas, w * 0.34, unit * 0.4, look, palette.near) +
      presenter(canvas, w * 0.66, unit * 0.4, look + 1, coat)
  const desk = h * 0.8
  const band = times(8, index => {
    const x = drift(canvas, (index * w * 1.2) / 8, w * 1.2, -1) - w * 0.1
    return rect(x, h * 0.936, unit * (0.1 + (index % 3) * 0.05), unit * 0.014, palette.light, { opacity: 0.5, rx: 2 })
  })
  return (
    rect(0, 0, w, h, room) +
    rect(left, top, width, height, screen, { rx: unit * 0.015 }) +
    (charts ? bars + stroke(line, mix('#e5553c', palette.light, 0.15), unit * 0.01) : rings) +
    people +
    shape(
      d`M${w * 0.12} ${desk}H${w * 0.88}L${w * 0.93} ${h * 0.9}H${w * 0.07}z`,
      mix(palette.light, palette.glow, 0.35),
    ) +
    rect(w * 0.07, h * 0.9, w * 0.86, h * 0.1, mix(palette.far, palette.near, 0.5)) +
    band
  )
}
