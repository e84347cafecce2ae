import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { type Instant, instant, SECOND } from '../../../models/codec/instant.ts'
import { formatClock } from '../../app/intl/format.ts'
import { SeekBar } from '../live/SeekBar.tsx'
import css from './FilmBar.module.css'
import type { FilmHudProps } from './film.ts'
import { type Thumbnail, thumbnailAt, thumbnailsOf } from './thumbnails.ts'

const NONE: ReadonlyArray<Thumbnail> = []

/** The pictures come when a pointer or the keys first ask for a place; without them there is the time. */
const useThumbnails = (address: string | undefined, isWanted: boolean): ReadonlyArray<Thumbnail> => {
  const [known, setKnown] = useState<{ readonly address: string; readonly all: ReadonlyArray<Thumbnail> }>()
  useEffect(() => {
    if (address === undefined || !isWanted) return
    const leaving = new AbortController()
    fetch(address, { signal: leaving.signal })
      .then(answer => (answer.ok ? answer.text() : ''))
      .then(text => setKnown({ address, all: thumbnailsOf(text, new URL(address, document.baseURI).href) }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [address, isWanted])
  return known !== undefined && known.address === address ? known.all : NONE
}

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
  led,
  onSeek,
}: Pick<FilmHudProps, 'title' | 'duration' | 'thumbnails' | 'led' | 'onSeek'> & { readonly at: Instant }) => {
  const intl = useIntl()
  const [isWanted, setWanted] = useState(false)
  const pictures = useThumbnails(thumbnails, isWanted || led !== undefined)
  const stop = instant(duration * SECOND)
  const textOf = (place: Instant): string =>
    intl.formatMessage(
      { id: 'film.place', defaultMessage: '{time} of {length}' },
      { time: formatClock(place / SECOND), length: formatClock(duration) },
    )
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that somebody comes to the slider in it
    <div className={css.bar} onPointerEnter={() => setWanted(true)} onFocus={() => setWanted(true)}>
      <SeekBar
        programme={{ title, start: instant(0), stop }}
        at={at}
        edge={stop}
        atEdge={false}
        led={led}
        canSeek
        onSeek={onSeek}
        textOf={textOf}
        tip={place => {
          const picture = thumbnailAt(pictures, place / SECOND)
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
