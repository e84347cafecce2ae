import * as E from 'fp-ts/lib/Either.js'
import type { Http } from '../http/types.ts'
import type { KeptAnswers } from './answers.ts'

/** Answers that the app opens with when nobody answers: kept when the page rests, looked up when a call fails. */
export const keepingAnswers = (
  { call }: Http,
  rest: Promise<unknown>,
  answers: () => Promise<Pick<KeptAnswers, 'settle'>>,
): Http => ({
  call: async (endpoint, request, options) => {
    const answer = await call(endpoint, request, options)
    const settled = (E.isLeft(answer) ? Promise.resolve() : rest)
      .then(answers)
      .then(({ settle }) => settle(endpoint, answer, options))
      .catch(() => answer)
    return E.isLeft(answer) ? settled : answer
  },
})
