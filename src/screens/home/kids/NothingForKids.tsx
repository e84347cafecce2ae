import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectListFailure } from '../../../../machines/lineup/index.ts'
import { EmptyState } from '../../../ui/components/feedback/EmptyState.tsx'
import { ListFailed } from '../../../ui/components/feedback/RetryCard.tsx'
import { TitlesFailed } from '../shelves/Without.tsx'
import type { LiveHomeView } from '../useLiveHome.ts'
import type { VodHomeView } from '../useVodHome.ts'

const ChannelsFailed = ({ lineup, onRetry }: Extract<LiveHomeView, { readonly kind: 'failed' }>) => (
  <ListFailed failure={useSelector(lineup, selectListFailure)} onRetry={onRetry} />
)

type NothingForKidsProps = {
  /** Where they are sold. */
  readonly titles: VodHomeView | undefined
  readonly live: LiveHomeView | undefined
}

/** In place of all rows: what could not be had, or that there is nothing yet. */
export const NothingForKids = ({ titles, live }: NothingForKidsProps) => {
  const intl = useIntl()
  if (titles?.hasFailed) return <TitlesFailed failure={titles.failure} />
  if (live?.kind === 'failed') return <ChannelsFailed {...live} />
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'kids.empty.title', defaultMessage: 'Nothing for children yet' })}
      text={intl.formatMessage({
        id: 'kids.empty',
        defaultMessage: 'A grown-up can leave kids mode with the PIN.',
      })}
    />
  )
}
