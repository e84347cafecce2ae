import { useSelector } from '@xstate/react'
import { Suspense, useCallback } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { selectCatalogue, selectPlace } from '../../../machines/app/index.ts'
import { selectNow, selectVodCategory } from '../../../machines/catalogue/index.ts'
import {
  selectCategory,
  selectCategoryCarousel,
  selectCategoryFailure,
  selectHasCategoryFailed,
  selectHasMore,
  selectHasMoreFailed,
  selectIsCategoryLoading,
  selectIsMoreLoading,
  selectListId,
  selectLists,
  selectSlides,
  selectTitles,
} from '../../../machines/vodCategory/index.ts'
import { instant } from '../../../models/codec/instant.ts'
import { FILMS, HOME, pathOf, SERIES } from '../../../models/page.ts'
import { seenAt } from '../../../models/pagePath.ts'
import { type Category as NamedCategory, RECOMMENDED } from '../../../models/playlist.ts'
import type { Title } from '../../../models/title.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { Link } from '../../ui/components/basics/Link.tsx'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import { Chips } from '../../ui/components/basics/Tabs.tsx'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { MediaCard } from '../../ui/components/catalogue/MediaCard.tsx'
import { PosterWall } from '../../ui/components/catalogue/PosterWall.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { navName } from '../../ui/components/shell/nav.ts'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { usePageName } from '../../ui/pageNames.ts'
import { EnlargingCards } from '../catalogue/EnlargingCards.tsx'
import type { CategoryActor } from './actors.ts'
import css from './Category.module.css'
import { Unavailable, useIsUnavailable } from './Unavailable.tsx'

const Banner = lazyScreen(() => import('../catalogue/Banner.tsx').then(part => part.Banner), 'first')

/** The same carousel as the home page's, where the operator has a banner for the category (VOD-02). */
const CategoryBanner = ({ page }: { readonly page: CategoryActor }) => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const carousel = useSelector(page, selectCategoryCarousel)
  const slides = useSelector(page, selectSlides)
  if (carousel === undefined || slides.length === 0) return null
  return (
    <div className={css.banner}>
      <Suspense>
        <Banner carousel={carousel} slides={slides} onPlay={wish => catalogue?.send(wish)} />
      </Suspense>
    </div>
  )
}

const PANEL = 'titles'
/** As many as are in sight at first: their pictures do not wait. */
const EAGER = 12
const PLACES = Array.from({ length: EAGER }, (_, at) => at)
const idOf = ({ metaId }: Title): string => metaId

type OfPage = { readonly page: CategoryActor }

/** All of the category, or one of its genres. */
const Genres = ({ page }: OfPage) => {
  const intl = useIntl()
  const navigate = useNavigate()
  const { params } = useSelector(useApp(), selectPlace)
  const lists = useSelector(page, selectLists)
  const listId = useSelector(page, selectListId)
  if (lists.length < 2 || listId === undefined) return null
  return (
    <div className={css.genres}>
      <Chips
        label={intl.formatMessage({ id: 'category.genres', defaultMessage: 'Genres' })}
        tabs={lists.map(({ playlistId, title }) => ({ id: playlistId, label: title }))}
        selected={listId}
        onSelect={list => navigate(pathOf({ page: 'vodCategory', params: { ...params, list } }), { replace: true })}
        controls={PANEL}
      />
    </div>
  )
}

/** The next page: by itself as the end comes into sight, and by a button for whoever does not scroll. */
const More = ({ page }: OfPage) => {
  const hasMore = useSelector(page, selectHasMore)
  const isLoading = useSelector(page, selectIsMoreLoading)
  const hasFailed = useSelector(page, selectHasMoreFailed)
  return (
    <div className={css.more}>
      {isLoading && <Spinner />}
      {hasFailed ? (
        <Button icon="reload" onPress={() => page.send({ type: 'viewer.retry' })}>
          <FormattedMessage id="list.moreFailed" defaultMessage="More could not be loaded. Try again" />
        </Button>
      ) : (
        hasMore &&
        !isLoading && (
          <Button onPress={() => page.send({ type: 'viewer.wantMore' })}>
            <FormattedMessage id="seeMore" defaultMessage="See more" />
          </Button>
        )
      )}
    </div>
  )
}

