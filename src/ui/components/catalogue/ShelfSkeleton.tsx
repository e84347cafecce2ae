import css from './ShelfSkeleton.module.css'

type ShelfSkeletonProps = { readonly shape: 'poster' | 'still' }

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A shelf before its titles have come: of the size that it will have. */
export const ShelfSkeleton = ({ shape }: ShelfSkeletonProps) => (
  <div className={css.shelf} aria-hidden="true">
    <i className={css.title} />
    <div className={css.cards}>
      {CARDS.map(card => (
        <i key={card} className={css[shape]} />
      ))}
    </div>
  </div>
)
