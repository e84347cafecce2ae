import { cx } from '../basics/cx.ts'
import css from './KidsSkeleton.module.css'
import cards from './PictureCard.module.css'
import type { PictureCardShape } from './PictureCard.tsx'

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A row of pictures before it is known what is in it: of the size that it will have. */
export const KidsSkeleton = ({ shape }: { readonly shape: PictureCardShape }) => (
  <div className={css.row} aria-hidden="true">
    <i className={css.title} />
    <div className={css.cards}>
      {CARDS.map(card => (
        <span key={card} className={cx(cards.item, cards[shape], css[shape])}>
          <i />
        </span>
      ))}
    </div>
  </div>
)
