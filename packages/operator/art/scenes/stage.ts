import { type Canvas, drift, pulse, shade, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { clouds, layer, person, ridge, sky } from '../parts.ts'
import { at, circle, d, ellipse, group, rect, shape, stroke, times } from '../svg.ts'

const TEAMS = ['#f4f0e6', '#d8372a'] as const

const floodlights = (canvas: Canvas, glow: string) => {
  const { w, h, unit, palette } = canvas
  return [0.08, 0.3, 0.7, 0.92]
    .map(share => {
      const x = w * share
      const lamps = times(6, index =>
        circle(x + ((index % 3) - 1) * unit * 0.024, h * 0.12 + (index > 2 ? unit * 0.024 : 0), unit * 0.01, '#ffffff'),
      )
      return (
        rect(x - unit * 0.004, h * 0.14, unit * 0.008, h * 0.22, palette.near) +
        circle(x, h * 0.13, unit * 0.3, glow, { opacity: 0.6 }) +
        lamps
      )
    })
    .join('')
}

const crowd = (canvas: Canvas, bottom: number, count: number) => {
  const { w, h, unit, palette, random } = canvas
  const tones = [palette.light, palette.glow, palette.far, '#ffffff']
  return times(count, () => {
    const x = random() * w
    const y = h * 0.32 + Math.sin((x / w) * Math.PI) * h * 0.1 + random() * h * 0.17
    const [tone, base, beat] = [Math.floor(random() * 4), 0.15 + random() * 0.45, random()]
    const flash = beat > 0.96 ? pulse(canvas, 2, beat * 60) ** 6 * 0.6 : 0
    return circle(x, Math.min(y, bottom - 2), unit * 0.005, tones[tone] ?? palette.light, { opacity: base + flash })
  })
}

/** A football match under floodlights. */
export const stadium = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const touch = h * 0.58
  const night = canvas.linear([
    [0, palette.near],
    [1, mix(palette.top, palette.mid, 0.7)],
  ])
  const glow = canvas.radial([
    [0, '#ffffff', 0.95],
    [0.12, palette.light, 0.6],
    [1, palette.light, 0],
  ])
  const fall = canvas.linear([
    [0, palette.near, 0],
    [1, palette.near, 0.75],
  ])
  const stripes = times(10, index => {
    const [a, b] = [-1.2 + index * 0.24, -0.96 + index * 0.24]
    return shape(
      d`M${w * (0.5 + a * 0.5)} ${touch}H${w * (0.5 + b * 0.5)}L${w * (0.5 + b * 1.3)} ${h}H${w * (0.5 + a * 1.3)}z`,
      index % 2 ? '#2f7a45' : '#276b3c',
    )
  })
  const lines = group(
    { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.75, 'stroke-width': unit * 0.006 },
    `<path d="${d`M0 ${touch + h * 0.05}H${w}M${w * 0.5} ${touch}L${w * 0.42} ${h}`}"/>`,
    `<path d="${d`M${w * 0.47 - unit * 0.36} ${h * 0.8}a${unit * 0.36} ${unit * 0.11} 0 1 0 ${unit * 0.72} 0a${unit * 0.36} ${unit * 0.11} 0 1 0 ${-unit * 0.72} 0z`}"/>`,
  )
  const players = Array.from({ length: 9 }, (_, index) => {
    const near = 0.2 + random() * 0.7
    const [placeX, turn, pace] = [w * (0.1 + random() * 0.8), random(), random()]
    const x = placeX + sway(canvas, 1, turn) * w * 0.06
    const y = touch + near * (h - touch) * 0.86 + sway(canvas, 1, turn + 0.25) * h * 0.012
    return { x, y, size: unit * (0.07 + near * 0.13), stride: sway(canvas, 10, pace), team: index % 2 }
  }).sort((one, other) => one.y - other.y)
  const team = players
    .map(({ x, y, size, stride, team: side }) => {
      const shorts = side ? '#f4f0e6' : '#22314e'
      return (
        ellipse(x + size * 0.2, y, size * 0.3, size * 0.05, '#000000', { opacity: 0.4 }) +
        person(x, y, size, '#1a1412', { stride, shirt: TEAMS[side] ?? TEAMS[0], shorts })
      )
    })
    .join('')
  const ballX = w * (0.47 + sway(canvas) * 0.2)
  const ballY = touch + (h - touch) * (0.44 + sway(canvas, 2, 0.1) * 0.22)
  const hop = Math.abs(sway(canvas, 3)) * unit * 0.035
  return (
    rect(0, 0, w, h, night) +
    shape(d`M0 ${h * 0.3}Q${w * 0.5} ${h * 0.47} ${w} ${h * 0.3}V${touch}H0z`, mix(palette.near, palette.mid, 0.4)) +
    crowd(canvas, touch, 420) +
    stripes +
    lines +
    floodlights(canvas, glow) +
    rect(0, touch, w, h - touch, fall) +
    team +
    ellipse(ballX, ballY, unit * 0.014, unit * 0.004, '#000000', { opacity: 0.35 }) +
    circle(ballX, ballY - unit * 0.012 - hop, unit * 0.013, '#ffffff')
  )
}

