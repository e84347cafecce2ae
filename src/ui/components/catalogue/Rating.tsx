import { useIntl } from 'react-intl'
import { formatRating } from '../../intl/format.ts'
import { Icon } from '../basics/Icon.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './Rating.module.css'

/** One decimal (VOD-03). */
export const Rating = ({ value }: { readonly value: number }) => {
  const intl = useIntl()
  return (
    <span className={css.rating}>
      <Icon name="star" filled />
      <VisuallyHidden>{intl.formatMessage({ id: 'title.rating', defaultMessage: 'Rating' })} </VisuallyHidden>
      {formatRating(value, intl.locale)}
    </span>
  )
}
