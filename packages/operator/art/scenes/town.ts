import { type Canvas, drift, pulse, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { birds, clouds, fog, layer, person, ridge, sky, stars } from '../parts.ts'
import { at, circle, d, group, rect, shape, stroke, times } from '../svg.ts'

const block = (canvas: Canvas, x: number, top: number, width: number, colour: string, lit: boolean) => {
  const { h, unit, palette, random } = canvas
  let markup = rect(x, top, width, h - top, colour)
  if (random() > 0.75) markup += rect(x + width * 0.45, top - unit * 0.06, unit * 0.008, unit * 0.06, colour)
  if (!lit) return markup
  for (let y = top + unit * 0.02; y < h * 0.86; y += unit * 0.024) {
    for (let column = x + unit * 0.012; column < x + width - unit * 0.014; column += unit * 0.02) {
      const [on, warm, bright, beat] = [random() > 0.8, random() > 0.3, 0.4 + random() * 0.6, random()]
      const opacity = beat > 0.86 ? bright * pulse(canvas, 1, beat * 7) : bright
      if (on) markup += rect(column, y, unit * 0.008, unit * 0.011, warm ? palette.light : palette.glow, { opacity })
    }
  }
  return markup
}

/** A city at the water: windows, traffic on the quay, lights in the river. */
export const city = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const { picture } = sky(canvas, w * 0.68, h * 0.36, unit * 0.15)
  const rows = times(3, index => {
    const colour = mix(mix(palette.glow, palette.far, 0.5 + index * 0.25), palette.near, index * 0.45)
    const roof = h * (0.5 + index * 0.1)
    let blocks = ''
    for (let x = -w * 0.08; x < w * 1.08; ) {
      const width = unit * (0.06 + random() * 0.09)
      const top = roof - random() * h * 0.22 + (Math.abs(x - w * 0.45) / w) * h * 0.1
      blocks += block(canvas, x, top, width, colour, index > 0)
      x += width + random() * unit * 0.012
    }
    return layer(canvas, index * 0.22, blocks) + fog(canvas, roof - h * 0.1, h * 0.3, 0.2)
  })
  const quay = h * 0.86
  const river = canvas.linear([
    [0, palette.near],
    [1, mix(palette.near, palette.mid, 0.35)],
  ])
  const traffic = times(9, index => {
    const away = index % 2 === 0
    const x = drift(canvas, random() * w * 1.2, w * 1.2, away ? 1 : -1) - w * 0.1
    return rect(x, quay - unit * (away ? 0.012 : 0.02), unit * 0.03, unit * 0.006, away ? '#ff5a43' : '#fff3d0', {
      rx: 2,
    })
  })
  const lights = times(26, index =>
    rect(random() * w, h * (0.87 + random() * 0.12), unit * (0.02 + random() * 0.08), unit * 0.004, palette.light, {
      opacity: 0.12 + pulse(canvas, 1 + (index % 2), random()) * 0.36,
    }),
  )
  return picture + clouds(canvas, h * 0.4, 6) + rows + rect(0, quay, w, h - quay, river) + traffic + lights
}

/** A car on a road to the horizon; the line and the poles come toward the viewer without an end. */
export const road = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const horizon = h * 0.54
  const middle = w * 0.5
  const { picture } = sky(canvas, middle, horizon - unit * 0.02, unit * 0.16)
  const ground = canvas.linear([
    [0, mix(palette.far, palette.glow, 0.3)],
    [1, palette.near],
  ])
  const depth = (step: number) => horizon + step ** 2 * (h - horizon)
  const dashes = times(9, index => {
    const from = (index + ((canvas.phase * 8) % 1)) / 8 - 0.125
    const near = Math.max(0, from)
    const far = Math.max(0, from + 0.0625)
    const [a, b] = [near ** 2, far ** 2]
    return shape(
      d`M${middle - unit * 0.012 * a} ${depth(near)}h${unit * 0.024 * a}L${middle + unit * 0.012 * b} ${depth(far)}h${-unit * 0.024 * b}z`,
      palette.light,
      { opacity: 0.9 },
    )
  })
  const poles = times(8, index => {
    const near = ((index + ((canvas.phase * 4) % 1)) / 7) ** 2.2
    const x = middle + w * 0.06 + near * w * 0.5
    const foot = horizon + near * (h - horizon) * 0.6
    const height = unit * (0.02 + near * 0.6)
    return (
      rect(x, foot - height, unit * (0.002 + 0.008 * near), height, palette.near) +
      rect(x - height * 0.12, foot - height * 0.9, height * 0.26, unit * (0.002 + 0.006 * near), palette.near)
    )
  })
  const size = unit * 0.11
  const paint = mix(palette.near, palette.glow, 0.5)
  const car = group(
    at(middle + unit * 0.105 + sway(canvas) * unit * 0.008, h * 0.74 + Math.abs(sway(canvas, 6)) * unit * 0.003),
    rect(-size * 0.6, -size * 0.5, size * 1.2, size * 0.55, paint, { rx: size * 0.1 }),
    shape(
      d`M${-size * 0.5} ${-size * 0.45}l${size * 0.14} ${-size * 0.36}h${size * 0.72}l${size * 0.14} ${size * 0.36}z`,
      palette.near,
    ),
    rect(-size * 0.54, -size * 0.36, size * 0.2, size * 0.1, '#ff4a38'),
    rect(size * 0.34, -size * 0.36, size * 0.2, size * 0.1, '#ff4a38'),
  )
  return (
    picture +
    clouds(canvas, horizon, 8) +
    shape(ridge(canvas, horizon - h * 0.03, h * 0.1, 0.5, horizon), mix(palette.glow, palette.far, 0.8)) +
    rect(0, horizon, w, h - horizon, ground) +
    shape(
      d`M${middle - unit * 0.008} ${horizon}h${unit * 0.016}L${middle + unit * 0.5} ${h}H${middle - unit * 0.5}z`,
      mix(palette.near, palette.top, 0.4),
    ) +
    dashes +
    poles +
    car
  )
}

