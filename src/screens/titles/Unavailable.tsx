import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { selectCatalogue, selectIsCatalogueUnavailable } from '../../../machines/app/index.ts'
import { selectIsPageUnavailable } from '../../../machines/catalogue/index.ts'
import { PartUnavailable } from '../../ui/components/feedback/RetryCard.tsx'
import { useApp } from '../../ui/context.ts'
import css from './Title.module.css'

/** The page's chart is not there: it is on its way, or could not be fetched. */
export const Unavailable = ({ wait }: { readonly wait: ReactNode }) => {
  const app = useApp()
  const intl = useIntl()
  const catalogue = useSelector(app, selectCatalogue)
  const isPageUnavailable = useSelector(
    catalogue,
    snapshot => snapshot !== undefined && selectIsPageUnavailable(snapshot),
  )
  const isUnavailable = useSelector(app, selectIsCatalogueUnavailable) || isPageUnavailable
  if (!isUnavailable) return wait
  return (
    <div className={css.failed}>
      <PartUnavailable
        part="CATALOGUE"
        title={intl.formatMessage({ id: 'title.failed.title', defaultMessage: 'The title could not be loaded' })}
        onRetry={() => app.send({ type: 'viewer.retry' })}
      />
    </div>
  )
}
