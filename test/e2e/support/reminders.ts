import type { HeadEnd } from '@sintonia/operator'
import { ask, must, user } from '@sintonia/operator/tests/support/client.ts'
import { addMs, type Instant, MINUTE } from '../../../models/codec/instant.ts'
import { utcDayOf } from '../../../models/epg.ts'
import type { ProgramId } from '../../../models/programme.ts'
import { endpoints } from '../../../models/wire/index.ts'
import { channelId, epgId } from '../../support/lineups.ts'

/** A programme that somebody is to be reminded of. */
export interface Reminded {
  readonly channel: string
  readonly programId: ProgramId
  readonly title: string
  readonly start: Instant
}

/**
 * The next programmes of these channels that begin in half an hour or later, none before that of the channel before it:
 * Ana is subscribed to them, and to no others.
 */
export const subscribeNext = async (
  { origin, control }: HeadEnd,
  channels: ReadonlyArray<string>,
): Promise<ReadonlyArray<Reminded>> => {
  const { token } = await user(origin)
  const now = control.now()
  const { subscribeList: earlier } = await must(ask(origin, endpoints.reminderList, {}, token))
  await must(ask(origin, endpoints.reminderDelete, { subscribeDeleteList: earlier }, token))
  const found: Reminded[] = []
  let from = addMs(now, 30 * MINUTE)
  for (const channel of channels) {
    const id = epgId(`e${channel}`)
    const days = await must(
      ask(
        origin,
        endpoints.epgDay,
        { date: utcDayOf(now), epgId: id, channelId: channelId(channel), pastDays: 0, futureDays: 1, lang: 'en' },
        token,
      ),
    )
    const next = days.epgList.flatMap(({ programs }) => programs).find(({ start }) => start >= from)
    if (next === undefined) throw new Error(`${channel} has nothing to come`)
    from = next.start
    found.push({ channel, programId: next.programId, title: next.title, start: next.start })
  }
  await must(
    ask(
      origin,
      endpoints.reminderCreate,
      {
        subscribeList: found.map(({ channel, programId }) => ({
          logicalChannelId: channelId(channel),
          programId,
          epgStatus: 'notStart' as const,
        })),
      },
      token,
    ),
  )
  return found
}
