import { useSelector } from '@xstate/react'
import { type ReactNode, Suspense } from 'react'
import { selectDeployment } from '../../../machines/app/index.ts'
import { sellsLive } from '../../../models/deployment.ts'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { RailSkeleton } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import css from './Lists.module.css'

const OnNow = lazyScreen(() => import('./OnNow.tsx').then(part => part.OnNow))

type EmptyListProps = {
  readonly title: string
  /** What would fill it. */
  readonly text: string
  readonly action: ReactNode
}

/** A list that nothing is in yet, and what there is to watch meanwhile (UI-03): its place is kept, so that nothing below moves. */
export const EmptyList = (props: EmptyListProps) => {
  const deployment = useSelector(useApp(), selectDeployment)
  return (
    <>
      <EmptyState {...props} />
      {deployment && sellsLive(deployment) && (
        <div className={css.onNow}>
          <Suspense fallback={<RailSkeleton />}>
            <OnNow />
          </Suspense>
        </div>
      )}
    </>
  )
}
