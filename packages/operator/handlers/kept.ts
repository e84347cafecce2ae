import type { Lineup } from '../world/lineup.ts'

/** So many answers about one line-up are held: few people see it by different rights. */
const MOST = 4

/** One answer, as one object, for all who ask alike of a line-up while it stands: a large one takes long to make and to write. */
export const keepAnswers = <Answer>() => {
  const answers = new WeakMap<Lineup, Map<string, Answer>>()
  return (lineup: Lineup, variant: string, make: () => Answer): Answer => {
    const known = answers.get(lineup) ?? new Map<string, Answer>()
    answers.set(lineup, known)
    const answer = known.get(variant) ?? make()
    known.set(variant, answer)
    for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest)
    return answer
  }
}
