import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import {
  selectFailure,
  selectHasMoreFailed,
  selectHaveTitlesFailed,
  selectIsLoadingMore,
} from '../../../machines/search/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { pathOf } from '../../../models/page.ts'
import type { Title } from '../../../models/title.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { MediaCard } from '../../ui/components/catalogue/MediaCard.tsx'
import { PosterRail } from '../../ui/components/catalogue/PosterRail.tsx'
import { PosterWall } from '../../ui/components/catalogue/PosterWall.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import type { SearchPageActor } from './actors.ts'
import { Part } from './Part.tsx'
import css from './Search.module.css'
import { ShowAll } from './ShowAll.tsx'

type TitlesProps = {
  readonly search: SearchPageActor
  readonly titles: ReadonlyArray<Title>
  readonly now: Instant
  /** Nothing else comes: they have the page to themselves. What is still to come would move them from under a finger. */
  readonly alone: boolean
}

/** So many fit beside each other; all of more are shown on demand. */
const FEW = 7

const toOf = ({ metaId }: Title): string => pathOf({ page: 'vodDetail', params: { metaId } })

const idOf = ({ metaId }: Title): string => metaId

/** Titles in a row, or all of them page by page: a press leads to the details (VOD-11). */
export const Titles = ({ search, titles, now, alone }: TitlesProps) => {
  const intl = useIntl()
  const hasFailed = useSelector(search, selectHaveTitlesFailed)
  const failure = useSelector(search, selectFailure)
  const isLoadingMore = useSelector(search, selectIsLoadingMore)
  const hasMoreFailed = useSelector(search, selectHasMoreFailed)
  const [isWhole, setWhole] = useState(false)
  const retry = (): void => search.send({ type: 'viewer.retry' })
  const onEnd = useCallback(() => search.send({ type: 'viewer.wantMore' }), [search])
  if (hasFailed)
    return (
      <div className={css.part}>
        <CallFailed
          part="SEARCH"
          failure={failure}
          title={intl.formatMessage({ id: 'find.failed', defaultMessage: 'Films and series could not be searched' })}
          cause={intl.formatMessage({
            id: 'find.failed.cause',
            defaultMessage: 'Something went wrong on our side.',
          })}
          onRetry={retry}
        />
      </div>
    )
  if (titles.length === 0) return null
  const name = intl.formatMessage({ id: 'find.titles', defaultMessage: 'Films and series' })
  const toggle = !alone && titles.length > FEW && <ShowAll areAllShown={isWhole} onToggle={() => setWhole(!isWhole)} />
  if (!alone && !isWhole)
    return (
      <div className={css.rail}>
        <PosterRail name={name} aside={toggle} titles={titles} toOf={toOf} now={now} />
      </div>
    )
  return (
    <Part title={name} aside={toggle}>
      <PosterWall label={name} items={titles} idOf={idOf} onEnd={onEnd}>
        {title => <MediaCard title={title} to={toOf(title)} now={now} />}
      </PosterWall>
      <div className={css.more}>
        {isLoadingMore && <Spinner />}
        {hasMoreFailed && (
          <Button icon="reload" onPress={retry}>
            <FormattedMessage id="list.moreFailed" defaultMessage="More could not be loaded. Try again" />
          </Button>
        )}
      </div>
    </Part>
  )
}
