import type { MouseEventHandler } from 'react'
import { cx } from './cx.ts'
import { Icon, type IconName } from './Icon.tsx'
import css from './IconButton.module.css'
import { Link } from './Link.tsx'

type Look = {
  readonly icon: IconName
  /** The accessible name, shown as a tip as well. */
  readonly label: string
  readonly size?: 'small' | 'normal'
  readonly filled?: boolean
  readonly on?: boolean
}

type IconButtonProps = Look & {
  readonly onPress: MouseEventHandler<HTMLButtonElement>
  readonly pressed?: boolean
  readonly tabIndex?: number
}

type IconLinkProps = Look & { readonly to: string }

const classOf = ({ size, on }: Look) => cx(css.button, size === 'small' && css.small, on && css.on)

export const IconButton = ({ onPress, pressed, tabIndex, ...look }: IconButtonProps) => (
  <button
    type="button"
    className={classOf(look)}
    aria-label={look.label}
    title={look.label}
    aria-pressed={pressed}
    tabIndex={tabIndex}
    onClick={onPress}
  >
    <Icon name={look.icon} filled={look.filled ?? false} />
  </button>
)

export const IconLink = ({ to, ...look }: IconLinkProps) => (
  <Link className={classOf(look)} to={to} aria-label={look.label} title={look.label}>
    <Icon name={look.icon} filled={look.filled ?? false} />
  </Link>
)
