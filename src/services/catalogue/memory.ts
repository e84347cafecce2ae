import * as E from 'fp-ts/lib/Either.js'
import { addMs, type Instant, MINUTE } from '../../../models/codec/instant.ts'

/** So long a page that one comes back to is the one that was left. */
const KEPT_MS = 5 * MINUTE
const MOST_ANSWERS = 100

interface MemoryParts {
  readonly now: () => Instant
  /** Whose answers, and in which language: those of another are not known. */
  readonly owner: () => string
}

type Call<Wish, Failure, A> = (wish: Wish) => Promise<E.Either<Failure, A>>

/** A call that answers for several things at once, and may leave some of them out. */
type Batch<Id, Rest, Failure, A> = (ids: ReadonlyArray<Id>, rest: Rest) => Promise<E.Either<Failure, ReadonlyArray<A>>>

const makeAnswers = <A>({ now, owner }: MemoryParts) => {
  const known = new Map<string, { readonly until: Instant; readonly answer: A }>()
  return {
    keyOf: (wish: unknown): string => JSON.stringify([owner(), wish]),
    of: (key: string): { readonly answer: A } | undefined => {
      const kept = known.get(key)
      return kept !== undefined && now() < kept.until ? kept : undefined
    },
    keep: (key: string, answer: A): void => {
      known.delete(key)
      known.set(key, { until: addMs(now(), KEPT_MS), answer })
      for (const oldest of known.keys()) if (known.size > MOST_ANSWERS) known.delete(oldest)
    },
  }
}

const remembering =
  (parts: MemoryParts) =>
  <Wish, Failure, A>(call: Call<Wish, Failure, A>): Call<Wish, Failure, A> => {
    const answers = makeAnswers<A>(parts)
    return async wish => {
      const key = answers.keyOf(wish)
      const known = answers.of(key)
      if (known !== undefined) return E.right(known.answer)
      const answer = await call(wish)
      if (E.isRight(answer)) answers.keep(key, answer.right)
      return answer
    }
  }

const rememberingEach =
  (parts: MemoryParts) =>
  <Id extends string, Rest, Failure, A>(
    call: Batch<Id, Rest, Failure, A>,
    idOf: (item: A) => Id,
  ): Batch<Id, Rest, Failure, A> => {
    const answers = makeAnswers<A | undefined>(parts)
    return async (ids, rest) => {
      const asked = ids.map(id => ({ id, key: answers.keyOf([id, rest]) }))
      const known = new Map(asked.map(({ id, key }) => [id, answers.of(key)]))
      const lacking = asked.filter(({ id }) => known.get(id) === undefined)
      const answer =
        lacking.length > 0
          ? await call(
              lacking.map(({ id }) => id),
              rest,
            )
          : E.right([])
      if (E.isLeft(answer)) return answer
      const come = new Map(answer.right.map(item => [idOf(item), item]))
      for (const { id, key } of lacking) answers.keep(key, come.get(id))
      return E.right(ids.flatMap(id => (known.get(id) ?? { answer: come.get(id) }).answer ?? []))
    }
  }

/** Keeps what was answered for a while, so that nothing is asked twice on the way back; a failure is not kept. */
export const makeMemory = (parts: MemoryParts) => ({
  remembered: remembering(parts),
  /** Thing by thing: whichever are asked for together, only those are asked for that are not known. */
  rememberedEach: rememberingEach(parts),
})

export type Memory = ReturnType<typeof makeMemory>
