import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useIntl } from 'react-intl'
import { selectFailure, selectHasFailed, selectIsLoading, selectRemoval } from '../../../machines/titleLists/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { HOME, pathOf } from '../../../models/page.ts'
import type { Title } from '../../../models/title.ts'
import type { ListedTitle } from '../../../models/titleList.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { MediaCard } from '../../ui/components/catalogue/MediaCard.tsx'
import { PosterWall } from '../../ui/components/catalogue/PosterWall.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { EnlargingCards } from '../catalogue/EnlargingCards.tsx'
import { AfterFew } from '../lists/AfterFew.tsx'
import type { TitleListsActor } from '../lists/actors.ts'
import { EmptyList } from '../lists/EmptyList.tsx'
import { More } from '../lists/More.tsx'
import { Pick } from '../lists/Pick.tsx'
import { RemoveButton } from '../lists/RemoveButton.tsx'
import { useChoice } from '../lists/useChoice.ts'
import { Waiting } from '../lists/Waiting.tsx'
import css from './Favorites.module.css'

type TitlesProps = { readonly lists: TitleListsActor; readonly now: Instant }

const idOf = ({ metaId }: Title): string => metaId

const Wall = ({ lists, now, titles }: TitlesProps & { readonly titles: ReadonlyArray<Title> }) => {
  const intl = useIntl()
  const removal = useSelector(lists, selectRemoval)
  const { isSelecting, selected } = useChoice(removal)
  const onEnd = useCallback(() => lists.send({ type: 'viewer.wantMore' }), [lists])
  return (
    <PosterWall
      label={intl.formatMessage({ id: 'favorites.titles', defaultMessage: 'Films and series' })}
      items={titles}
      idOf={idOf}
      onEnd={onEnd}
    >
      {title => {
        const { metaId } = title
        const card = <MediaCard title={title} to={pathOf({ page: 'vodDetail', params: { metaId } })} now={now} />
        return (
          <div className={css.item}>
            {isSelecting ? (
              <Pick
                name={title.title}
                picked={selected.includes(metaId)}
                onToggle={() => removal?.send({ type: 'viewer.toggle', id: metaId })}
              >
                {card}
              </Pick>
            ) : (
              <>
                <EnlargingCards>{card}</EnlargingCards>
                <span className={css.remove}>
                  <RemoveButton
                    size="small"
                    removal={removal}
                    id={metaId}
                    label={intl.formatMessage(
                      { id: 'favorites.remove', defaultMessage: 'Remove {title} from my list' },
                      { title: title.title },
                    )}
                  />
                </span>
              </>
            )}
          </div>
        )
      }}
    </PosterWall>
  )
}

/** The favourite titles, the newest first (VOD-09). */
export const Titles = ({
  lists,
  titles: listed,
  now,
}: TitlesProps & { readonly titles: ReadonlyArray<ListedTitle> }) => {
  const intl = useIntl()
  const isLoading = useSelector(lists, selectIsLoading)
  const hasFailed = useSelector(lists, selectHasFailed)
  const failure = useSelector(lists, selectFailure)
  if (isLoading) return <Waiting />
  if (hasFailed)
    return (
      <CallFailed
        part="FAVOURITES"
        failure={failure}
        title={intl.formatMessage({ id: 'favorites.failed', defaultMessage: 'Your titles could not be loaded' })}
        cause={intl.formatMessage({
          id: 'favorites.failed.cause',
          defaultMessage: 'Something went wrong on our side. Your list is safe.',
        })}
        onRetry={() => lists.send({ type: 'viewer.retry' })}
      />
    )
  const titles = listed.flatMap(({ media }) => media ?? [])
  return (
    <>
      {titles.length > 0 ? (
        <>
          <Wall lists={lists} now={now} titles={titles} />
          <AfterFew count={titles.length} />
        </>
      ) : (
        <EmptyList
          title={intl.formatMessage({ id: 'favorites.none', defaultMessage: 'Your list is empty' })}
          text={intl.formatMessage({
            id: 'favorites.empty',
            defaultMessage: 'Star a film or a series to keep it here.',
          })}
          action={
            <LinkButton variant="primary" to={pathOf(HOME)}>
              {intl.formatMessage({ id: 'favorites.browse', defaultMessage: 'Browse films and series' })}
            </LinkButton>
          }
        />
      )}
      <More lists={lists} />
    </>
  )
}
