import * as E from 'fp-ts/lib/Either.js'
import { fromCallback } from 'xstate'
import type { Removal, RemovalAnswer, RemovalInput, RemovalMachine, RemovalWish } from '../../../machines/removal.ts'
import type { CallFailure } from '../../../models/callFailure.ts'
import type { TitleList } from '../../../models/titleList.ts'
import type { PortsOf } from '../ports.ts'
import type { Tabs } from '../tabs/tabs.ts'

/** Tells the operator what is removed from one of the lists. */
export type Remove<Id> = (list: TitleList, removal: Removal<Id>) => Promise<E.Either<CallFailure, unknown>>

/** A removal with the operator behind it; whoever turns to another tab has made up their mind (AHEAD-06). */
export const removalPorts = <Id>(
  tabs: Pick<Tabs, 'onVisibility'>,
  remove: Remove<Id>,
): PortsOf<RemovalMachine<Id>> => ({
  removals: fromCallback<RemovalWish<Id>, RemovalInput, RemovalAnswer | { readonly type: 'viewer.left' }>(
    ({ input: { list }, receive, sendBack }) => {
      let last: Promise<unknown> = Promise.resolve()
      receive(({ removal }) => {
        last = last.then(async () => {
          const removed = await remove(list, removal)
          sendBack({ type: E.isRight(removed) ? 'removal.taken' : 'removal.refused' })
        })
      })
      return tabs.onVisibility(isVisible => {
        if (!isVisible) sendBack({ type: 'viewer.left' })
      })
    },
  ),
})
