import type { Either } from 'fp-ts/lib/Either.js'
import { FOR_READERS } from './readers.ts'

/** What an actor has ended with that asks the operator. */
export interface Answered<Answer = Either<unknown, unknown>> {
  readonly answer: Answer
}

export const answered = <Answer>({ event }: { readonly event: { readonly output: Answer } }): Answered<Answer> => ({
  answer: event.output,
})

/** An action that is given the answer. */
export const take = <const Action extends string>(type: Action) => ({ type, params: answered }) as const

export const hasSucceeded = (_: unknown, { answer }: Answered): boolean => answer._tag === 'Right'

/** Where the actor leads when it was told what it asked for, where else, and where when it breaks down: that is no answer to keep. */
export const asked = <
  const Told extends object,
  const Refused extends { readonly target: string },
  const Broken = Refused['target'],
>(
  told: Told,
  refused: Refused,
  broken?: Broken,
) =>
  ({
    onDone: [{ guard: { type: 'hasSucceeded', params: answered }, ...told }, refused],
    onError: broken ?? refused.target,
  }) as const

/** What did not come is asked for again: by the viewer, and when the network is back. */
export const askAgain = <const Retry extends string, const Again extends string = Retry>(retry: Retry, again?: Again) =>
  ({
    'viewer.retry': retry,
    'network.restored': { target: again ?? retry, ...(FOR_READERS && { meta: { requirements: ['NET-05'] } }) },
  }) as const
