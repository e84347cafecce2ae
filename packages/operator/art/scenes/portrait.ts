import { type Canvas, sway } from '../canvas.ts'
import { mix } from '../palette.ts'
import { sky } from '../parts.ts'
import { circle, d, shape } from '../svg.ts'

const SKIN = ['#e8b793', '#c98d66', '#8d5a3c', '#5c3a28', '#f0cdb0'] as const
const HAIR = ['#1b1412', '#3a2318', '#6b4a2c', '#cfc4b4', '#0f0e14'] as const

/** A face in two tones: the look's stand-in for a person. */
export const portrait = (canvas: Canvas) => {
  const { w, h, unit, palette, random } = canvas
  const [cx, cy, r] = [w * 0.5 + sway(canvas) * unit * 0.008, h * 0.43, unit * 0.19]
  const skin = SKIN[Math.floor(random() * 5)] ?? SKIN[0]
  const hair = HAIR[Math.floor(random() * 5)] ?? HAIR[0]
  const long = random() > 0.5
  const shadow = mix(skin, '#1a0c10', 0.5)
  const { picture } = sky(canvas, cx + r * 0.9, cy - r * 0.1, r * 1.5, false)
  const disc = circle(
    w * 0.5 + r * 0.5 + sway(canvas, 1, 0.5) * unit * 0.02,
    cy - r * 0.1,
    r * 1.9,
    mix(palette.glow, palette.mid, 0.35),
  )
  const fallOfHair = long
    ? shape(
        d`M${cx - r * 1.12} ${cy + r * 1.9}Q${cx - r * 1.35} ${cy - r * 1.5} ${cx} ${cy - r * 1.5}T${cx + r * 1.12} ${cy + r * 1.9}z`,
        hair,
      )
    : ''
  const coat =
    shape(
      d`M${cx - r * 2.5} ${h}Q${cx - r * 2.3} ${cy + r * 1.95} ${cx - r * 0.5} ${cy + r * 1.6}H${cx + r * 0.5}Q${cx + r * 2.3} ${cy + r * 1.95} ${cx + r * 2.5} ${h}z`,
      mix(palette.mid, palette.near, 0.35),
    ) +
    shape(
      d`M${cx} ${cy + r * 1.6}H${cx + r * 0.5}Q${cx + r * 2.3} ${cy + r * 1.95} ${cx + r * 2.5} ${h}H${cx}z`,
      palette.near,
      { opacity: 0.35 },
    )
  const neck = shape(
    d`M${cx - r * 0.42} ${cy + r * 0.6}h${r * 0.84}v${r * 1.05}q${-r * 0.42} ${r * 0.5} ${-r * 0.84} 0z`,
    shadow,
  )
  const face = shape(
    d`M${cx - r * 0.84} ${cy - r * 0.3}Q${cx - r * 0.8} ${cy - r * 1.2} ${cx} ${cy - r * 1.2}T${cx + r * 0.84} ${cy - r * 0.3}Q${cx + r * 0.8} ${cy + r * 0.7} ${cx} ${cy + r * 1.1}Q${cx - r * 0.8} ${cy + r * 0.7} ${cx - r * 0.84} ${cy - r * 0.3}z`,
    skin,
  )
  const shaded = shape(
    d`M${cx + r * 0.08} ${cy - r * 1.2}Q${cx + r * 0.84} ${cy - r * 1.1} ${cx + r * 0.84} ${cy - r * 0.3}Q${cx + r * 0.8} ${cy + r * 0.7} ${cx} ${cy + r * 1.1}Q${cx + r * 0.24} ${cy + r * 0.5} ${cx + r * 0.02} ${cy + r * 0.28}L${cx + r * 0.2} ${cy + r * 0.16}Q${cx - r * 0.02} ${cy - r * 0.4} ${cx + r * 0.08} ${cy - r * 1.2}z`,
    shadow,
    { opacity: 0.62 },
  )
  const fringe = shape(
    d`M${cx - r * 0.95} ${cy - r * 0.2}Q${cx - r * 1.1} ${cy - r * 1.55} ${cx + r * 0.1} ${cy - r * 1.5}Q${cx + r * 1.1} ${cy - r * 1.4} ${cx + r * 0.95} ${cy - r * 0.2}Q${cx + r * 0.7} ${cy - r * 0.85} ${cx + r * (long ? -0.1 : 0.2)} ${cy - r * 0.85}Q${cx - r * 0.7} ${cy - r * 0.75} ${cx - r * 0.95} ${cy - r * 0.2}z`,
    hair,
  )
  return picture + disc + fallOfHair + coat + neck + face + shaded + fringe
}
