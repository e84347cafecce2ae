import { type Canvas, drift, shade, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { birds, clouds, falling, fog, layer, person, ridge, sky } from '../parts.ts'
import { at, circle, d, group, rect, shape, stroke, times } from '../svg.ts'

/** Mountains behind mountains, morning mist, one walker. */
export const ridges = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const { picture } = sky(canvas, w * (0.25 + random() * 0.5), h * 0.44, unit * 0.1)
  const heights = [0, 1, 2, 3, 4]
  const ranges = heights.map(index => {
    const near = index / 4
    const y = h * (0.5 + near * 0.32)
    const range = shape(ridge(canvas, y, h * (0.2 - near * 0.06)), shade(canvas).distance(near))
    const mist = index < 4 ? fog(canvas, y, h * 0.2, 0.32 - near * 0.2) : ''
    return layer(canvas, near, range) + mist
  })
  const walker = person(w * 0.3, h * 0.9, unit * 0.09, palette.near, { stride: sway(canvas, 8) * 0.7 })
  return (
    picture +
    clouds(canvas, h * 0.42, 7) +
    birds(canvas, h * 0.24, palette.near) +
    ranges.join('') +
    layer(canvas, 1, walker)
  )
}

/** A caravan over sand, grains in the wind. */
export const dunes = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const { lit } = shade(canvas)
  const { picture } = sky(canvas, w * 0.7, h * 0.3, unit * 0.11)
  const back = layer(canvas, 0.15, shape(ridge(canvas, h * 0.5, h * 0.07), mix(palette.glow, palette.far, 0.45)))
  const waves = times(4, index => {
    const y = h * (0.52 + index * 0.12)
    const crest = w * (0.15 + random() * 0.7)
    const up = h * (0.1 + random() * 0.05)
    const bright = mix(lit(0.25), palette.far, 0.25 + index * 0.18)
    const dark = mix(palette.far, palette.near, 0.35 + index * 0.16)
    const end = w * 1.08
    return layer(
      canvas,
      0.3 + index * 0.22,
      shape(
        d`M${-w * 0.08} ${y + up * 0.4}Q${crest * 0.6} ${y + up * 0.3} ${crest} ${y - up * 0.5}Q${crest + w * 0.22} ${y + up * 0.5} ${end} ${y + up * 0.3}V${h}H${-w * 0.08}z`,
        bright,
      ),
      shape(
        d`M${crest} ${y - up * 0.5}Q${crest + w * 0.22} ${y + up * 0.5} ${end} ${y + up * 0.3}V${h}H${crest - w * 0.12}Q${crest + w * 0.16} ${y + up * 1.3} ${crest} ${y - up * 0.5}z`,
        dark,
      ),
    )
  })
  const caravan = times(5, index =>
    person(
      w * 0.22 + index * unit * 0.055,
      h * 0.72 + index * unit * 0.006 + Math.abs(sway(canvas, 6, index * 0.17)) * -unit * 0.004,
      unit * (0.05 + (index % 2) * 0.008),
      palette.near,
      { stride: sway(canvas, 6, index * 0.17) },
    ),
  )
  const grains = times(26, () => {
    const y = h * (0.5 + random() * 0.5)
    const x = drift(canvas, random() * w * 1.2, w * 1.2, -(1 + Math.floor(random() * 2))) - w * 0.1
    return rect(x, y, unit * (0.03 + random() * 0.05), unit * 0.002, palette.light, { opacity: 0.12 + random() * 0.22 })
  })
  return picture + back + waves + layer(canvas, 0.9, caravan) + grains
}

const pineRow = (canvas: Canvas, y: number, size: number) => {
  const { w, h, unit, random } = canvas
  let line = d`M${-w * 0.08} ${h}V${y}`
  let x = -w * 0.08
  while (x < w * 1.08) {
    const width = unit * size * (0.7 + random() * 0.6)
    const height = width * (2.6 + random() * 1.7)
    const left = [0, 1, 2, 3].map(
      k =>
        d`L${x + (width * 0.5 * (k + 1)) / 4} ${y - (height * (k + 1)) / 4}` +
        (k < 3 ? d`L${x + (width * 0.5 * (k + 0.55)) / 4} ${y - (height * (k + 1)) / 4}` : ''),
    )
    const right = [3, 2, 1, 0].map(
      k =>
        d`L${x + width - (width * 0.5 * (k + 0.55)) / 4} ${y - (height * (k + 0.9)) / 4}` +
        d`L${x + width - (width * 0.5 * k) / 4} ${y - (height * k) / 4}`,
    )
    line += d`L${x} ${y}` + left.join('') + right.join('')
    x += width * (0.75 + random() * 0.5)
  }
  return `${line}${d`L${w * 1.08} ${y}V${h}z`}`
}

