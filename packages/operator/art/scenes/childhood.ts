import { type Canvas, pulse, shade, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { birds, clouds, layer, person, ridge, sky, stars } from '../parts.ts'
import { at, circle, d, group, rect, shape, stroke, times } from '../svg.ts'

const owl = (canvas: Canvas, x: number, y: number, size: number, colour: string, offset: number) => {
  const { palette } = canvas
  const blink = Math.max(0, Math.sin(2 * Math.PI * (canvas.phase * 2 + offset)) * 18 - 17)
  const look = sway(canvas, 1, offset) * size * 0.05
  const eye = (side: number) =>
    circle(side * size * 0.24, -size * 0.82, size * 0.21, '#ffffff') +
    circle(side * size * 0.24 + look, -size * 0.82, size * 0.1, palette.near) +
    (blink > 0
      ? circle(side * size * 0.24, -size * 0.82, size * 0.215, mix(colour, palette.near, 0.2), {
          opacity: Math.min(1, blink),
        })
      : '')
  return group(
    at(x, y, sway(canvas, 1, offset + 0.3) * 3),
    shape(
      d`M${-size * 0.5} ${-size * 0.7}L${-size * 0.46} ${-size * 1.28}L${-size * 0.16} ${-size * 1.08}H${size * 0.16}L${size * 0.46} ${-size * 1.28}L${size * 0.5} ${-size * 0.7}Q${size * 0.56} 0 0 0Q${-size * 0.56} 0 ${-size * 0.5} ${-size * 0.7}z`,
      colour,
    ),
    shape(
      d`M${-size * 0.26} ${-size * 0.5}Q0 ${-size * 0.66} ${size * 0.26} ${-size * 0.5}Q${size * 0.28} ${-size * 0.06} 0 ${-size * 0.04}Q${-size * 0.28} ${-size * 0.06} ${-size * 0.26} ${-size * 0.5}z`,
      mix(colour, palette.light, 0.5),
    ),
    eye(-1),
    eye(1),
    shape(d`M${-size * 0.07} ${-size * 0.7}h${size * 0.14}L0 ${-size * 0.54}z`, '#f2b544'),
  )
}

/** Three small owls on a branch. */
export const owls = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const night = canvas.linear([
    [0, palette.top],
    [0.7, palette.mid],
    [1, palette.glow],
  ])
  const branch = h * 0.72
  return (
    rect(0, 0, w, h, night) +
    stars(canvas, 50, h * 0.6) +
    circle(w * 0.76, h * 0.28, unit * 0.15, mix(palette.light, '#ffffff', 0.3)) +
    circle(w * 0.76, h * 0.28, unit * 0.2, palette.light, { opacity: 0.12 + pulse(canvas) * 0.06 }) +
    layer(canvas, 0.3, shape(ridge(canvas, h * 0.86, h * 0.12, 0.4), mix(palette.far, palette.near, 0.4))) +
    shape(
      d`M${-w * 0.05} ${branch + h * 0.03}Q${w * 0.4} ${branch - h * 0.05} ${w * 1.05} ${branch + h * 0.05}V${branch + h * 0.11}Q${w * 0.4} ${branch + h * 0.02} ${-w * 0.05} ${branch + h * 0.1}z`,
      palette.near,
    ) +
    owl(canvas, w * 0.24, branch + h * 0.02, unit * 0.26, '#e5794a', 0) +
    owl(canvas, w * 0.47, branch + h * 0.01, unit * 0.34, palette.far, 0.37) +
    owl(canvas, w * 0.7, branch + h * 0.03, unit * 0.22, '#f2b544', 0.71)
  )
}

/** Kites on a beach. */
export const kites = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const { picture } = sky(canvas, w * 0.2, h * 0.3, unit * 0.1)
  const shore = h * 0.8
  const tones = ['#e5553c', '#f2b544', '#3f8f8a', '#ffffff']
  const kite = (holdX: number, x: number, y: number, size: number, index: number) => {
    const [atX, atY] = [
      x + sway(canvas, 1, index * 0.27) * unit * 0.05,
      y + sway(canvas, 2, index * 0.19) * unit * 0.025,
    ]
    const colour = tones[index % 4] ?? '#ffffff'
    const tail = times(4, knot => {
      const fall = size * (1 + knot * 0.42)
      return rect(
        atX + sway(canvas, 3, knot * 0.18 + index * 0.3) * size * 0.22 - size * 0.08,
        atY + fall,
        size * 0.2,
        size * 0.12,
        tones[(index + knot + 1) % 4] ?? colour,
      )
    })
    return (
      stroke(
        d`M${holdX} ${shore - unit * 0.09}Q${(holdX + atX) / 2 + unit * 0.06} ${(shore + atY) / 2} ${atX} ${atY}`,
        palette.near,
        unit * 0.0025,
        { opacity: 0.6 },
      ) +
      tail +
      group(
        at(atX, atY, -14 + sway(canvas, 1, index * 0.4) * 12),
        shape(d`M0 ${-size}L${size * 0.66} 0L0 ${size}L${-size * 0.66} 0z`, colour),
        shape(d`M0 ${-size}L${size * 0.66} 0H${-size * 0.66}z`, mix(colour, '#ffffff', 0.35)),
      )
    )
  }
  return (
    picture +
    clouds(canvas, h * 0.6, 12) +
    birds(canvas, h * 0.46, palette.near, 4) +
    rect(0, h * 0.7, w, h, mix(palette.mid, palette.top, 0.3)) +
    shape(
      d`M0 ${shore - h * 0.03}Q${w * 0.3} ${shore - h * 0.06 + sway(canvas, 2) * h * 0.008} ${w * 0.6} ${shore - h * 0.02}T${w} ${shore - h * 0.03}V${h}H0z`,
      palette.light,
    ) +
    shape(
      d`M0 ${shore}Q${w * 0.3} ${shore - h * 0.04} ${w * 0.6} ${shore}T${w} ${shore}V${h}H0z`,
      shade(canvas).lit(0.35),
    ) +
    kite(w * 0.3, w * 0.42, h * 0.24, unit * 0.12, 0) +
    kite(w * 0.6, w * 0.74, h * 0.34, unit * 0.09, 1) +
    kite(w * 0.78, w * 0.9, h * 0.18, unit * 0.07, 2) +
    kite(w * 0.12, w * 0.14, h * 0.4, unit * 0.06, 3) +
    person(w * 0.3, h * 0.9, unit * 0.17, palette.near, { stride: sway(canvas, 4) * 0.4 }) +
    person(w * 0.6, h * 0.88, unit * 0.14, palette.near, { stride: sway(canvas, 4, 0.3) * 0.4 }) +
    person(w * 0.78, h * 0.87, unit * 0.12, palette.near, { stride: sway(canvas, 4, 0.6) * 0.4 }) +
    person(w * 0.12, h * 0.86, unit * 0.11, palette.near)
  )
}
