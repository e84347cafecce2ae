import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import css from './Picture.module.css'

type PictureProps = {
  readonly src: string | undefined
  readonly shape: 'still' | 'poster'
  readonly eager?: boolean
  /** Signs and progress that lie on the picture. */
  readonly children?: ReactNode
}

/** A picture in a box that never changes its size; decorative, its title stands beside it. A broken one leaves the calm box. */
export const Picture = ({ src, shape, eager = false, children }: PictureProps) => {
  const [broken, setBroken] = useState<string>()
  return (
    <div className={cx(css.box, css[shape])} data-surface="picture">
      {src && src !== broken && (
        <img src={src} alt="" loading={eager ? 'eager' : 'lazy'} decoding="async" onError={() => setBroken(src)} />
      )}
      {children}
    </div>
  )
}
