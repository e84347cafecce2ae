import { circle, d, group, shape, times } from '../../../art/svg.ts'
import { line } from '../../draw/sheet.ts'
import { LIME, OAK } from './palette.ts'

const spoke = (angle: number, far: number): string => d`${far * Math.cos(angle)} ${far * Math.sin(angle)}`

/** Four cloths on eight spars, as wide as `radius`; `full` is how much wind is in them, 0 to 1. */
export const sails = (radius: number, turn: number, cloths: readonly [string, string], full = 1): string =>
  group(
    { transform: `rotate(${turn})` },
    times(4, cloth => {
      const angle = (cloth * Math.PI) / 2
      const belly = angle + 0.62 * full + 0.12
      const tail = angle + 0.68 * full + 0.1
      return (
        shape(
          `M${spoke(angle, radius * 0.12)}L${spoke(angle, radius)}Q${spoke(belly, radius * 0.82)} ${spoke(tail, radius * 0.66)}Q${spoke(tail - 0.12, radius * 0.34)} ${spoke(angle, radius * 0.12)}z`,
          cloths[cloth % 2 === 0 ? 0 : 1],
        ) + line(`M${spoke(tail, radius * 0.66)}L${spoke(angle + Math.PI / 2, radius * 0.94)}`, OAK, radius * 0.009)
      )
    }),
    line(
      times(8, spar => `M0 0L${spoke((spar * Math.PI) / 4, spar % 2 === 0 ? radius * 1.04 : radius * 0.7)}`),
      OAK,
      radius * 0.026,
    ),
    circle(0, 0, radius * 0.075, OAK),
    circle(0, 0, radius * 0.035, LIME),
  )

/** The round tower, its foot at 0, with a cap of slates. */
export const tower = (height: number, wall: string, cap: string, band: string): string => {
  const wide = height * 0.27
  return (
    shape(`M${-wide} 0L${-wide * 0.74} ${-height}H${wide * 0.74}L${wide} 0z`, wall) +
    shape(`M${-wide} 0L${-wide * 0.95} ${-height * 0.16}H${wide * 0.95}L${wide} 0z`, band) +
    shape(`M${-wide * 0.86} ${-height}Q0 ${-height * 1.1} ${wide * 0.86} ${-height}L0 ${-height * 1.42}z`, cap)
  )
}
