import { Icon, type IconName } from '../basics/Icon.tsx'
import css from './StandIn.module.css'

/** Stands where a card has no picture. */
export const StandIn = ({ sign }: { readonly sign: IconName }) => (
  <span className={css.sign}>
    <Icon name={sign} />
  </span>
)
