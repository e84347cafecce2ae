import { builtInLineup } from '@sintonia/operator/world/builtIn.ts'
import type { Tier } from '@sintonia/operator/world/lineup.ts'
import type { Channel } from '../../../../../models/channel.ts'
import { channelId } from '../../../../support/lineups.ts'

export const AURORA = channelId('1101')
export const PRACA = channelId('1102')
export const PLAZA = channelId('1103')
/** The plan that holds it is sold. */
export const META = channelId('1217')
/** Only protected streams. */
export const NORTE = channelId('1410')

/** The channels that a path touches; the first three are neighbours in the operator's own line-up too. */
const TOUCHED: readonly Channel['logicalChannelId'][] = [AURORA, PRACA, PLAZA, META, NORTE]

const touched = builtInLineup().channels.filter(({ channel }) => TOUCHED.includes(channel.logicalChannelId))

const withRightsTo = (tiers: readonly Tier[]): readonly Channel[] =>
  touched.map(({ channel, tier }) => {
    const rights = { liveAuthority: tiers.includes(tier), playBackAuthority: tiers.includes(tier) }
    const physicalChannelList = channel.physicalChannelList.map(physical => ({ ...physical, ...rights }))
    return { ...channel, ...rights, physicalChannelList }
  })

export const EVERYTHING = withRightsTo(['free', 'basic', 'plus'])
/** Of the touched channels a guest may watch the same as the basic plan. */
export const BASIC = withRightsTo(['free', 'basic'])
export const NOTHING: readonly Channel[] = []

export const nameOf = (id: Channel['logicalChannelId']): string =>
  touched.find(({ channel }) => channel.logicalChannelId === id)?.channel.logicalChannelName ?? ''

/** Ana has the full plan, Leo the basic one, the guest none. */
export type Account = 'ana' | 'leo' | 'guest'

/** Who comes in another tab when the line-up becomes this one; undefined where nobody's coming would do that. */
export const comerFor = (channels: readonly Channel[], present: Account | undefined): Account | undefined => {
  if (channels.length === 0) return present === 'ana' ? 'leo' : 'ana'
  if (channels.every(({ liveAuthority }) => liveAuthority)) return present === 'ana' ? undefined : 'ana'
  if (present === undefined) return undefined
  return present === 'leo' ? 'guest' : 'leo'
}
