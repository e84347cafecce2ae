import { circle, d, group, shape } from '../../../art/svg.ts'

/** A toothed wheel with a hole; in the series everything hangs on one. */
export const gear = (
  x: number,
  y: number,
  radius: number,
  teeth: number,
  turn: number,
  colour: string,
  hub: string,
): string => {
  const corners = Array.from({ length: teeth * 4 }, (_, at) => {
    const angle = ((at + 0.5) / (teeth * 4)) * 2 * Math.PI
    const far = at % 4 < 2 ? radius : radius * 0.83
    return d`${far * Math.cos(angle)} ${far * Math.sin(angle)}`
  })
  return group(
    { transform: `translate(${x} ${y}) rotate(${Math.round(turn * 100) / 100})` },
    shape(`M${corners.join('L')}z`, colour),
    circle(0, 0, radius * 0.64, hub, { opacity: 0.35 }),
    circle(0, 0, radius * 0.2, hub),
  )
}
