import { RowSkeleton } from '../rows/RowSkeleton.tsx'
import css from './ShelfSkeleton.module.css'

type ShelfSkeletonProps = { readonly shape: 'poster' | 'still' }

/** A shelf before its titles have come: of the size that it will have. */
export const ShelfSkeleton = ({ shape }: ShelfSkeletonProps) => (
  <RowSkeleton>
    <i className={css[shape]} />
  </RowSkeleton>
)
