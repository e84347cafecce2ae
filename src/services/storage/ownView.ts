import type { LogicalChannelId } from '../../../models/channel.ts'
import { type ChannelChoices, noChoices, type OwnView } from '../../../models/channelChoices.ts'
import { type KidsLock, keyInForce } from '../../../models/kidsLock.ts'
import { type SessionStore, userIdIn } from './sessionStore.ts'
import type { StoredValues } from './values.ts'

/** What this device leaves out of the channels for whoever is signed in (AHEAD-18, AHEAD-22). */
export interface OwnViewStore {
  readonly read: () => OwnView
  readonly choices: () => ChannelChoices
  readonly choose: (part: Partial<ChannelChoices>) => void
  readonly isKidsMode: () => boolean
  /** The channel to begin with: the last one watched, where the person wants it. */
  readonly recallChannel: () => LogicalChannelId | undefined
  readonly rememberChannel: (channelId: LogicalChannelId) => void
  /** The lock in force; a guest has none of their own, but that of who logged out of kids mode. */
  readonly kidsLock: () => KidsLock | undefined
  readonly keepKidsLock: (lock: KidsLock) => void
  /** Whoever knows the password of the account needs no PIN: its kids mode ends, and the PIN is forgotten. */
  readonly endKidsMode: (accountId: string) => void
  /** Hears of every change, also of another tab's. */
  readonly onChange: (listener: () => void) => () => void
}

interface OwnViewParts {
  readonly values: Pick<StoredValues, 'channelChoices' | 'lastChannels' | 'kidsLocks'>
  readonly store: Pick<SessionStore, 'read'>
  /** Says which key of the storage another tab has changed. */
  readonly tabs: { readonly onStorage: (listener: (key: string) => void) => () => void }
}

const GUEST = 'guest'

export const makeOwnViewStore = ({ values, store, tabs }: OwnViewParts): OwnViewStore => {
  const listeners = new Set<() => void>()
  const tell = (): void => {
    for (const listener of [...listeners]) listener()
  }
  const userId = () => userIdIn(store)
  const owner = () => userId() ?? GUEST
  const allChoices = () => values.channelChoices.read() ?? {}
  const choices = () => allChoices()[owner()] ?? noChoices
  const lastChannels = () => values.lastChannels.read() ?? {}
  const locks = () => values.kidsLocks.read() ?? {}
  const lockKey = () => keyInForce(locks(), userId())
  const kidsLock = () => {
    const key = lockKey()
    return key === undefined ? undefined : locks()[key]
  }
  return {
    read: () => {
      const lock = kidsLock()
      return { ...choices(), kidsColumnIds: lock?.isOn ? lock.columnIds : undefined }
    },
    isKidsMode: () => kidsLock()?.isOn ?? false,
    choices,
    choose: part => {
      values.channelChoices.write({ ...allChoices(), [owner()]: { ...choices(), ...part } })
      tell()
    },
    recallChannel: () => (choices().startsOnLast ? lastChannels()[owner()] : undefined),
    rememberChannel: channelId => values.lastChannels.write({ ...lastChannels(), [owner()]: channelId }),
    kidsLock,
    keepKidsLock: lock => {
      const key = lockKey()
      if (key === undefined) return
      values.kidsLocks.write({ ...locks(), [key]: lock })
      tell()
    },
    endKidsMode: accountId => {
      const { [accountId]: own, ...others } = locks()
      if (own?.isOn) values.kidsLocks.write(others)
    },
    onChange: listener => {
      listeners.add(listener)
      const names: ReadonlyArray<string> = [values.channelChoices.name, values.kidsLocks.name, '']
      const stop = tabs.onStorage(key => {
        if (names.includes(key)) listener()
      })
      return () => {
        listeners.delete(listener)
        stop()
      }
    },
  }
}
