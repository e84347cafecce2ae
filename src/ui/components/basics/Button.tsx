import type { MouseEventHandler, ReactNode } from 'react'
import css from './Button.module.css'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Link } from './Link.tsx'

type Look = {
  /** One primary action per view; `danger` takes something away, `picture` lies on a picture. */
  readonly variant?: 'primary' | 'secondary' | 'outline' | 'danger' | 'picture' | 'text'
  readonly size?: 'small' | 'normal'
  readonly icon?: IconName
  readonly filledIcon?: boolean
  readonly wide?: boolean
  readonly children: ReactNode
}

type ButtonProps = Look & {
  readonly onPress?: MouseEventHandler<HTMLButtonElement>
  readonly type?: 'button' | 'submit'
  /** Stays focusable and says that it is off. */
  readonly disabled?: boolean
  readonly pressed?: boolean
  readonly autoFocus?: boolean
}

type LinkButtonProps = Look & { readonly to: string }

const classOf = ({ variant = 'secondary', size = 'normal', wide }: Omit<Look, 'children'>) =>
  cx(css.button, css[variant], size === 'small' && css.small, wide && css.wide)

const Face = ({ icon, filledIcon, children }: Look) => (
  <>
    {icon && <Icon name={icon} filled={filledIcon ?? false} />}
    <span>{children}</span>
  </>
)

export const Button = ({ onPress, type = 'button', disabled = false, pressed, autoFocus, ...look }: ButtonProps) => (
  <button
    className={classOf(look)}
    type={type}
    aria-disabled={disabled || undefined}
    aria-pressed={pressed}
    data-autofocus={autoFocus || undefined}
    onClick={event => {
      if (disabled) event.preventDefault()
      else onPress?.(event)
    }}
  >
    <Face {...look} />
  </button>
)

/** The same face for what leads to another address. */
export const LinkButton = ({ to, ...look }: LinkButtonProps) => (
  <Link className={classOf(look)} to={to}>
    <Face {...look} />
  </Link>
)
