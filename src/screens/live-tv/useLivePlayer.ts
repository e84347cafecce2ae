import { useSelector } from '@xstate/react'
import { selectLivePlayer } from '../../../machines/app/index.ts'
import { useApp } from '../../ui/context.ts'
import type { LivePlayerActor } from '../players/actors.ts'

export const useLivePlayer = (): LivePlayerActor | undefined => useSelector(useApp(), selectLivePlayer)
