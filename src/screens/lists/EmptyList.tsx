import { type ReactNode, Suspense } from 'react'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { lazyScreen } from '../../ui/lazyScreen.ts'

const OnNow = lazyScreen(() => import('./OnNow.tsx').then(part => part.OnNow))

type EmptyListProps = {
  readonly title: string
  /** What would fill it. */
  readonly text: string
  readonly action: ReactNode
}

/** A list that nothing is in yet, and what there is to watch meanwhile (UI-03). */
export const EmptyList = (props: EmptyListProps) => (
  <>
    <EmptyState {...props} />
    <Suspense>
      <OnNow />
    </Suspense>
  </>
)
