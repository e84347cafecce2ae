import { type Canvas, drift, sway } from './canvas.ts'
import { mix } from './palette.ts'
import { at, circle, d, ellipse, group, rect, round, shape, stroke, times } from './svg.ts'

/** How far layers are drawn past the frame, so that a layer that sways never shows its end. */
const OVERSCAN = 0.08

const TORSO = 'M-4-85L-11.5-81L-13.8-75L-13-47L-10-47L-8.8-68L-8.6-40L8.6-40L8.8-68L10-47L13-47L13.8-75L11.5-81L4-85z'
const LEG = 'M-4.4-2L-4.3 43L2.2 43L4.4-2z'
const SHIRT = 'M-4-86L-13-80L-14.5-62L-10-62L-10-44L10-44L10-62L14.5-62L13-80L4-86z'

/** A standing or walking silhouette, feet at (x, y); `stride` -1 to 1 opens the legs. */
export const person = (
  x: number,
  y: number,
  size: number,
  colour: string,
  { stride = 0, shirt, shorts }: { stride?: number; shirt?: string; shorts?: string } = {},
) => {
  const leg = (side: number) =>
    group(at(side * 4.2, -43, side * stride * 24), shape(LEG, colour), shorts ? rect(-5.5, -3, 10.5, 18, shorts) : '')
  return group(
    { transform: `translate(${round(x)} ${round(y)}) scale(${round(size * 10) / 1000})` },
    leg(-1),
    leg(1),
    ellipse(0, -91, 5.8, 7.3, colour),
    shape(TORSO, colour, { stroke: colour, 'stroke-width': 2.2, 'stroke-linejoin': 'round' }),
    shirt ? shape(SHIRT, shirt) : '',
  )
}

/** A mountain line by midpoint displacement, filled to the bottom; wide enough to sway. */
export const ridge = ({ w, h, random }: Canvas, y: number, height: number, roughness = 0.5, bottom = h) => {
  let points = [y + (random() - 0.5) * height, y + (random() - 0.5) * height]
  let reach = height
  for (let pass = 0; pass < 6; pass++) {
    const next: number[] = []
    points.forEach((point, i) => {
      const follower = points[i + 1]
      next.push(point)
      if (follower !== undefined) next.push((point + follower) / 2 + (random() - 0.5) * reach)
    })
    points = next
    reach *= roughness
  }
  const left = -w * OVERSCAN
  const step = (w * (1 + 2 * OVERSCAN)) / (points.length - 1)
  const line = points.map((point, i) => d`L${left + i * step} ${point}`).join('')
  return d`M${left} ${bottom}` + line + d`L${w - left} ${bottom}z`
}

/** The sky with its sun (or moon); leaves the glow gradient for things that shine alike. */
export const sky = (canvas: Canvas, sunX: number, sunY: number, sunRadius: number, disc = true) => {
  const { w, h, palette } = canvas
  const air = canvas.linear([
    [0, palette.top],
    [0.5, palette.mid],
    [0.86, palette.glow],
    [1, mix(palette.glow, palette.light, 0.4)],
  ])
  const glow = glowOf(canvas)
  const picture =
    rect(0, 0, w, h, air) +
    circle(sunX, sunY, sunRadius * 4.2, glow) +
    (disc ? circle(sunX, sunY, sunRadius, mix(palette.light, '#ffffff', 0.25)) : '')
  return { picture, glow }
}

const glowOf = (canvas: Canvas) =>
  canvas.radial([
    [0, canvas.palette.light, 0.95],
    [0.18, canvas.palette.light, 0.5],
    [0.5, canvas.palette.glow, 0.25],
    [1, canvas.palette.glow, 0],
  ])

export const fog = (canvas: Canvas, y: number, height: number, opacity: number) =>
  rect(
    0,
    y,
    canvas.w,
    height,
    canvas.linear([
      [0, canvas.palette.glow, 0],
      [1, canvas.palette.glow, opacity],
    ]),
  )

