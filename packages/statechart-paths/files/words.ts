const UNITS: readonly (readonly [string, number])[] = [
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1_000],
  ['ms', 1],
]

/** `2 min 5 s`: the two greatest units. */
export const duration = (ms: number): string => {
  const parts = UNITS.reduce<{ left: number; words: readonly string[] }>(
    ({ left, words }, [unit, size]) => {
      const count = Math.floor(left / size)
      return count === 0 ? { left, words } : { left: left - count * size, words: [...words, `${count} ${unit}`] }
    },
    { left: Math.round(ms), words: [] },
  )
  return parts.words.slice(0, 2).join(' ') || '0 ms'
}

export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`
