import { FormattedMessage } from 'react-intl'
import css from './LivePill.module.css'

/** Lit only at the live edge. */
export const LivePill = ({ atEdge }: { readonly atEdge: boolean }) => (
  <span className={css.pill} data-lit={atEdge || undefined}>
    <FormattedMessage id="live.pill" defaultMessage="Live" />
  </span>
)
