import { Icon, type IconName } from '../basics/Icon.tsx'
import css from './EntrySign.module.css'

/** What a message is about, where it has no picture. */
export const EntrySign = ({ icon }: { readonly icon: IconName }) => (
  <span className={css.sign}>
    <Icon name={icon} />
  </span>
)
