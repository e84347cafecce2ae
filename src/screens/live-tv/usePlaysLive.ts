import { useSelector } from '@xstate/react'
import { selectDeployment } from '../../../machines/app/index.ts'
import { sellsReplays } from '../../../models/deployment.ts'
import { useApp } from '../../ui/context.ts'

/** Else only what was broadcast plays, as titles: nothing leads to a channel as it runs (MODE-06). */
export const usePlaysLive = (): boolean => {
  const deployment = useSelector(useApp(), selectDeployment)
  return deployment === undefined || !sellsReplays(deployment)
}
