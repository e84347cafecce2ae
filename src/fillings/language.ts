import { fill } from './fill.ts'

/** A place counted from the start, or from the end where it is below none. */
const placeIn = (length: number, at: number): number => {
  const place = Math.trunc(at) || 0
  return place < 0 ? place + length : place
}

function at<Item>(this: ArrayLike<Item>, index: number): Item | undefined {
  return this[placeIn(this.length, index)]
}

type Lists = Pick<
  unknown[],
  'at' | 'findLast' | 'findLastIndex' | 'toReversed' | 'toSorted' | 'toSpliced' | 'with' | 'length'
>

const lists: Lists = Array.prototype
const texts: Pick<string, 'at'> = String.prototype

fill(lists, 'at', at)
fill(texts, 'at', at as (this: ArrayLike<string>, index: number) => string | undefined)
for (const { prototype } of [Uint8Array, Uint16Array, Uint32Array, Int8Array, Int16Array, Int32Array, Float32Array])
  fill(prototype as Pick<Uint8Array, 'at'>, 'at', at as (this: ArrayLike<number>, index: number) => number | undefined)

fill(lists, 'findLastIndex', function (this: unknown[], is: (item: unknown, at: number, list: unknown[]) => unknown) {
  for (let index = this.length - 1; index >= 0; index--) if (is(this[index], index, this)) return index
  return -1
})
fill(lists, 'findLast', function (this: unknown[], is: (item: unknown, at: number, list: unknown[]) => unknown) {
  return this[this.findLastIndex(is)]
} as Lists['findLast'])
fill(lists, 'toReversed', function (this: unknown[]) {
  return [...this].reverse()
})
fill(lists, 'toSorted', function (this: unknown[], order?: (one: unknown, other: unknown) => number) {
  return [...this].sort(order)
})
fill(lists, 'toSpliced', function (this: unknown[], ...change: [number, number, ...unknown[]]) {
  const copy = [...this]
  copy.splice(...change)
  return copy
} as Lists['toSpliced'])
fill(lists, 'with', function (this: unknown[], index: number, item: unknown) {
  const copy = [...this]
  copy[placeIn(copy.length, index)] = item
  return copy
})

fill(Object, 'hasOwn', (owner: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(owner, name) !== undefined)

fill(URL, 'canParse', (address: string | URL, base?: string | URL) => {
  try {
    return Boolean(new URL(address, base))
  } catch {
    return false
  }
})

fill(AbortSignal, 'timeout', (ms: number) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ms)
  return controller.signal
})
