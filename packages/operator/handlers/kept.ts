import type { Lineup } from '../world/lineup.ts'

const kept = new WeakSet<object>()

/** Marks an answer that stays as it is and is given again, as this object. */
export const keep = <Answer extends object>(answer: Answer): Answer => {
  kept.add(answer)
  return answer
}

export const isKept = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && kept.has(answer)

/** So many answers about one line-up are held: few people see it by different rights. */
const MOST = 4

/** One answer, as one object, for all who ask alike of a line-up while it stands: a large one takes long to make and to write. */
export const keepAnswers = <Answer extends object>() => {
  const answers = new WeakMap<Lineup, Map<string, Answer>>()
  return (lineup: Lineup, variant: string, make: () => Answer): Answer => {
    const known = answers.get(lineup) ?? new Map<string, Answer>()
    answers.set(lineup, known)
    const answer = known.get(variant) ?? keep(make())
    known.set(variant, answer)
    for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest)
    return answer
  }
}