/** Night tennis: a rally that never ends. */
export const court = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const [back, front] = [h * 0.4, h * 1.02]
  const night = canvas.linear([
    [0, palette.near],
    [1, mix(palette.top, palette.mid, 0.7)],
  ])
  const clay = mix(palette.glow, palette.far, 0.35)
  const at2 = (x: number, depth: number) => {
    const y = back + (front - back) * depth
    return [w * 0.5 + x * w * (0.2 + depth * 0.26), y] as const
  }
  const line = (...points: ReadonlyArray<readonly [number, number]>) =>
    points.map(([x, depth], index) => d`${index ? 'L' : 'M'}${at2(x, depth)[0]} ${at2(x, depth)[1]}`).join('')
  const floor = shape(`${line([-1.5, -0.06], [1.5, -0.06], [2.2, 1], [-2.2, 1])}z`, mix(palette.mid, palette.far, 0.5))
  const field = shape(`${line([-1, 0.06], [1, 0.06], [1, 0.86], [-1, 0.86])}z`, clay)
  const marks = stroke(
    `${line([-1, 0.06], [1, 0.06], [1, 0.86], [-1, 0.86])}z${line([-0.75, 0.06], [-0.75, 0.86])}${line([0.75, 0.06], [0.75, 0.86])}${line([-0.75, 0.19], [0.75, 0.19])}${line([-0.75, 0.56], [0.75, 0.56])}${line([0, 0.19], [0, 0.56])}`,
    '#ffffff',
    unit * 0.006,
    { opacity: 0.85 },
  )
  const [netLeft, netY] = at2(-1.1, 0.34)
  const [netRight] = at2(1.1, 0.34)
  const net =
    rect(netLeft, netY - unit * 0.06, netRight - netLeft, unit * 0.06, palette.near, { opacity: 0.45 }) +
    rect(netLeft, netY - unit * 0.064, netRight - netLeft, unit * 0.008, '#ffffff')
  const rally = (sway(canvas, 2) + 1) / 2
  const swing = sway(canvas, 1, 0.1)
  const [farX, farY] = at2(0.45 * sway(canvas, 1, 0.4), 0.04)
  const [nearX, nearY] = at2(0.55 * swing, 0.9)
  const [ballX, ballY] = at2(0.5 * sway(canvas, 1, 0.22), 0.08 + rally * 0.76)
  const flight = unit * (0.05 + Math.abs(sway(canvas, 2, 0.25)) * 0.1)
  const glow = canvas.radial([
    [0, '#ffffff', 0.95],
    [0.12, palette.light, 0.6],
    [1, palette.light, 0],
  ])
  return (
    rect(0, 0, w, h, night) +
    crowd(canvas, back, 200) +
    floodlights(canvas, glow) +
    rect(0, back - h * 0.06, w, h * 0.07, palette.near) +
    floor +
    field +
    marks +
    person(farX, farY + unit * 0.02, unit * 0.15, '#1a1412', {
      stride: sway(canvas, 8),
      shirt: palette.light,
      shorts: '#22314e',
    }) +
    net +
    ellipse(ballX, ballY, unit * 0.012, unit * 0.004, '#000000', { opacity: 0.4 }) +
    circle(ballX, ballY - flight, unit * (0.008 + rally * 0.007), '#e4f26a') +
    person(nearX, nearY + unit * 0.02, unit * 0.3, '#1a1412', {
      stride: sway(canvas, 8, 0.3),
      shirt: '#d8372a',
      shorts: '#f4f0e6',
    })
  )
}

