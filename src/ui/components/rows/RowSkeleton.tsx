import { Fragment, type ReactNode } from 'react'
import css from './RowSkeleton.module.css'

const CARDS = ['1', '2', '3', '4', '5', '6', '7', '8']

/** A row of cards before it is known what is in it; `children` is the box of one card, of the size that it will have. */
export const RowSkeleton = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.row} aria-hidden="true">
    <i className={css.title} />
    <div className={css.cards}>
      {CARDS.map(card => (
        <Fragment key={card}>{children}</Fragment>
      ))}
    </div>
  </div>
)
