import { useIntl } from 'react-intl'
import { type Instant, instant, SECOND } from '../../../../models/codec/instant.ts'
import { type Thumbnail, thumbnailAt } from '../../../../models/thumbnail.ts'
import { formatClock } from '../../intl/format.ts'
import { SeekBar } from '../live/SeekBar.tsx'
import css from './FilmBar.module.css'
import type { FilmHudProps } from './film.ts'

const Picture = ({ picture: { sheet, x, y, width, height } }: { readonly picture: Thumbnail }) => (
  <svg className={css.picture} viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
    <image href={sheet} />
  </svg>
)

/** Where a title stands, counted from its beginning; a place shows its picture where there is one (AHEAD-20). */
export const FilmBar = ({
  title,
  duration,
  thumbnails,
  at,
  seekPreview,
  onSeek,
  onConsider,
}: Pick<FilmHudProps, 'title' | 'duration' | 'thumbnails' | 'seekPreview' | 'onSeek' | 'onConsider'> & {
  readonly at: Instant
}) => {
  const intl = useIntl()
  const stop = instant(duration * SECOND)
  const textOf = (place: Instant): string =>
    intl.formatMessage(
      { id: 'film.place', defaultMessage: '{time} of {length}' },
      { time: formatClock(place / SECOND), length: formatClock(duration) },
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that somebody comes to the slider in it
    <div className={css.bar} onPointerEnter={onConsider} onFocus={onConsider}>
      <SeekBar
        programme={{ title, start: instant(0), stop }}
        at={at}
        edge={stop}
        atEdge={false}
        seekPreview={seekPreview}
        canSeek
        onSeek={onSeek}
        textOf={textOf}
        tip={place => {
          const picture = thumbnailAt(thumbnails, place / SECOND)
          return (
            <>
              {picture && <Picture picture={picture} />}
              {formatClock(place / SECOND)}
            </>
          )
        }}
      />
    </div>
  )
}