const cyclist = (size: number, jersey: string, dark: string, spin: number) => {
  const wheel = (x: number) =>
    circle(x, -size * 0.22, size * 0.21, 'none', { stroke: dark, 'stroke-width': size * 0.03 })
  const angle = 2 * Math.PI * spin
  const leg = (turn: number) => {
    const [x, y] = [Math.cos(turn) * size * 0.09, -size * 0.24 + Math.sin(turn) * size * 0.09]
    return stroke(
      d`M${-size * 0.14} ${-size * 0.62}Q${size * 0.08 + x * 0.6} ${-size * 0.5 + y * 0.2} ${x} ${y}`,
      dark,
      size * 0.075,
    )
  }
  return (
    wheel(-size * 0.32) +
    wheel(size * 0.34) +
    leg(angle + Math.PI) +
    stroke(
      d`M${-size * 0.32} ${-size * 0.22}L${-size * 0.14} ${-size * 0.58}L${size * 0.2} ${-size * 0.54}L${size * 0.34} ${-size * 0.22}M0 ${-size * 0.24}L${size * 0.2} ${-size * 0.54}`,
      dark,
      size * 0.03,
    ) +
    leg(angle) +
    stroke(d`M${-size * 0.14} ${-size * 0.66}Q0 ${-size * 0.92} ${size * 0.14} ${-size * 0.8}`, jersey, size * 0.15) +
    stroke(d`M${size * 0.12} ${-size * 0.8}L${size * 0.26} ${-size * 0.56}`, jersey, size * 0.05) +
    circle(size * 0.22, -size * 0.92, size * 0.085, dark) +
    shape(d`M${size * 0.12} ${-size * 0.95}q${size * 0.1} ${-size * 0.13} ${size * 0.21} ${size * 0.01}z`, jersey)
  )
}

