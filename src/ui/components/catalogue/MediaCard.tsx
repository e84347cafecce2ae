import { memo } from 'react'
import { useIntl } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { THUMBNAIL_POSTER_WIDTH, type Title } from '../../../../models/title.ts'
import { Icon } from '../basics/Icon.tsx'
import { Link } from '../basics/Link.tsx'
import { Picture } from '../basics/Picture.tsx'
import { useSizedPicture } from '../basics/useSizedPicture.ts'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'
import { CardSigns, signTexts } from './CardSigns.tsx'
import { EnlargedCard } from './EnlargedCard.tsx'
import css from './MediaCard.module.css'
import { OwnProgress } from './OwnProgress.tsx'
import { Rating } from './Rating.tsx'
import { kindText } from './titleTexts.ts'
import { useEnlarging } from './useEnlarging.ts'

export type MediaCardProps = {
  readonly title: Title
  readonly to: string
  /** The server's time: the hours left are counted from it. */
  readonly now: Instant
  /** How much of it the person has seen, from 0 to 1. */
  readonly progress?: number | undefined
  /** Seen to the end. */
  readonly watched?: boolean
  /** Among the first that are seen: its picture does not wait. */
  readonly eager?: boolean
}

const Placeholder = ({ name }: { readonly name: string }) => (
  <span className={css.placeholder} aria-hidden="true">
    <Icon name="film" />
    <b>{name}</b>
  </span>
)

/** A title as a poster with its name, in a box that never changes its size; what it is a card of fills the width it is given (VOD-03). */
export const MediaCard = memo(({ title, to, now, progress = 0, watched = false, eager = false }: MediaCardProps) => {
  const intl = useIntl()
  const isBegun = progress > 0 && !watched
  const poster = useSizedPicture(title.poster, THUMBNAIL_POSTER_WIDTH)
  const { isEnlarged, parts, listeners } = useEnlarging(title)
  return (
    <div ref={parts.card} {...listeners}>
      <Link to={to} className={css.card}>
        <b className={css.name}>{title.title}</b>
        {/* the lock too: on the poster stands its lettering */}
        <small>
          {!title.authority && (
            <>
              <Icon name="lock" />
              <VisuallyHidden>{intl.formatMessage(signTexts.locked)}</VisuallyHidden>
            </>
          )}
          {title.rating !== undefined && <Rating value={title.rating} />}
          <span>{kindText(intl, title)}</span>
        </small>
        <Picture src={poster} shape="poster" eager={eager} instead={<Placeholder name={title.title} />}>
          <CardSigns title={title} now={now} watched={watched} locked={false} />
          {isBegun && <OwnProgress value={progress} />}
        </Picture>
      </Link>
      {isEnlarged && <EnlargedCard title={title} to={to} now={now} {...parts} />}
    </div>
  )
})
