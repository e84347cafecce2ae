import { type ReactNode, useState } from 'react'
import { cx } from './cx.ts'
import css from './Picture.module.css'

type PictureProps = {
  readonly src: string | undefined
  /** `banner` lies in a wide head, and is fetched before all others; the left half of a `calm` one is made for words. */
  readonly shape: 'still' | 'poster' | 'square' | 'banner' | 'calm'
  readonly eager?: boolean
  /** The name as it is drawn, on the side of a `still` that was made for words. */
  readonly lettering?: string | undefined
  /** Shown where there is no picture, or it is broken. */
  readonly instead?: ReactNode
  /** Signs and progress that lie on the picture. */
  readonly children?: ReactNode
}

/** A picture in a box that never changes its size; decorative, its title stands beside it. A broken one leaves the calm box. */
export const Picture = ({ src, shape, eager = false, lettering, instead, children }: PictureProps) => {
  const [broken, setBroken] = useState<string>()
  const isBanner = shape === 'banner' || shape === 'calm'
  return (
    <div className={cx(css.box, css[shape])} data-surface="picture">
      {src && src !== broken ? (
        <>
          <img
            src={src}
            alt=""
            loading={eager || isBanner ? 'eager' : 'lazy'}
            fetchPriority={isBanner ? 'high' : 'auto'}
            decoding="async"
            onError={() => setBroken(src)}
          />
          {lettering && <img className={css.lettering} src={lettering} alt="" loading="lazy" decoding="async" />}
        </>
      ) : (
        instead
      )}
      {children}
    </div>
  )
}