/** An arcade at noon and someone crossing the light. */
export const arches = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const floor = h * 0.78
  const { picture } = sky(canvas, w * 0.2, h * 0.24, unit * 0.07)
  const wall = mix(palette.glow, palette.light, 0.35)
  const dark = mix(palette.far, palette.near, 0.4)
  const count = Math.max(3, Math.round(w / (unit * 0.3)))
  const bay = w / count
  let arcade = d`M0 ${h * 0.16}H${w}V${floor}H0z`
  let light = ''
  for (let index = 0; index < count; index++) {
    const x = index * bay + bay * 0.18
    const width = bay * 0.64
    const top = h * 0.38 + width / 2
    arcade += d`M${x} ${floor}V${top}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${top}V${floor}z`
    const lean = bay * (0.7 + sway(canvas) * 0.12)
    light += shape(d`M${x} ${floor}h${width}l${lean} ${h - floor}h${-width * 1.3}z`, palette.light, { opacity: 0.5 })
  }
  const face = canvas.linear(
    [
      [0, wall],
      [1, mix(wall, dark, 0.45)],
    ],
    [0, 0, 1, 0],
  )
  const walkerX = drift(canvas, w * 0.66, w * 1.3, -1) - w * 0.15
  return (
    picture +
    layer(canvas, 0.3, shape(ridge(canvas, h * 0.62, h * 0.08), palette.far, { opacity: 0.7 })) +
    birds(canvas, h * 0.5, palette.near, 4) +
    rect(0, floor, w, h - floor, mix(palette.glow, palette.far, 0.5)) +
    light +
    shape(arcade, dark, { 'fill-rule': 'evenodd', transform: `translate(${-unit * 0.025} 0)` }) +
    shape(arcade, face, { 'fill-rule': 'evenodd' }) +
    rect(0, h * 0.2, w, unit * 0.012, dark, { opacity: 0.5 }) +
    shape(d`M${walkerX} ${h * 0.9}l${unit * 0.3} ${unit * 0.05}l${-unit * 0.29} ${-unit * 0.03}z`, palette.near, {
      opacity: 0.5,
    }) +
    person(walkerX, h * 0.9, unit * 0.2, palette.near, { stride: sway(canvas, 9) * 0.8 })
  )
}

