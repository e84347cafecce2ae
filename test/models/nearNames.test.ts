import { describe, expect, test } from 'vitest'
import { nearNames } from '../../models/nearNames.ts'

const NAMES = ['Aurora', 'Órbita', 'Night Shift', 'Night Tennis', 'Vela', 'Aurora']

describe('The names that are near to what was typed', () => {
  test('[VOD-11] are found over a slip, without accents and capitals, each once', () => {
    expect(nearNames('aurroa', NAMES, 3)).toEqual(['Aurora'])
    expect(nearNames('orvita', NAMES, 3)).toEqual(['Órbita'])
    expect(nearNames('nigth shfit', NAMES, 3)).toEqual(['Night Shift'])
    expect(nearNames('velas', NAMES, 3)).toEqual(['Vela'])
  })

  test('[VOD-11] are found by one of their words, the nearest first and no more than wanted', () => {
    expect(nearNames('nihgt', NAMES, 3)).toEqual(['Night Shift', 'Night Tennis'])
    expect(nearNames('nihgt', NAMES, 1)).toEqual(['Night Shift'])
  })

  test('[AHEAD-49] a name of a million letters costs nothing', () => {
    const began = performance.now()
    expect(nearNames('aurroa', ['a'.repeat(1_000_000), 'Aurora'], 3)).toEqual(['Aurora'])
    expect(performance.now() - began).toBeLessThan(500)
  })

  test('[VOD-11] are none where too much is other, or the word is too short to slip in', () => {
    expect(nearNames('qwertz', NAMES, 3)).toEqual([])
    expect(nearNames('vel', NAMES, 3)).toEqual([])
  })
})
