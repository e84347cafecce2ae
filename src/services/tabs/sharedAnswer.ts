import * as E from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { Stored } from '../storage/storage.ts'
import type { Tabs } from './tabs.ts'

interface SharedParts<Answer> {
  readonly tabs: Pick<Tabs, 'alone' | 'onStorage'>
  /** Where the answer lies for all tabs. */
  readonly stored: Stored<Answer>
  /** Whose answer it is, where it is a person's: one that comes when this viewer is gone is not kept (SES-08). */
  readonly viewer?: () => string | undefined
}

interface Question<Answer> {
  /** Another tab's answer is as good as one's own. */
  readonly isFresh: (answer: Answer) => boolean
  readonly ask: (last: Answer | undefined) => Promise<E.Either<CallFailure, Answer>>
}

/** One tab asks for all: the others hear of its answer and take it (AHEAD-13). */
export const makeSharedAnswer = <Answer>({ tabs, stored, viewer }: SharedParts<Answer>) => ({
  load: ({ isFresh, ask }: Question<Answer>): Promise<E.Either<CallFailure, Answer>> =>
    tabs.alone(stored.name, async () => {
      const last = stored.read()
      if (last !== undefined && isFresh(last)) return E.right(last)
      const asking = viewer?.()
      const answer = await ask(last)
      if (E.isRight(answer) && viewer?.() === asking) stored.write(answer.right)
      return answer
    }),
  forget: stored.remove,
  /** Hears when another tab has got an answer. */
  onAnswer: (heard: () => void): (() => void) =>
    tabs.onStorage((key, value) => {
      if (key === stored.name && value !== undefined) heard()
    }),
})
