import { useState } from 'react'
import css from './ChannelLogo.module.css'
import { cx } from './cx.ts'
import { Icon } from './Icon.tsx'

type ChannelLogoProps = {
  readonly src: string | undefined
  /** Its initials stand in where the logo is missing or broken. */
  readonly name: string
  /** No live authority: the lock shows on the logo (CHAN-06). The row or card says so in words. */
  readonly locked?: boolean
  /** `tiny` stands in a line of words; `picture` fills the box that it lies in, in the place of a picture. */
  readonly size?: 'tiny' | 'small' | 'medium' | 'large' | 'picture'
}

const initials = (name: string): string => {
  const [first = '', second] = name.split(/\s+/).filter(Boolean)
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase()
}

export const ChannelLogo = ({ src, name, locked = false, size = 'large' }: ChannelLogoProps) => {
  const [broken, setBroken] = useState<string>()
  return (
    <span className={cx(css.logo, css[size], locked && css.locked)}>
      {src && src !== broken ? (
        <img src={src} alt="" loading="lazy" decoding="async" onError={() => setBroken(src)} />
      ) : (
        <span className={css.initials} aria-hidden="true">
          {initials(name)}
        </span>
      )}
      {locked && (
        <span className={css.lock}>
          <Icon name="lock" />
        </span>
      )}
    </span>
  )
}
