import { fromCallback } from 'xstate'
import {
  type Removal,
  type RemovalAnswer,
  type RemovalInput,
  type RemovalWish,
  removalOf,
} from '../../../machines/removal.ts'

/** What a list removes, with the test as the operator. */
export const handRemoval = <Id>() => {
  const sent: Removal<Id>[] = []
  let tell: (answer: RemovalAnswer) => void = () => undefined
  const removal = removalOf<Id>().provide({
    actors: {
      removals: fromCallback<RemovalWish<Id>, RemovalInput, RemovalAnswer | { readonly type: 'viewer.left' }>(
        ({ receive, sendBack }) => {
          tell = sendBack
          receive(wish => sent.push(wish.removal))
        },
      ),
    },
  })
  return { removal, sent, answer: (type: RemovalAnswer['type']) => tell({ type }) }
}