const Titles = ({ page, name }: OfPage & { readonly name: string }) => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const now = useSelector(catalogue, snapshot => snapshot && selectNow(snapshot)) ?? instant(0)
  const titles = useSelector(page, selectTitles)
  const onEnd = useCallback(() => page.send({ type: 'viewer.wantMore' }), [page])
  return (
    <>
      <PosterWall label={name} items={titles} idOf={idOf} onEnd={onEnd}>
        {(title, at) => (
          <MediaCard
            title={title}
            to={pathOf({ page: 'vodDetail', params: { metaId: title.metaId } })}
            now={now}
            eager={at < EAGER}
          />
        )}
      </PosterWall>
      <More page={page} />
    </>
  )
}

const Wait = () => (
  <div className={css.skeleton} role="status">
    <VisuallyHidden>
      <FormattedMessage id="loading" defaultMessage="Loading" />
    </VisuallyHidden>
    {PLACES.map(at => (
      <i key={at} />
    ))}
  </div>
)

const Body = ({ page, name }: OfPage & { readonly name: string }) => {
  const intl = useIntl()
  const titles = useSelector(page, selectTitles)
  const hasMore = useSelector(page, selectHasMore)
  const isLoading = useSelector(page, selectIsCategoryLoading)
  const hasFailed = useSelector(page, selectHasCategoryFailed)
  const failure = useSelector(page, selectCategoryFailure)
  if (hasFailed)
    return (
      <CallFailed
        part="CATEGORY"
        failure={failure}
        title={intl.formatMessage({ id: 'category.failed.title', defaultMessage: 'The titles could not be loaded' })}
        cause={intl.formatMessage({
          id: 'catalogue.failed.cause',
          defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
        })}
        onRetry={() => page.send({ type: 'viewer.retry' })}
      />
    )
  if (titles.length > 0 || hasMore) return <Titles page={page} name={name} />
  if (isLoading) return <Wait />
  return (
    <EmptyState
      text={intl.formatMessage({
        id: 'category.empty',
        defaultMessage: 'There is nothing here at the moment. Try another genre, or come back later.',
      })}
      action={
        <LinkButton to={pathOf(HOME)}>
          <FormattedMessage id="title.closed.home" defaultMessage="Back to home" />
        </LinkButton>
      }
    />
  )
}

/** As the operator calls it; what it recommends is no category of its own. */
const nameOf = (category: NamedCategory | undefined, intl: IntlShape): string => {
  if (category?.type === RECOMMENDED)
    return intl.formatMessage({ id: 'home.recommended', defaultMessage: 'Recommended for you' })
  return category?.title ?? intl.formatMessage({ id: 'nav.vod', defaultMessage: 'Films' })
}

const PLACES_OF = { [FILMS]: 'vod', [SERIES]: 'series' } as const

/** Films and series are two titles of one place, where the navigation has room for one of them. */
const WayTo = ({ kind }: { readonly kind: keyof typeof PLACES_OF }) => (
  <Link to={pathOf({ page: 'vodCategory', params: { type: kind } })}>
    <FormattedMessage {...navName(PLACES_OF[kind])} />
  </Link>
)

const Category = ({ page }: OfPage) => {
  const intl = useIntl()
  const category = useSelector(page, selectCategory)
  const lists = useSelector(page, selectLists)
  const isLoading = useSelector(page, selectIsCategoryLoading)
  const name = nameOf(category, intl)
  usePageName({
    of: category && seenAt({ page: 'vodCategory', params: { type: category.type } }),
    name: category && name,
  })
  return (
    <>
      <div className={css.titles}>
        {category?.type === SERIES && <WayTo kind={FILMS} />}
        <h1 tabIndex={-1}>{name}</h1>
        {category?.type === FILMS && <WayTo kind={SERIES} />}
      </div>
      {lists.length === 0 && isLoading ? (
        <Wait />
      ) : (
        <>
          <CategoryBanner page={page} />
          <Genres page={page} />
          <div id={PANEL}>
            <Body page={page} name={name} />
          </div>
        </>
      )}
    </>
  )
}

const Absent = () => (useIsUnavailable() ? <Unavailable /> : <Wait />)

/** A category of the catalogue (VOD-04, ROUTE-04). */
export const CategoryPage = () => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const page = useSelector(catalogue, snapshot => snapshot && selectVodCategory(snapshot))
  return (
    <div className={css.page}>
      {page ? (
        <EnlargingCards>
          <Category page={page} />
        </EnlargingCards>
      ) : (
        <Absent />
      )}
    </div>
  )
}
