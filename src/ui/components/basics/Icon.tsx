import css from './Icon.module.css'
import sprite from './icons.svg?no-inline'

/** The signs of the look: one drawing for one meaning, the same everywhere. */
export const ICON_NAMES = [
  'announcement',
  'aspect',
  'back10',
  'bell',
  'broadcast',
  'captions',
  'check',
  'close',
  'copy',
  'down',
  'episodes',
  'erase',
  'exitFull',
  'eye',
  'eyeOff',
  'film',
  'forward10',
  'full',
  'gear',
  'globe',
  'grip',
  'guide',
  'headphones',
  'home',
  'info',
  'leave',
  'left',
  'lock',
  'mail',
  'moon',
  'muted',
  'next',
  'pause',
  'pip',
  'play',
  'previous',
  'reload',
  'replay',
  'right',
  'save',
  'search',
  'settings',
  'star',
  'startOver',
  'sun',
  'tv',
  'up',
  'user',
  'voice',
  'volume',
  'warning',
] as const
export type IconName = (typeof ICON_NAMES)[number]

type IconProps = { readonly name: IconName; readonly filled?: boolean }

export const Icon = ({ name, filled = false }: IconProps) => (
  <svg className={css.icon} data-filled={filled || undefined} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
)
