import * as E from 'fp-ts/lib/Either.js'
import { type CallFailure, callCode } from '../../../../models/callFailure.ts'
import type { NoteMetric } from '../../metrics/note.ts'

type LoginFailure = CallFailure | { readonly tag: 'unknownPhone' }

/** Whoever was not let in is told why, and the operator hears of it (AUTH-09). */
export const noteLoginFailures =
  (note: NoteMetric) =>
  async <Failure extends LoginFailure, Admission>(login: Promise<E.Either<Failure, Admission>>) => {
    const answer = await login
    if (E.isLeft(answer) && answer.left.tag !== 'unknownPhone') {
      const failure: CallFailure = answer.left
      const message = failure.tag === 'refused' ? failure.message : undefined
      note({ kind: 'account', event: 'loginFailed', errCode: callCode('LOGIN', failure), message })
    }
    return answer
  }
