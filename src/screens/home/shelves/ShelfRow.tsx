import { type ReactNode, useRef } from 'react'
import { useIntl } from 'react-intl'
import type { Instant } from '../../../../models/codec/instant.ts'
import { pathOf } from '../../../../models/page.ts'
import { pictureOfWidth } from '../../../../models/picture.ts'
import type { Shelf } from '../../../../models/shelf.ts'
import type { Title } from '../../../../models/title.ts'
import { Button } from '../../../ui/components/basics/Button.tsx'
import { useInSight } from '../../../ui/components/basics/useInSight.ts'
import { CardSigns } from '../../../ui/components/catalogue/CardSigns.tsx'
import { PosterRail } from '../../../ui/components/catalogue/PosterRail.tsx'
import { ShelfSkeleton } from '../../../ui/components/catalogue/ShelfSkeleton.tsx'
import { StillCard } from '../../../ui/components/catalogue/StillCard.tsx'
import { kindText } from '../../../ui/components/catalogue/titleTexts.ts'
import { Rail } from '../../../ui/components/rows/Rail.tsx'
import css from './ShelfRow.module.css'

/** A wide card on a dense screen. */
const PICTURE_WIDTH = 640

export const toTitle = ({ metaId }: Title): string => pathOf({ page: 'vodDetail', params: { metaId } })

const Seen = ({ onSeen, children }: { readonly onSeen: () => void; readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null)
  useInSight(box, onSeen)
  return <div ref={box}>{children}</div>
}

type ShelfRowProps = {
  readonly shelf: Shelf
  readonly now: Instant
  /** In sight when the page comes: the pictures of this many do not wait. */
  readonly eager: number
  readonly onSeen: () => void
  readonly onEnd: () => void
  readonly onRetry: () => void
}

const Titles = ({ shelf: { entry, titles }, now, eager, onEnd }: ShelfRowProps) => {
  const intl = useIntl()
  const moreTo = pathOf({ page: 'vodCategory', params: { type: entry.playlistId } })
  if (entry.showListType !== 'LANDSCAPE')
    return (
      <PosterRail
        name={entry.title}
        moreTo={moreTo}
        titles={titles}
        toOf={toTitle}
        now={now}
        eager={eager}
        onEnd={onEnd}
      />
    )
  return (
    <Rail title={entry.title} moreTo={moreTo} onEnd={onEnd}>
      {titles.map(title => (
        <StillCard
          key={title.metaId}
          to={toTitle(title)}
          name={title.title}
          facts={kindText(intl, title)}
          picture={title.posterLandscape && pictureOfWidth(title.posterLandscape, PICTURE_WIDTH)}
          lettering={title.lettering}
        >
          <CardSigns title={title} now={now} watched={false} />
        </StillCard>
      ))}
    </Rail>
  )
}

/** One playlist of the page: its box before its titles, and a way out where they do not come. */
export const ShelfRow = (props: ShelfRowProps) => {
  const intl = useIntl()
  const { shelf, onSeen, onRetry } = props
  const { entry, titles, hasFailed } = shelf
  return (
    <Seen onSeen={onSeen}>
      {titles.length > 0 ? (
        <Titles {...props} />
      ) : (
        !hasFailed && <ShelfSkeleton shape={entry.showListType === 'LANDSCAPE' ? 'still' : 'poster'} />
      )}
      {hasFailed && (
        <p className={css.failed} role="status">
          {intl.formatMessage(
            { id: 'home.shelfFailed', defaultMessage: '“{title}” could not be loaded to its end.' },
            { title: entry.title },
          )}
          <Button variant="text" size="small" icon="reload" onPress={onRetry}>
            {intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' })}
          </Button>
        </p>
      )}
    </Seen>
  )
}
