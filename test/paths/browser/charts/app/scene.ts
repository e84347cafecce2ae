import type { AppEvent } from '../../../../../machines/app/index.ts'
import type { Place } from '../../../../../models/page.ts'
import { channelId } from '../../../../support/lineups.ts'
import type { Account } from '../livePlayer/lineups.ts'

/** What the app begins with. */
export const BOOT = ['loadDeployment', 'openSeal', 'loadOperator'] as const

/** What is fetched or asked for before a part of the app can run. */
export const LOADS = [
  ...BOOT,
  'waitForRest',
  'loadLineup',
  'loadCatalogue',
  'loadLivePlayer',
  'loadEntrance',
  'loadMine',
  'loadGuide',
  'loadMessages',
  'loadCompanions',
] as const
export type Load = (typeof LOADS)[number]

/** What somebody is reminded of is on this channel. */
export const REMINDED: Place = { page: 'liveTv', params: { id: channelId('1301') } }

/** One visit of the app, in which a few of its parts are looked at and the others do what they do by themselves. */
export type Scene = {
  readonly variant: string
  readonly address: string
  /** Whom the device knows from an earlier visit. */
  readonly found: Account | undefined
  /** The operator lets in only who has an account. */
  readonly isClosed?: true
  /** What never comes. */
  readonly lacking?: readonly Load[]
  /** The operator's answer to a visitor is late: nobody is signed in until a path says so. */
  readonly isSlow?: true
  /** Soon a programme begins of which the viewer wants to be reminded. */
  readonly isReminded?: true
  /** Streams play; else none ever begins. */
  readonly hasMedia?: true
  /** What may also fail, and what a person does not wait for. */
  readonly failing?: readonly Load[]
  readonly places?: readonly Place[]
  /** What comes about in this scene beside what follows by itself. */
  readonly events: readonly AppEvent['type'][]
  /** Who may sign in in another tab. */
  readonly comers?: readonly Account[]
}

/** Code that other parts of the app ask for too: it waits only where it decides what comes first. */
export const atHandIn = ({ address, failing = [] }: Scene): readonly Load[] => [
  ...(failing.includes('loadCatalogue') ? [] : ['loadCatalogue' as const]),
  'loadLineup',
  ...(address.startsWith('/liveTv') ? [] : ['loadLivePlayer' as const]),
]

/** The order in which a path lets them come. */
export const turnsIn = (scene: Scene): readonly Load[] => {
  const early: readonly Load[] = [...BOOT, 'waitForRest', ...atHandIn(scene)]
  return [...early, ...LOADS.filter(load => !early.includes(load))]
}
