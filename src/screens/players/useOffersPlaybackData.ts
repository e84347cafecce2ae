import { useSelector } from '@xstate/react'
import { selectDeployment } from '../../../machines/app/index.ts'
import { useApp } from '../../ui/context.ts'

/** The operator wants to know how streams play, of who agrees to it (AHEAD-46). */
export const useOffersPlaybackData = (): boolean =>
  useSelector(useApp(), snapshot => selectDeployment(snapshot)?.cmcd !== undefined)
