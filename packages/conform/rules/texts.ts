import { leavesOf } from '../contract/json.ts'
import { SOURCES } from '../contract/sources.ts'
import type { Problem } from '../report/findings.ts'

/** Text for people, and not an address or an id. */
const FOR_PEOPLE = /(?:name|title|plot|description|content|label)$/i
const ENTITY = /&(?:amp|lt|gt|quot|apos|nbsp|#\d{2,5}|#x[\da-f]{2,4});/i
/** Two bytes of UTF-8 read as two letters; a quotation mark behind a capital letter is none of those. */
const TWICE = /[ÂÃ](?!\u00BB)[\u0080-\u00BF]|â€/
const BROKEN = /\uFFFD/

const KINDS: ReadonlyArray<readonly [found: (path: string, text: string) => boolean, expected: string]> = [
  [(path, text) => FOR_PEOPLE.test(path) && ENTITY.test(text), 'letters as they are: no HTML entities'],
  [(_, text) => TWICE.test(text), 'UTF-8, encoded once: this was encoded twice'],
  [(_, text) => BROKEN.test(text), 'UTF-8: this is of another encoding'],
]

/** What is wrong with the letters of an answer, by the first place that has it. */
export const textProblems = (answer: unknown): ReadonlyArray<Problem> => {
  const problems = new Map<string, Problem>()
  for (const [field, value] of leavesOf(answer, 'result')) {
    if (typeof value !== 'string') continue
    for (const [found, expected] of KINDS)
      if (!problems.has(expected) && found(field, value))
        problems.set(expected, { field, came: value, expected, source: SOURCES.texts })
  }
  return [...problems.values()]
}