/** Flat bands of cloud that cross the sky; each lap brings them back to where they were. */
export const clouds = (canvas: Canvas, horizon: number, count = 9) => {
  const { w, h, palette, random } = canvas
  const span = w * 1.6
  return times(count, () => {
    const lift = random()
    const width = w * (0.1 + random() * 0.2)
    const x = drift(canvas, random() * span, span, 1) - w * 0.3
    const colour = lift < 0.45 ? mix(palette.glow, palette.light, 0.4) : mix(palette.mid, palette.glow, 0.4)
    const y = horizon - h * (0.05 + lift * 0.42)
    const thick = h * (0.004 + random() * 0.007)
    const opacity = 0.18 + (1 - lift) * 0.28
    return group(
      { opacity },
      ellipse(x, y, width / 2, thick, colour),
      ellipse(x + width * 0.16, y - thick * 1.3, width / 3.4, thick * 0.8, colour),
    )
  })
}

/** A few birds that beat their wings and cross once in a loop. */
export const birds = (canvas: Canvas, y: number, colour: string, count = 5) => {
  const { w, h, unit, random } = canvas
  const lead = random()
  return times(count, index => {
    const x = drift(canvas, (lead + index * 0.035 + random() * 0.03) * w * 1.3, w * 1.3) - w * 0.15
    const wing = unit * (0.011 + random() * 0.006)
    const beat = sway(canvas, 8, random()) * wing * 0.7
    const rise = y + (index % 2 ? -1 : 1) * index * h * 0.012 + sway(canvas, 2, random()) * h * 0.008
    return stroke(
      d`M${x - wing} ${rise - beat}Q${x - wing * 0.4} ${rise - beat * 0.6} ${x} ${rise}Q${x + wing * 0.4} ${rise - beat * 0.6} ${x + wing} ${rise - beat}`,
      colour,
      unit * 0.004,
    )
  })
}

export const stars = (canvas: Canvas, count: number, bottom: number) => {
  const { w, unit, random } = canvas
  return times(count, index => {
    const spot = [random() * w, random() * bottom, unit * (0.0014 + random() ** 2 * 0.0036), random()] as const
    const [x, y, r, bright] = spot
    const twinkle = index % 5 === 0 ? 0.35 * sway(canvas, 2, bright) : 0
    return circle(x, y, r, '#ffffff', { opacity: Math.max(0.08, 0.25 + bright * 0.5 + twinkle) })
  })
}

/** Short lights on water below `top`, widening toward the viewer and never still. */
export const glints = (canvas: Canvas, x: number, top: number, spread: number, count = 34) => {
  const { h, unit, palette, random } = canvas
  return times(count, index => {
    const near = index / count
    const y = top + near ** 2 * (h - top)
    const width = unit * (0.04 + near * 0.3) * (0.3 + random()) * spread
    const offset = (random() - 0.5) * unit * 0.22 * (near + 0.2) * spread
    const beat = sway(canvas, 1 + (index % 3), random())
    return rect(
      x - (width / 2) * (1 + beat * 0.35) + offset,
      y,
      width * (1 + beat * 0.35),
      unit * (0.003 + near * 0.006),
      palette.light,
      {
        opacity: (0.85 - near * 0.65) * (0.8 + beat * 0.2),
        rx: unit * 0.002,
      },
    )
  })
}

/** Points that fall (or rise, `laps` negative) through the frame: snow, rain, bubbles, dust. */
export const falling = (
  canvas: Canvas,
  count: number,
  laps: number,
  draw: (x: number, y: number, chance: number) => string,
) => {
  const { w, h, random } = canvas
  return times(count, () => {
    const x = random() * w
    const y = drift(canvas, random() * h * 1.2, h * 1.2, laps) - h * 0.1
    const chance = random()
    return draw(x + sway(canvas, 1, chance) * w * 0.006, y, chance)
  })
}

/** A layer that leans from side to side with the camera: near layers more, far ones less. */
export const layer = (canvas: Canvas, depth: number, ...children: ReadonlyArray<string>) =>
  group(at(sway(canvas) * depth * canvas.w * 0.045, 0), ...children)