/** A cycling race on a coast road. */
export const peloton = (canvas: Canvas) => {
  const { w, h, unit, palette } = canvas
  const { picture } = sky(canvas, w * 0.72, h * 0.26, unit * 0.1)
  const ground = h * 0.78
  const jerseys = ['#e5553c', '#f2b544', '#f4f0e6', '#3f8f8a', '#5a6fd0']
  const verge = times(14, index => {
    const x = drift(canvas, (index * w * 1.2) / 14, w * 1.2, -1) - w * 0.1
    return (
      rect(x, ground - h * 0.045, unit * 0.012, h * 0.05, '#f4f0e6') +
      rect(x, ground - h * 0.035, unit * 0.012, h * 0.014, '#d8372a')
    )
  })
  const dashes = times(6, index => {
    const x = drift(canvas, (index * w * 1.2) / 6, w * 1.2, -2) - w * 0.1
    return shape(d`M${x} ${h * 0.93}h${unit * 0.22}l${-unit * 0.02} ${unit * 0.014}h${-unit * 0.22}z`, '#ffffff', {
      opacity: 0.7,
    })
  })
  const row = (count: number, y: number, size: number, from: number, offset: number) =>
    times(count, index =>
      group(
        at(
          w * (from + index * 0.175) + sway(canvas, 1, index * 0.23 + offset) * w * 0.02,
          y + Math.abs(sway(canvas, 8, index * 0.2)) * unit * 0.003,
        ),
        ellipse(0, 0, size * 0.6, size * 0.05, '#000000', { opacity: 0.35 }),
        cyclist(
          size,
          jerseys[(index * 2 + Math.round(offset * 10)) % 5] ?? '#e5553c',
          palette.near,
          canvas.phase * 9 + index * 0.3,
        ),
      ),
    )
  return (
    picture +
    clouds(canvas, h * 0.5, 8) +
    layer(canvas, 0.3, shape(ridge(canvas, h * 0.56, h * 0.16), shade(canvas).distance(0.25))) +
    layer(canvas, 0.7, shape(ridge(canvas, h * 0.68, h * 0.08), shade(canvas).distance(0.6))) +
    rect(0, ground, w, h - ground, mix(palette.far, palette.near, 0.62)) +
    verge +
    row(5, h * 0.86, unit * 0.2, 0.14, 0.4) +
    dashes +
    row(4, h * 0.975, unit * 0.28, 0.2, 0.1)
  )
}

/** A singer, a band, beams of light, a crowd. */
export const concert = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const dark = canvas.linear([
    [0, palette.near],
    [0.6, mix(palette.top, palette.mid, 0.8)],
    [1, mix(palette.mid, palette.glow, 0.5)],
  ])
  const light = canvas.linear([
    [0, palette.light, 0.8],
    [1, palette.glow, 0],
  ])
  const glow = canvas.radial([
    [0, palette.light, 0.9],
    [0.3, palette.glow, 0.5],
    [1, palette.glow, 0],
  ])
  const beams = times(8, index => {
    const x = (w * (index + 0.5)) / 8
    const lean = (random() - 0.5) * w * 0.5 + sway(canvas, 1, index * 0.37) * w * 0.14
    return shape(d`M${x - 2} 0h4L${x + lean + unit * 0.12} ${h * 0.85}H${x + lean - unit * 0.08}z`, light, {
      opacity: 0.28 + pulse(canvas, 2, index * 0.31) * 0.2,
    })
  })
  const side = mix(palette.near, palette.mid, 0.2)
  const heads = times(2, row => {
    const colour = row ? palette.near : mix(palette.near, palette.mid, 0.3)
    let line = ''
    for (let x = -unit * 0.05; x < w * 1.05; x += unit * (0.05 + row * 0.03)) {
      const [lift, arm, beat] = [random(), random() > 0.66, random()]
      const y = h * (0.78 + row * 0.1) + lift * h * 0.05 + Math.abs(sway(canvas, 8, beat * 0.2)) * -unit * 0.012
      const s = unit * (0.03 + row * 0.016)
      line += circle(x, y, s, colour) + rect(x - s * 1.7, y + s * 0.8, s * 3.4, h, colour, { rx: s * 1.4 })
      if (arm)
        line += group(
          at(x + s * 1.3, y, sway(canvas, 4, beat) * 9),
          rect(-s * 0.3, -s * 3, s * 0.6, s * 5, colour, { rx: s * 0.3 }),
        )
    }
    return line
  })
  return (
    rect(0, 0, w, h, dark) +
    beams +
    circle(w * 0.5, h * 0.62, unit * 0.42, glow) +
    person(w * 0.5 + sway(canvas, 2) * unit * 0.015, h * 0.72, unit * 0.26, palette.near, {
      stride: sway(canvas, 4) * 0.3,
    }) +
    person(w * 0.3, h * 0.71, unit * 0.2, side, { stride: sway(canvas, 4, 0.3) * 0.2 }) +
    person(w * 0.69, h * 0.71, unit * 0.2, side, { stride: sway(canvas, 4, 0.6) * 0.2 }) +
    heads
  )
}
