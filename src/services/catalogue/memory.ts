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

/** Keeps what was answered for a while, so that nothing is asked twice on the way back; a failure is not kept. */
export const makeMemory =
  ({ now, owner }: MemoryParts) =>
  <Wish, Failure, A>(call: Call<Wish, Failure, A>): Call<Wish, Failure, A> => {
    const known = new Map<string, { readonly until: Instant; readonly answer: E.Either<Failure, A> }>()
    return async wish => {
      const key = JSON.stringify([owner(), wish])
      const kept = known.get(key)
      if (kept !== undefined && now() < kept.until) return kept.answer
      const answer = await call(wish)
      known.delete(key)
      if (E.isRight(answer)) known.set(key, { until: addMs(now(), KEPT_MS), answer })
      for (const oldest of known.keys()) if (known.size > MOST_ANSWERS) known.delete(oldest)
      return answer
    }
  }

export type Memory = ReturnType<typeof makeMemory>
