import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './Sign.module.css'

type SignProps = {
  readonly place: 'topLeft' | 'topRight' | 'bottomLeft'
  readonly icon?: IconName
  /** Words, or the name of a lone icon. */
  readonly label: string
  readonly wordless?: boolean
}

/** A small mark on a picture: lock, hours left. */
export const Sign = ({ place, icon, label, wordless = false }: SignProps) => (
  <span className={cx(css.sign, css[place], wordless && css.wordless)}>
    {icon && <Icon name={icon} />}
    <span className={wordless ? css.unseen : undefined}>{label}</span>
  </span>
)
