import { useSelector } from '@xstate/react'
import { selectAllChannels } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import type { LineupActor } from './actors.ts'

const NONE: ReadonlyArray<Channel> = []

/** Those that this viewer is shown; none while there is no line-up. */
export const useAllChannels = (lineup: LineupActor | undefined): ReadonlyArray<Channel> =>
  useSelector(lineup, snapshot => (snapshot === undefined ? NONE : selectAllChannels(snapshot)))
