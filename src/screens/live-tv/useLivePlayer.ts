import { useSelector } from '@xstate/react'
import { selectLivePlayer } from '../../../machines/app/index.ts'
import { useApp } from '../../app/context.ts'
import type { LivePlayerActor } from './actors.ts'
import { pictureFirst } from './pictureFirst.ts'

const views = new WeakMap<LivePlayerActor, LivePlayerActor>()

const viewOf = (player: LivePlayerActor): LivePlayerActor => {
  const view = views.get(player) ?? pictureFirst(player)
  views.set(player, view)
  return view
}

/** The live player, as all parts of its page show it. */
export const useLivePlayer = (): LivePlayerActor | undefined => {
  const player = useSelector(useApp(), selectLivePlayer)
  return player && viewOf(player)
}