/** A forest in mist, a lit cabin, snow. */
export const pines = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const { picture, glow } = sky(canvas, w * 0.62, h * 0.26, unit * 0.09)
  const mountain = shape(ridge(canvas, h * 0.46, h * 0.2), mix(palette.glow, palette.far, 0.4))
  const rows = times(4, index => {
    const near = index / 3
    const y = h * (0.6 + near * 0.2)
    const colour = mix(mix(palette.glow, palette.far, 0.6 + near * 0.4), palette.near, near * 0.98)
    const mist = index < 3 ? fog(canvas, y - h * 0.08, h * 0.2, 0.3 - near * 0.2) : ''
    return layer(canvas, 0.2 + near * 0.6, shape(pineRow(canvas, y, 0.03 + near * 0.035), colour)) + mist
  })
  const size = unit * 0.09
  const flicker = 0.5 + sway(canvas, 3) * 0.08 + sway(canvas, 7) * 0.05
  const smoke = times(4, index => {
    const rise = (canvas.phase * 2 + index / 4) % 1
    return circle(size * (0.4 + rise * 0.5), -size * (1.2 + rise * 1.8), size * (0.09 + rise * 0.22), palette.light, {
      opacity: 0.26 * (1 - rise) * Math.min(1, rise * 6),
    })
  })
  const cabin = group(
    at(w * 0.36, h * 0.86),
    circle(0, -size * 0.3, size * 1.9, glow, { opacity: flicker }),
    smoke,
    shape(
      d`M${-size * 0.7} 0v${-size * 0.55}l${size * 0.7} ${-size * 0.5}l${size * 0.7} ${size * 0.5}v${size * 0.55}z`,
      palette.near,
    ),
    rect(-size * 0.18, -size * 0.5, size * 0.34, size * 0.3, palette.light),
  )
  const snow = falling(canvas, 34, 1, (x, y, chance) =>
    circle(x, y, unit * (0.002 + chance * 0.004), '#ffffff', { opacity: 0.25 + chance * 0.45 }),
  )
  return picture + mountain + fog(canvas, h * 0.42, h * 0.2, 0.4) + rows + layer(canvas, 0.8, cabin) + snow
}

/** Hot-air balloons over hills. */
export const balloons = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const { picture } = sky(canvas, w * 0.24, h * 0.6, unit * 0.12)
  const hills = times(3, index => {
    const colour = shade(canvas).distance(0.3 + index * 0.32)
    return layer(canvas, 0.2 + index * 0.3, shape(ridge(canvas, h * (0.68 + index * 0.09), h * 0.1, 0.36), colour))
  })
  const tones = ['#e5553c', palette.light, '#f2b544', palette.mid, '#3f8f8a']
  const balloon = (x: number, y: number, size: number, first: number) => {
    const tone = (shift: number) => tones[(first + shift) % tones.length] ?? palette.light
    const skin = d`M0 ${-size}C${size * 1.05} ${-size} ${size * 0.95} ${size * 0.15} ${size * 0.2} ${size * 0.95}H${-size * 0.2}C${-size * 0.95} ${size * 0.15} ${-size * 1.05} ${-size} 0 ${-size}z`
    const gore = d`M0 ${-size}C${size * 0.5} ${-size} ${size * 0.45} ${size * 0.15} ${size * 0.1} ${size * 0.95}H${-size * 0.1}C${-size * 0.45} ${size * 0.15} ${-size * 0.5} ${-size} 0 ${-size}z`
    return group(
      at(x, y),
      shape(skin, tone(0)),
      shape(gore, tone(1)),
      stroke(
        d`M${-size * 0.19} ${size * 0.95}L${-size * 0.12} ${size * 1.3}M${size * 0.19} ${size * 0.95}L${size * 0.12} ${size * 1.3}`,
        palette.near,
        size * 0.03,
      ),
      rect(-size * 0.14, size * 1.3, size * 0.28, size * 0.2, palette.near, { rx: size * 0.04 }),
    )
  }
  const places = [
    [0.17, 0.4, 0.07],
    [0.42, 0.36, 0.15],
    [0.58, 0.2, 0.05],
    [0.8, 0.52, 0.1],
    [0.91, 0.32, 0.04],
  ] as const
  const flock = places.map(([x, y, size], index) => {
    const lift = sway(canvas, 1, random()) * unit * 0.025
    return balloon(w * x + sway(canvas, 1, index * 0.2) * w * 0.012, h * y + lift, unit * size, index)
  })
  return picture + clouds(canvas, h * 0.5, 8) + hills + flock.join('')
}

/** Wind turbines on green hills. */
export const turbines = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const { picture } = sky(canvas, w * 0.3, h * 0.36, unit * 0.09)
  const turbine = (x: number, y: number, size: number, turns: number, first: number, colour: string) => {
    const angle = 360 * ((canvas.phase * turns) / 3 + first)
    const blade = d`M0 0Q${size * 0.06} ${-size * 0.2} 0 ${-size * 0.62}Q${-size * 0.03} ${-size * 0.2} 0 0z`
    return (
      shape(
        d`M${x - size * 0.022} ${y}L${x - size * 0.01} ${y - size}h${size * 0.02}L${x + size * 0.022} ${y}z`,
        colour,
      ) +
      group(at(x, y - size, angle), ...[0, 120, 240].map(turn => group(at(0, 0, turn + 0.01), shape(blade, colour)))) +
      circle(x, y - size, size * 0.025, colour)
    )
  }
  const white = mix(palette.light, '#ffffff', 0.5)
  const far = mix(palette.light, palette.glow, 0.35)
  const hill = (y: number, tone: number, height: number) =>
    shape(ridge(canvas, h * y, h * height, 0.34), mix(palette.far, palette.near, tone))
  return (
    picture +
    clouds(canvas, h * 0.5, 10) +
    layer(
      canvas,
      0.1,
      hill(0.6, 0, 0.1),
      turbine(w * 0.52, h * 0.62, unit * 0.24, 4, 0.1, far),
      turbine(w * 0.62, h * 0.6, unit * 0.2, 4, 0.24, far),
    ) +
    layer(canvas, 0.35, turbine(w * 0.36, h * 0.74, unit * 0.38, 3, 0.05, far), hill(0.7, 0.25, 0.12)) +
    layer(canvas, 0.6, turbine(w * 0.76, h * 0.86, unit * 0.62, 2, 0.2, white), hill(0.82, 0.55, 0.1)) +
    layer(canvas, 0.9, turbine(w * 0.14, h * 0.98, unit * 0.74, 2, 0.31, white), hill(0.94, 0.85, 0.06))
  )
}
