import { describe, expect, test } from 'vitest'
import { straightened } from '../drawing/straighten.ts'

const line = (...points: readonly (readonly [number, number])[]) => points.map(([x, y]) => ({ x, y }))

describe('a line', () => {
  test('is straight where it only slipped, and its shorter end moves', () => {
    expect(straightened(line([482, 462], [482, 352], [478, 352], [478, 338]))).toEqual(line([482, 462], [482, 338]))
    expect(straightened(line([537, 286], [324, 286], [324, 282], [310, 282]))).toEqual(line([537, 286], [310, 286]))
  })

  test('keeps its ends at the states where a stretch between them can move', () => {
    expect(straightened(line([0, 0], [50, 0], [50, 40], [53, 40], [53, 90]))).toEqual(line([0, 0], [53, 0], [53, 90]))
    expect(straightened(line([0, 0], [0, 40], [3, 40], [3, 90], [50, 90]))).toEqual(line([0, 0], [0, 90], [50, 90]))
  })

  test('keeps its ways round something, and loses points that are no corners', () => {
    expect(straightened(line([0, 0], [0, 10], [0, 40], [20, 40], [20, 90]))).toEqual(
      line([0, 0], [0, 40], [20, 40], [20, 90]),
    )
  })

  test('that is one short stretch stays as it is', () => {
    expect(straightened(line([0, 0], [0, 4]))).toEqual(line([0, 0], [0, 4]))
  })
})