/** A night train over a viaduct. */
export const train = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const { picture } = sky(canvas, w * 0.3, h * 0.3, unit * 0.09)
  const deck = h * 0.62
  const pier = unit * 0.22
  const count = Math.ceil((w * 1.16) / pier)
  let wall = d`M${-w * 0.08} ${deck}H${w * 1.08}V${h}H${-w * 0.08}z`
  for (let index = 0; index < count; index++) {
    const x = -w * 0.08 + index * pier + pier * 0.14
    const width = pier * 0.72
    wall += d`M${x} ${h}V${deck + unit * 0.05 + width / 2}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${deck + unit * 0.05 + width / 2}V${h}z`
  }
  const carLength = unit * 0.36
  const carHeight = unit * 0.085
  const cars = 5
  const length = cars * (carLength + unit * 0.012)
  const front = drift(canvas, w * 0.42 + length, w + length * 1.3)
  const carriage = (index: number) => {
    const x = front - (index + 1) * (carLength + unit * 0.012)
    const windows = times(8, n =>
      rect(
        x + carLength * (0.06 + n * 0.115),
        deck - carHeight * 0.78,
        carLength * 0.07,
        carHeight * 0.3,
        palette.light,
      ),
    )
    return rect(x, deck - carHeight, carLength, carHeight * 0.9, palette.near, { rx: unit * 0.014 }) + windows
  }
  return (
    picture +
    clouds(canvas, h * 0.42, 8) +
    layer(canvas, 0.1, shape(ridge(canvas, h * 0.56, h * 0.2), mix(palette.glow, palette.far, 0.5))) +
    fog(canvas, h * 0.5, h * 0.2, 0.35) +
    layer(canvas, 0.25, shape(ridge(canvas, h * 0.7, h * 0.16), mix(palette.far, palette.near, 0.25))) +
    times(cars, carriage) +
    shape(wall, mix(palette.far, palette.near, 0.7), { 'fill-rule': 'evenodd' }) +
    rect(-w * 0.08, deck - unit * 0.006, w * 1.16, unit * 0.02, palette.near) +
    layer(canvas, 0.6, shape(ridge(canvas, h * 0.95, h * 0.08), palette.near))
  )
}

/** A fairground at night: wheel, string lights, people. */
export const fair = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const night = canvas.linear([
    [0, palette.near],
    [0.6, palette.top],
    [1, mix(palette.mid, palette.glow, 0.45)],
  ])
  const [x, y, radius] = [w * 0.6, h * 0.46, unit * 0.36]
  const turn = canvas.phase / 4
  const spot = (index: number, share = 1) => {
    const angle = 2 * Math.PI * (index / 12 + turn)
    return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share] as const
  }
  const tones = ['#e5553c', palette.light, '#f2b544']
  const spokes = times(12, index => {
    const [toX, toY] = spot(index)
    return stroke(d`M${x} ${y}L${toX} ${toY}`, mix(palette.light, palette.top, 0.45), unit * 0.004)
  })
  const cabins = times(12, index => {
    const [atX, atY] = spot(index)
    const colour = tones[index % 3] ?? palette.light
    return (
      rect(atX - unit * 0.024, atY + unit * 0.004, unit * 0.048, unit * 0.036, colour, { rx: unit * 0.008 }) +
      shape(
        d`M${atX - unit * 0.028} ${atY + unit * 0.006}q${unit * 0.028} ${-unit * 0.03} ${unit * 0.056} 0z`,
        mix(colour, palette.near, 0.3),
      )
    )
  })
  const bulbs = times(48, index => {
    const [atX, atY] = spot(index / 4, 1.0)
    return circle(atX, atY, unit * 0.005, palette.light, {
      opacity: index % 2 ? pulse(canvas, 4) : 1 - pulse(canvas, 4),
    })
  })
  const garland = times(22, index => {
    const share = index / 21
    const sag = Math.sin(share * Math.PI * 3) ** 2 * h * 0.05
    return circle(
      share * w,
      h * 0.2 + sag + sway(canvas, 1, share) * h * 0.004,
      unit * 0.008,
      tones[index % 3] ?? palette.light,
    )
  })
  const crowd = times(16, index =>
    person(
      w * (index + random() * 0.8) * 0.063,
      h * (0.97 + random() * 0.05),
      unit * (0.14 + random() * 0.05),
      palette.near,
      {
        stride: sway(canvas, 2, random()) * 0.25,
      },
    ),
  )
  const stall = (from: number, width: number) =>
    times(6, index =>
      rect(from + (index * width) / 6, h * 0.76, width / 6, h * 0.05, index % 2 ? '#e5553c' : palette.light),
    ) + rect(from + width * 0.06, h * 0.81, width * 0.88, h * 0.2, mix(palette.top, palette.near, 0.4))
  return (
    rect(0, 0, w, h, night) +
    stars(canvas, 40, h * 0.5) +
    garland +
    stroke(
      d`M${x} ${y}L${x - radius * 0.6} ${h * 0.92}M${x} ${y}L${x + radius * 0.6} ${h * 0.92}`,
      palette.near,
      unit * 0.016,
    ) +
    circle(x, y, radius, 'none', { stroke: mix(palette.light, palette.top, 0.3), 'stroke-width': unit * 0.008 }) +
    circle(x, y, radius * 0.86, 'none', {
      stroke: mix(palette.light, palette.top, 0.5),
      'stroke-width': unit * 0.004,
    }) +
    spokes +
    bulbs +
    cabins +
    circle(x, y, unit * 0.03, palette.light) +
    stall(w * 0.05, unit * 0.5) +
    crowd
  )
}
