import * as E from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { UserInfo } from '../../../models/account.ts'
import { SECOND } from '../../../models/codec/instant.ts'
import { TokenInfo } from '../../../models/token.ts'
import type { Timer } from '../clock/timer.ts'
import type { SessionStore, StoredSession } from '../storage/sessionStore.ts'
import type { Tabs } from '../tabs/tabs.ts'

interface HandOverParts {
  readonly store: SessionStore
  readonly tabs: Pick<Tabs, 'marks' | 'channel'>
  readonly timer: Timer
}

/** How a session that one tab has renewed gets to the others: their storage may still show the old one. */
export interface HandOver {
  readonly give: (refused: string, renewed: StoredSession) => Promise<void>
  readonly hear: (take: (renewed: StoredSession) => void) => () => void
  /** Resolves when this tab has what another one was given for this token; at once, or after `doubtMs`, if there is none. */
  readonly taken: (refused: string, doubtMs?: number) => Promise<void>
}

const Renewed = t.strict({ refused: t.string, account: UserInfo, tokens: TokenInfo }, 'Renewed')

/** A tab that was killed in the moment of storing hands over nothing. */
const MARKED_MS = 10 * SECOND
const STEP_MS = 25

export const makeHandOver = ({ store, tabs, timer }: HandOverParts): HandOver => {
  const channel = tabs.channel('sintonia.session')
  const isStill = (refused: string): boolean => store.read()?.tokens.token === refused
  const after = (ms: number): Promise<void> => new Promise(resolve => timer.after(ms, resolve))
  return {
    give: (refused, renewed) => {
      channel.postMessage({ refused, ...renewed })
      return tabs.marks.set(refused)
    },
    hear: take => {
      const hear = ({ data }: MessageEvent): void => {
        const heard = Renewed.decode(data)
        if (E.isLeft(heard) || !isStill(heard.right.refused)) return
        const { account, tokens } = heard.right
        store.save({ account, tokens })
        take({ account, tokens })
      }
      channel.addEventListener('message', hear)
      return () => channel.removeEventListener('message', hear)
    },
    taken: async (refused, doubtMs = 0) => {
      const patience = isStill(refused) && (await tabs.marks.has(refused)) ? MARKED_MS : doubtMs
      let isOver = patience === 0
      const stop = timer.after(patience, () => {
        isOver = true
      })
      while (!isOver && isStill(refused)) await after(STEP_MS)
      stop()
    },
  }
}
