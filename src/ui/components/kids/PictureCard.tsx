import type { ReactNode } from 'react'
import { CARD_STILL_WIDTH } from '../../../../models/picture.ts'
import { THUMBNAIL_POSTER_WIDTH } from '../../../../models/title.ts'
import { cx } from '../basics/cx.ts'
import { Icon } from '../basics/Icon.tsx'
import { Link } from '../basics/Link.tsx'
import { Picture } from '../basics/Picture.tsx'
import { Progress, type ProgressProps } from '../basics/Progress.tsx'
import { useSizedPicture } from '../basics/useSizedPicture.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import css from './PictureCard.module.css'

/** What is under way, somebody whom a child knows, a story to begin. */
export type PictureCardShape = 'wide' | 'round' | 'tall'

const PICTURES = {
  wide: { shape: 'still', width: CARD_STILL_WIDTH },
  round: { shape: 'square', width: THUMBNAIL_POSTER_WIDTH },
  tall: { shape: 'poster', width: THUMBNAIL_POSTER_WIDTH },
} as const

type PictureCardProps = {
  readonly shape: PictureCardShape
  readonly name: string
  /** In a few words under the name; an empty one keeps its room. */
  readonly note?: string
  readonly picture: string | undefined
  /** Stands where there is no picture, unless a sign or, on a poster, the name does. */
  readonly instead?: ReactNode
  /** Among the first that are seen: its picture does not wait. */
  readonly eager?: boolean
  /** A line on the picture, from 0 to 1: of a broadcast, or of one's own watching. */
  readonly progress?: Pick<ProgressProps, 'value' | 'kind'> | undefined
  /** A mark on the picture. */
  readonly children?: ReactNode
} & ({ readonly to: string } | { readonly onPress: () => void })

/** For who cannot read yet: a large picture, as an item of a rail. The name of a poster is on it. */
export const PictureCard = ({
  shape,
  name,
  note,
  picture,
  instead = <span className={css.instead}>{shape === 'tall' ? name : <Icon name="film" />}</span>,
  eager = false,
  progress,
  children,
  ...deed
}: PictureCardProps) => {
  const { shape: box, width } = PICTURES[shape]
  const face = (
    <>
      <Picture src={useSizedPicture(picture, width)} shape={box} eager={eager} instead={instead}>
        {children}
        {progress && (
          <span className={css.progress}>
            <Progress {...progress} />
          </span>
        )}
      </Picture>
      {shape === 'tall' ? <VisuallyHidden>{name}</VisuallyHidden> : <b>{name}</b>}
      {note !== undefined && <small>{note}</small>}
    </>
  )
  return (
    <li className={cx(css.item, css[shape])}>
      {'to' in deed ? (
        <Link className={css.card} to={deed.to}>
          {face}
        </Link>
      ) : (
        <button type="button" className={css.card} onClick={deed.onPress}>
          {face}
        </button>
      )}
    </li>
  )
}
