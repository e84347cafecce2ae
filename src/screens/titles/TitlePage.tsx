import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectCatalogue, selectProperties } from '../../../machines/app/index.ts'
import { selectTitleDetail } from '../../../machines/catalogue/index.ts'
import {
  selectHasTitleFailed,
  selectIsTitleClosed,
  selectIsTitleGone,
  selectOpenPerson,
  selectSourceProblem,
  selectTitleFailure,
  selectTitleNow,
  selectTitleView,
  type TitleView,
} from '../../../machines/titleDetail/index.ts'
import { pathOf } from '../../../models/page.ts'
import { seenAt } from '../../../models/pagePath.ts'
import type { Title } from '../../../models/title.ts'
import { PersonCard } from '../../ui/components/catalogue/PersonCard.tsx'
import { PosterRail } from '../../ui/components/catalogue/PosterRail.tsx'
import { CallFailed } from '../../ui/components/feedback/RetryCard.tsx'
import { SourceDialog } from '../../ui/components/guide/SourceDialog.tsx'
import { Rail } from '../../ui/components/rows/Rail.tsx'
import { useApp } from '../../ui/context.ts'
import { usePageName } from '../../ui/pageNames.ts'
import { EnlargingCards } from '../catalogue/EnlargingCards.tsx'
import { OpenPerson } from '../catalogue/OpenPerson.tsx'
import type { TitleActor } from './actors.ts'
import { ForGrownUps } from './ForGrownUps.tsx'
import { Gone } from './Gone.tsx'
import { HeadBox, HeadWait } from './HeadBox.tsx'
import { InPlaceOfTitle } from './InPlaceOfTitle.tsx'
import { Seasons } from './Seasons.tsx'
import css from './Title.module.css'
import { TitleHead } from './TitleHead.tsx'
import { TrailerRail } from './Trailers.tsx'
import { Unavailable, useIsUnavailable } from './Unavailable.tsx'

const toOf = ({ metaId }: Title): string => pathOf({ page: 'vodDetail', params: { metaId } })

type ShownProps = { readonly page: TitleActor; readonly view: TitleView }

const Shown = ({ page, view }: ShownProps) => {
  const intl = useIntl()
  const now = useSelector(page, selectTitleNow)
  const person = useSelector(page, selectOpenPerson)
  const problem = useSelector(page, selectSourceProblem)
  const properties = useSelector(useApp(), selectProperties)
  const { persons, moreLikeThis, title } = view
  const showsMore = properties?.layoutConfig.more_like_this_switch ?? true
  usePageName({ of: seenAt({ page: 'vodDetail', params: { metaId: title.metaId } }), name: title.title })
  return (
    <>
      <Seasons page={page} view={view} />
      <TrailerRail key={`trailers ${title.metaId}`} page={page} view={view} />
      {persons.length > 0 && (
        <Rail
          key={`persons ${title.metaId}`}
          title={intl.formatMessage({ id: 'title.persons', defaultMessage: 'Cast & crew' })}
        >
          {persons.map((each, at) => (
            <PersonCard
              // biome-ignore lint/suspicious/noArrayIndexKey: somebody may have two parts in it
              key={`${each.personId} ${at}`}
              person={each}
              onOpen={() => page.send({ type: 'viewer.openPerson', personId: each.personId })}
            />
          ))}
        </Rail>
      )}
      {showsMore && moreLikeThis.length > 0 && (
        <PosterRail
          key={`more ${title.metaId}`}
          name={intl.formatMessage({ id: 'title.moreLikeThis', defaultMessage: 'More like this' })}
          titles={moreLikeThis}
          toOf={toOf}
          now={now}
        />
      )}
      {person && (
        <OpenPerson actor={person} toOf={toOf} now={now} onClose={() => page.send({ type: 'viewer.closePerson' })} />
      )}
      {problem && (
        <SourceDialog
          title={title.title}
          problem={problem}
          onClose={() => page.send({ type: 'viewer.dismissProblem' })}
        />
      )}
    </>
  )
}

/** The head is one from the first moment on: what came as a card grows into it, and the words come when they are known. */
const Head = ({ page, view }: { readonly page: TitleActor | undefined; readonly view: TitleView | undefined }) => {
  const title = view?.title
  return (
    <HeadBox picture={title?.posterLandscape ?? title?.poster} calm={title?.lettering !== undefined}>
      {page && view ? <TitleHead page={page} view={view} /> : <HeadWait />}
    </HeadBox>
  )
}

const Failed = ({ page }: { readonly page: TitleActor }) => {
  const intl = useIntl()
  const failure = useSelector(page, selectTitleFailure)
  return (
    <InPlaceOfTitle>
      <CallFailed
        part="TITLE"
        failure={failure}
        title={intl.formatMessage({ id: 'title.failed.title', defaultMessage: 'The title could not be loaded' })}
        cause={intl.formatMessage({
          id: 'catalogue.failed.cause',
          defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
        })}
        onRetry={() => page.send({ type: 'viewer.retry' })}
      />
    </InPlaceOfTitle>
  )
}

const Page = ({ page }: { readonly page: TitleActor | undefined }) => {
  const isUnavailable = useIsUnavailable()
  const view = useSelector(page, snapshot => snapshot && selectTitleView(snapshot))
  const isGone = useSelector(page, snapshot => snapshot !== undefined && selectIsTitleGone(snapshot))
  const isClosed = useSelector(page, snapshot => snapshot !== undefined && selectIsTitleClosed(snapshot))
  const hasFailed = useSelector(page, snapshot => snapshot !== undefined && selectHasTitleFailed(snapshot))
  if (page === undefined && isUnavailable) return <Unavailable />
  if (page && isClosed) return <ForGrownUps page={page} />
  if (isGone) return <Gone />
  if (page && hasFailed) return <Failed page={page} />
  return (
    <>
      <Head page={page} view={view} />
      {page && view && <Shown page={page} view={view} />}
    </>
  )
}

/** A film, a series, a season or an episode (VOD-05, ROUTE-05). */
export const TitlePage = () => {
  const catalogue = useSelector(useApp(), selectCatalogue)
  const page = useSelector(catalogue, snapshot => snapshot && selectTitleDetail(snapshot))
  return (
    <div className={css.page}>
      <EnlargingCards>
        <Page page={page} />
      </EnlargingCards>
    </div>
  )
}
