import { type AskedCall, keyOf } from './asked.ts'
import { groupedBy } from './groupedBy.ts'
import { itemsOf, joined, partsOf } from './lists.ts'
import { Asker, type Recorded, type Recording } from './recording.ts'
import { ORIGIN } from './redact.ts'

export interface Replay {
  /** When the visit began: the clock that its guide fits. */
  readonly at: number
  /** The answer that the recording has to this call, the next one where it has several; none where it has none. */
  readonly answer: (asked: AskedCall, origin: string) => Recorded['answer'] | undefined
}

/** Whose token it is: stand-ins say it. */
export const askerOf = (token: string): Asker => {
  const [owner = ''] = token.split('-')
  return Asker.is(owner) ? owner : 'nobody'
}

const withOrigin = (answer: Recorded['answer'], origin: string): Recorded['answer'] =>
  JSON.parse(JSON.stringify(answer).replaceAll(ORIGIN, origin))

/**
 * Answers as the recording says: in its order where something was asked more than once, and then as it was last. What is
 * asked of several things at once is put together from what was said of each.
 */
export const makeReplay = ({ at, calls }: Recording): Replay => {
  const answers = groupedBy(calls, keyOf)
  const items = new Map(calls.flatMap(itemsOf).map(({ key, item }) => [key, item]))
  const given = new Map<string, number>()
  const next = (key: string): Recorded['answer'] | undefined => {
    const known = answers.get(key) ?? []
    const place = given.get(key) ?? 0
    given.set(key, place + 1)
    return known[Math.min(place, known.length - 1)]?.answer
  }
  return {
    at,
    answer: (asked, origin) => {
      const answer = next(keyOf(asked)) ?? joined(asked, partsOf(asked), items)
      return answer === undefined ? undefined : withOrigin(answer, origin)
    },
  }
}
