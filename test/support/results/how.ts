import type { TestResult } from './results.ts'

/** How a test shows what it shows, the nearest to a person first. */
export const HOWS = {
  person: 'a person in a browser',
  path: 'a generated path in a browser',
  part: 'a part of the app in a browser',
  property: 'a property',
  example: 'an example',
  operator: 'a test of the local operator',
} as const

export type How = keyof typeof HOWS

/** Pages made for one part of the app: what they show need not be what a person meets. */
const PARTS = /^test\/e2e\/(gallery\.spec\.ts|player\/)/

const PLACES: readonly (readonly [RegExp, How])[] = [
  [/^test\/paths\/browser\/.*\.spec\.ts$/, 'path'],
  [PARTS, 'part'],
  [/^test\/e2e\//, 'person'],
  [/^packages\/operator\//, 'operator'],
]

export const howOf = ({ file, isProperty }: Pick<TestResult, 'file' | 'isProperty'>): How =>
  PLACES.find(([pattern]) => pattern.test(file))?.[1] ?? (isProperty === true ? 'property' : 'example')

/** Whether it was shown where a person would see it. */
export const isSeen = (how: How): boolean => how === 'person' || how === 'path'
