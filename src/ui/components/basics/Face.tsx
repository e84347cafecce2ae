import { cx } from './cx.ts'
import css from './Face.module.css'

/** Who somebody is, to the eye alone: the first letter of the name. */
export const Face = ({ name, size = 'small' }: { readonly name: string; readonly size?: 'small' | 'large' }) => (
  <span className={cx(css.face, size === 'large' && css.large)} aria-hidden="true">
    {[...name][0]?.toUpperCase()}
  </span>
)
