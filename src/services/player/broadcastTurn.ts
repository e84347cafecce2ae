import { formsOf } from '../../../machines/rules/streamForms.ts'
import { type PrepareTurn, TURN_AHEAD } from '../../../models/broadcast.ts'
import type { Channel } from '../../../models/channel.ts'
import type { Quality } from '../../../models/quality.ts'
import type { Hosts } from './hosts.ts'
import type { Neighbours } from './neighbours.ts'
import type { TakeoverParts } from './takeover.ts'

/** What is watched where no broadcast is on, in the quality that was chosen. */
export interface Returning {
  readonly channel: Channel | undefined
  readonly quality: Quality | undefined
}

export interface BroadcastTurnParts extends Pick<TakeoverParts, 'broadcastChannel'> {
  readonly hosts: Pick<Hosts, 'keep'>
  readonly playback: () => Promise<{ readonly neighbours: Pick<Neighbours, 'prefetch' | 'addressOf'> }>
  /** `undefined` where nobody watches a channel. */
  readonly returning: () => Returning | undefined
}

/** Fetches what a turn of the broadcast takes beside its code: the hosts, what is known of the stream, its first picture. */
export const makeBroadcastTurn =
  ({ hosts, playback, broadcastChannel, returning }: BroadcastTurnParts): PrepareTurn =>
  async (turn, part) => {
    const back = returning()
    if (back === undefined) return
    const fetchAll = async (): Promise<void> => {
      const [{ channel, quality }, { neighbours }] = await Promise.all([
        turn === 'start' ? broadcastChannel().then(channel => ({ channel, quality: undefined })) : back,
        playback(),
        hosts.keep(TURN_AHEAD),
      ])
      const { physical } = formsOf(channel, 'live', quality)
      const address = physical && (await neighbours.addressOf(physical))
      if (address !== undefined) await neighbours.prefetch[part === 'lasting' ? 'introduce' : 'preloadNow'](address)
    }
    await fetchAll().catch(() => undefined)
  }
