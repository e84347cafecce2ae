import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { defineMessages, FormattedMessage, useIntl } from 'react-intl'
import { selectCatalogue, selectDeployment, selectLineup } from '../../../machines/app/index.ts'
import { selectNow, selectSearch } from '../../../machines/catalogue/index.ts'
import { selectIsKidsMode } from '../../../machines/lineup/index.ts'
import { selectKeyword } from '../../../machines/search/index.ts'
import type { Instant } from '../../../models/codec/instant.ts'
import { type Deployment, hasChannels, sellsLive, sellsVod } from '../../../models/deployment.ts'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { useApp } from '../../ui/context.ts'
import { EnlargingCards } from '../catalogue/EnlargingCards.tsx'
import { PageWaits } from '../lists/PageParts.tsx'
import { useAllChannels } from '../players/useAllChannels.ts'
import type { SearchPageActor } from './actors.ts'
import { Field } from './Field.tsx'
import { Results } from './Results.tsx'
import css from './Search.module.css'
import { Start } from './Start.tsx'

const labels = defineMessages({
  both: { id: 'find.label', defaultMessage: 'Films, series, channels, people' },
  live: { id: 'find.label.live', defaultMessage: 'Channels and programmes' },
  vod: { id: 'find.label.vod', defaultMessage: 'Films, series and people' },
})

const labelOf = (deployment: Deployment | undefined) => {
  if (deployment !== undefined && !sellsVod(deployment)) return labels.live
  return deployment !== undefined && !hasChannels(deployment) ? labels.vod : labels.both
}

type PageProps = {
  readonly search: SearchPageActor
  readonly deployment: Deployment | undefined
  readonly now: Instant
}

const RESULTS_ID = 'results'

const focusFirst = (): void =>
  document.querySelector<HTMLElement>(`#${RESULTS_ID} :is(a, button):not([tabindex="-1"])`)?.focus()

const Page = ({ search, deployment, now }: PageProps) => {
  const intl = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const app = useApp()
  const running = useSelector(app, selectLineup)
  const lineup = deployment !== undefined && hasChannels(deployment) ? running : undefined
  const findsChannels = deployment !== undefined && sellsLive(deployment)
  const channels = useAllChannels(lineup)
  const isForChildren = useSelector(lineup, snapshot => snapshot !== undefined && selectIsKidsMode(snapshot))
  const keyword = useSelector(search, selectKeyword)
  const label = intl.formatMessage(labelOf(deployment))
  return (
    <>
      <Field search={search} input={input} controls={RESULTS_ID} label={label} onDown={focusFirst} />
      <div id={RESULTS_ID}>
        {keyword === undefined ? (
          <Start search={search} lineup={lineup} channels={channels} hint={label} isForChildren={isForChildren} />
        ) : (
          <Results
            search={search}
            keyword={keyword}
            lineup={lineup}
            channels={channels}
            findsChannels={findsChannels}
            now={now}
            isForChildren={isForChildren}
          />
        )}
      </div>
    </>
  )
}

/** One field over channels, programmes past and future, titles and persons (VOD-11, AHEAD-08, ROUTE-06). */
export const Search = () => {
  const app = useApp()
  const deployment = useSelector(app, selectDeployment)
  const catalogue = useSelector(app, selectCatalogue)
  const search = useSelector(catalogue, snapshot => snapshot && selectSearch(snapshot))
  const now = useSelector(catalogue, snapshot => snapshot && selectNow(snapshot))
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>
          <FormattedMessage id="nav.search" defaultMessage="Search" />
        </h1>
      </VisuallyHidden>
      {search !== undefined && now !== undefined ? (
        <EnlargingCards>
          <Page search={search} deployment={deployment} now={now} />
        </EnlargingCards>
      ) : (
        <PageWaits />
      )}
    </div>
  )
}
