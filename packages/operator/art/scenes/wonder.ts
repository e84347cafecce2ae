import { type Canvas, drift, pulse, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { falling, layer, person, ridge, sky, stars } from '../parts.ts'
import { at, circle, d, ellipse, group, rect, shape, times } from '../svg.ts'

/** A banded planet with its moon. */
export const planet = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const space = canvas.linear([
    [0, palette.near],
    [1, mix(palette.top, palette.mid, 0.35)],
  ])
  const body = canvas.radial(
    [
      [0, mix(palette.glow, palette.light, 0.6)],
      [0.35, palette.glow],
      [0.62, palette.mid],
      [0.86, palette.top],
      [1, palette.near],
    ],
    [0.3, 0.22, 0.95],
  )
  const air = canvas.radial([
    [0.86, palette.glow, 0],
    [0.92, palette.glow, 0.55],
    [1, palette.glow, 0],
  ])
  const [cx, cy, radius] = [w * 0.58, h * 0.62, unit * 0.47]
  const bands = times(6, index => {
    const y = cy - radius * 0.7 + index * radius * 0.26
    const half = Math.sqrt(Math.max(0, radius ** 2 - (y - cy) ** 2))
    const [swell, bright] = [0.2 + random() * 0.06, 0.06 + random() * 0.1]
    const lean = sway(canvas, 1, index * 0.17) * half * 0.3
    return shape(
      d`M${cx - half} ${y}Q${cx + lean} ${y + radius * 0.16} ${cx + half} ${y}Q${cx + lean} ${y + radius * swell} ${cx - half} ${y}z`,
      palette.light,
      { opacity: bright },
    )
  })
  const angle = 2 * Math.PI * (canvas.phase + 0.58)
  const [moonX, moonY] = [cx + Math.cos(angle) * w * 0.4, cy - h * 0.06 + Math.sin(angle) * h * 0.4]
  const moon =
    circle(moonX, moonY, unit * 0.045, mix(palette.light, palette.far, 0.3)) +
    circle(moonX + unit * 0.012, moonY + unit * 0.004, unit * 0.043, palette.top, { opacity: 0.72 })
  const behind = Math.sin(angle) < 0
  const world = circle(cx, cy, radius * 1.13, air) + circle(cx, cy, radius, body) + bands
  const craftX = drift(canvas, w * 0.3, w * 1.3) - w * 0.15
  const craft = shape(
    d`M${craftX} ${h * 0.42}l${unit * 0.05} ${-unit * 0.012}l${-unit * 0.036} ${unit * 0.03}z`,
    palette.light,
  )
  return rect(0, 0, w, h, space) + stars(canvas, 90, h) + (behind ? moon + world : world + moon) + craft
}

/** A globe in wires, places lit on it, the band of a news programme. */
export const globe = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const studio = canvas.linear(
    [
      [0, palette.top],
      [1, palette.near],
    ],
    [0, 0, 1, 1],
  )
  const ball = canvas.radial(
    [
      [0, mix(palette.mid, palette.glow, 0.5)],
      [0.7, palette.mid],
      [1, palette.top],
    ],
    [0.35, 0.3, 0.8],
  )
  const [cx, cy, radius] = [w * 0.62, h * 0.47, unit * 0.4]
  const rules = times(9, index => rect(0, h * (0.08 + index * 0.105), w, unit * 0.003, palette.glow, { opacity: 0.2 }))
  const meridians = times(6, index => {
    const angle = Math.PI * (index / 6 + 2 * canvas.phase)
    return `<path d="${d`M${cx} ${cy - radius}a${Math.abs(Math.cos(angle)) * radius} ${radius} 0 0 ${Math.cos(angle) > 0 ? 1 : 0} 0 ${radius * 2}`}"/>`
  })
  const parallels = [-0.6, -0.25, 0.12, 0.5].map(k => {
    const half = radius * Math.sqrt(1 - k ** 2)
    return `<path d="${d`M${cx - half} ${cy + radius * k}h${half * 2}`}"/>`
  })
  const places = times(14, () => {
    const [latitude, longitude, beat] = [(random() - 0.5) * 1.3, random(), random()]
    const angle = 2 * Math.PI * (longitude + canvas.phase)
    if (Math.sin(angle) < 0.05) return ''
    const [x, y] = [cx - Math.cos(angle) * radius * Math.cos(latitude) * 0.96, cy + radius * Math.sin(latitude)]
    const fade = Math.min(1, Math.sin(angle) * 2.5)
    return (
      circle(x, y, unit * (0.012 + pulse(canvas, 2, beat) * 0.02), palette.light, { opacity: 0.2 * fade }) +
      circle(x, y, unit * 0.01, palette.light, { opacity: fade })
    )
  })
  const [low, high] = [h * 0.8, h * 0.9]
  const text = times(12, index => {
    const x = drift(canvas, (index * w * 1.2) / 12, w * 1.2, -1) - w * 0.1
    return rect(
      x,
      low + (high - low) * 0.4,
      unit * (0.07 + ((index * 7) % 5) * 0.016),
      (high - low) * 0.2,
      palette.near,
      { opacity: 0.55, rx: 2 },
    )
  })
  return (
    rect(0, 0, w, h, studio) +
    rules +
    circle(cx, cy, radius, ball) +
    group(
      { fill: 'none', stroke: palette.light, 'stroke-opacity': 0.38, 'stroke-width': unit * 0.004 },
      ...parallels,
      meridians,
    ) +
    places +
    rect(0, low, w, high - low, mix(palette.light, palette.glow, 0.2)) +
    text +
    shape(d`M0 ${low}H${w * 0.27}L${w * 0.24} ${high}H0z`, '#d8372a')
  )
}

