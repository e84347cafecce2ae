import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { Picture } from '../../ui/components/basics/Picture.tsx'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import css from './HeadBox.module.css'

type HeadBoxProps = {
  readonly picture?: string | undefined
  /** The picture leaves a calm place for words. */
  readonly calm?: boolean
  readonly children: ReactNode
}

/** The head of the page over its picture: of one size before the title is known, and whatever it is. */
export const HeadBox = ({ picture, calm = false, children }: HeadBoxProps) => (
  <section className={css.head} data-surface="picture" data-opens="title">
    <Picture src={picture} shape={calm ? 'calm' : 'banner'} />
    <div className={css.words}>{children}</div>
  </section>
)

/** In the place of its words. */
export const HeadWait = () => (
  <div className={css.skeleton} role="status">
    <VisuallyHidden>
      <FormattedMessage id="loading" defaultMessage="Loading" />
    </VisuallyHidden>
    <i className={css.tall} />
    <i className={css.bar} />
    <i className={css.bar} />
    <i className={css.button} />
  </div>
)
