import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import css from './Lists.module.css'
import { Meanwhile } from './Meanwhile.tsx'

type EmptyListProps = {
  readonly title: string
  /** What would fill it. */
  readonly text: string
  readonly action: ReactNode
}

/** A list that nothing is in yet, and what there is to watch meanwhile (UI-03): its place is kept, so that nothing below moves. */
export const EmptyList = (props: EmptyListProps) => (
  <>
    <EmptyState {...props} />
    <Meanwhile className={css.onNow} />
  </>
)
