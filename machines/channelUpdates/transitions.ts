import { refreshesOf } from '../../models/channelUpdate.ts'
import { addMs, type Instant } from '../../models/codec/instant.ts'
import type { ChannelUpdatesContext, DueRefresh, UpdateNews } from './types.ts'

/** What changed is noted with the moment of its refresh; a kind that waits already keeps its moment. */
export const withNews = ({ pending }: ChannelUpdatesContext, { at, dataStates }: UpdateNews): ChannelUpdatesContext => {
  const fresh = refreshesOf(dataStates).filter(({ dataType }) => !pending.some(each => each.dataType === dataType))
  return {
    since: at,
    pending: [...pending, ...fresh.map(({ dataType, delay }) => ({ dataType, at: addMs(at, delay) }))],
  }
}

export const dueAt = (pending: ReadonlyArray<DueRefresh>, now: Instant): ReadonlyArray<DueRefresh> =>
  pending.filter(({ at }) => at <= now)
