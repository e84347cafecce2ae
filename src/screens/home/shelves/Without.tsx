import { useIntl } from 'react-intl'
import type { CallFailure } from '../../../../models/callFailure.ts'
import { HeroBox } from '../../../ui/components/banner/Hero.tsx'
import { EmptyState } from '../../../ui/components/feedback/EmptyState.tsx'
import { CallFailed } from '../../../ui/components/feedback/RetryCard.tsx'
import { useApp } from '../../../ui/context.ts'
import css from '../Home.module.css'

/** The page of titles could not be had, and nothing else is sold. */
export const Failed = ({ failure }: { readonly failure: CallFailure | undefined }) => {
  const intl = useIntl()
  const app = useApp()
  return (
    <HeroBox>
      <div className={css.failed}>
        <CallFailed
          part="HOME"
          failure={failure}
          onPicture
          title={intl.formatMessage({ id: 'home.failed', defaultMessage: 'The titles could not be loaded' })}
          cause={intl.formatMessage({
            id: 'live.list.failed.cause',
            defaultMessage: 'The operator did not answer as expected. Your login and settings are untouched.',
          })}
          onRetry={() => app.send({ type: 'viewer.retry' })}
        />
      </div>
    </HeroBox>
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
