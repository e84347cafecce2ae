import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { selectDeployment } from '../../../machines/app/index.ts'
import { sellsLive } from '../../../models/deployment.ts'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'

const OnNow = lazyScreen(() => import('./OnNow.tsx').then(part => part.OnNow))

type MeanwhileProps = {
  readonly className?: string | undefined
}

/** What there is to watch meanwhile, where live television is sold. */
export const Meanwhile = ({ className }: MeanwhileProps) => {
  const deployment = useSelector(useApp(), selectDeployment)
  if (deployment === undefined || !sellsLive(deployment)) return null
  return (
    <div className={className}>
      <Suspense fallback={<RailSkeleton />}>
        <OnNow />
      </Suspense>
    </div>
  )
}
