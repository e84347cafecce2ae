import { useIntl } from 'react-intl'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { HeroBox } from '../../../ui/components/banner/Hero.tsx'
import { EmptyState } from '../../../ui/components/feedback/EmptyState.tsx'
import { CallFailed } from '../../../ui/components/feedback/RetryCard.tsx'
import { useApp } from '../../../ui/context.ts'
import css from '../Home.module.css'

type TitlesFailedProps = { readonly failure: CallFailure | undefined; readonly onPicture?: boolean }

/** The page of titles could not be had. */
export const TitlesFailed = ({ failure, onPicture = false }: TitlesFailedProps) => {
  const intl = useIntl()
  const app = useApp()
  return (
    <CallFailed
      part="HOME"
      failure={failure}
      onPicture={onPicture}
      title={intl.formatMessage({ id: 'home.failed', defaultMessage: 'The titles could not be loaded' })}
      cause={intl.formatMessage({
        id: 'live.list.failed.cause',
        defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
      })}
      onRetry={() => app.send({ type: 'viewer.retry' })}
    />
  )
}

/** The operator has put nothing on the page of titles, and nothing else is sold. */
export const Empty = () => {
  const intl = useIntl()
  return (
    <HeroBox>
      <EmptyState
        text={intl.formatMessage({ id: 'home.empty', defaultMessage: 'There is nothing to watch here yet.' })}
      />
    </HeroBox>
  )
}

type WithoutProps = Pick<TitlesFailedProps, 'failure'> & { readonly hasFailed: boolean }

/** In place of the titles, where nothing else is sold. */
export const Without = ({ hasFailed, failure }: WithoutProps) =>
  hasFailed ? (
    <HeroBox>
      <div className={css.failed}>
        <TitlesFailed failure={failure} onPicture />
      </div>
    </HeroBox>
  ) : (
    <Empty />
  )
