import { isRecord } from './json.ts'

/** So many items of lists are judged one by one; a longer answer differs in its first ones already, or once. */
const ITEMS = 4000
const DEEPEST = 32

/** The beginning of an answer, with as many items of its lists as can be judged in a moment. */
export const shortened = (answer: unknown): unknown => {
  let left = ITEMS
  const cut = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST) return value
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (const item of value) {
        if (left === 0) break
        left -= 1
        items.push(cut(item, depth + 1))
      }
      return items
    }
    if (!isRecord(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, cut(item, depth + 1)]))
  }
  return cut(answer, 0)
}
