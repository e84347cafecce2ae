import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectGuide, selectIsGuideUnavailable, selectLineup } from '../../../machines/app/index.ts'
import { selectIsFailed, selectListFailure } from '../../../machines/lineup/index.ts'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { ListFailed, PartUnavailable } from '../../ui/components/feedback/RetryCard.tsx'
import { ChannelRowSkeletons } from '../../ui/components/feedback/Skeleton.tsx'
import { useApp } from '../../ui/context.ts'
import css from './Guide.module.css'
import { GuidePage } from './GuidePage.tsx'

const Content = () => {
  const app = useApp()
  const intl = useIntl()
  const lineup = useSelector(app, selectLineup)
  const guide = useSelector(app, selectGuide)
  const isUnavailable = useSelector(app, selectIsGuideUnavailable)
  const hasLineupFailed = useSelector(lineup, snapshot => snapshot !== undefined && selectIsFailed(snapshot))
  const failure = useSelector(lineup, snapshot => snapshot && selectListFailure(snapshot))
  if (isUnavailable)
    return (
      <PartUnavailable
        part="GUIDE"
        title={intl.formatMessage({ id: 'guide.unavailable', defaultMessage: 'The guide could not be loaded' })}
        onRetry={() => app.send({ type: 'viewer.retry' })}
      />
    )
  if (hasLineupFailed && lineup)
    return <ListFailed failure={failure} onRetry={() => lineup.send({ type: 'viewer.retry' })} />
  if (!guide || !lineup) return <ChannelRowSkeletons count={8} />
  return <GuidePage guide={guide} lineup={lineup} />
}

/** All channels over all days (EPG-10): a view of live television, with its picture beside it. */
export const Guide = () => {
  const intl = useIntl()
  return (
    <div className={css.page}>
      <VisuallyHidden>
        <h1>{intl.formatMessage({ id: 'nav.guide', defaultMessage: 'Guide' })}</h1>
      </VisuallyHidden>
      <Content />
    </div>
  )
}