/** Large leaves around a clearing, fireflies. */
export const leaves = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const { picture } = sky(canvas, w * 0.5, h * 0.4, unit * 0.16)
  const foliage = times(17, index => {
    const near = index / 17
    const side = index % 4
    const x = side === 0 ? random() * w * 0.2 : side === 1 ? w - random() * w * 0.2 : random() * w
    const y = side < 2 ? h * (0.15 + random() * 0.8) : h * (0.88 + random() * 0.12)
    const size = unit * (0.36 + random() * 0.34)
    const lean = (Math.atan2(h * 0.4 - y, w * 0.5 - x) * 180) / Math.PI + (random() - 0.5) * 50
    const colour = mix(mix(palette.glow, palette.far, 0.3 + near), palette.near, Math.max(0, near * 1.25 - 0.3))
    const half = (sign: number) =>
      d`M0 0C${size * 0.25} ${sign * size * 0.34} ${size * 0.75} ${sign * size * 0.26} ${size} 0H0z`
    return group(
      at(x, y, lean + sway(canvas, 1, index * 0.13) * (2.4 - near)),
      shape(half(-1), colour),
      shape(half(1), mix(colour, palette.near, 0.3)),
    )
  })
  const flies = times(16, index => {
    const [x, y, turn] = [w * (0.2 + random() * 0.6), h * (0.2 + random() * 0.6), random()]
    return circle(
      x + sway(canvas, 1, turn) * w * 0.04,
      y + sway(canvas, 2, turn) * h * 0.03,
      unit * 0.006,
      palette.light,
      {
        opacity: pulse(canvas, 1 + (index % 2), random()),
      },
    )
  })
  return picture + foliage + flies
}

/** Paper lanterns rising over a lake. */
export const lanterns = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const night = canvas.linear([
    [0, palette.near],
    [0.55, palette.top],
    [0.8, palette.mid],
    [1, palette.glow],
  ])
  const lamp = canvas.radial([
    [0, palette.light, 0.75],
    [0.3, palette.glow, 0.35],
    [1, palette.glow, 0],
  ])
  const rising = falling(canvas, 22, -1, (x, y, chance) => {
    const size = unit * (0.016 + chance * 0.036)
    return (
      circle(x, y, size * 3, lamp, { opacity: 0.6 }) +
      shape(
        d`M${x - size * 0.7} ${y - size}q${size * 0.7} ${-size * 0.5} ${size * 1.4} 0l${-size * 0.24} ${size * 2}h${-size * 0.92}z`,
        mix(palette.light, '#f2974b', 0.35),
      ) +
      ellipse(x, y + size, size * 0.44, size * 0.12, '#ffffff')
    )
  })
  const shore = h * 0.8
  return (
    rect(0, 0, w, h, night) +
    stars(canvas, 40, h * 0.5) +
    layer(canvas, 0.2, shape(ridge(canvas, h * 0.74, h * 0.16, 0.5, shore), mix(palette.far, palette.near, 0.4))) +
    rect(0, shore, w, h, mix(palette.top, palette.near, 0.3)) +
    rising +
    times(7, index =>
      person(
        w * (0.1 + index * 0.14),
        h * (0.97 + (index % 2) * 0.03),
        unit * (0.17 + (index % 3) * 0.02),
        mix(palette.near, palette.mid, 0.45),
      ),
    )
  )
}
