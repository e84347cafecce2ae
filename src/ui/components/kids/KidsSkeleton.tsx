import { cx } from '../basics/cx.ts'
import { RowSkeleton } from '../rows/RowSkeleton.tsx'
import css from './KidsSkeleton.module.css'
import cards from './PictureCard.module.css'
import type { PictureCardShape } from './PictureCard.tsx'

/** A row of pictures before it is known what is in it: of the size that it will have. */
export const KidsSkeleton = ({ shape }: { readonly shape: PictureCardShape }) => (
  <RowSkeleton>
    <span className={cx(cards.item, cards[shape], css[shape])}>
      <i />
    </span>
  </RowSkeleton>
)
