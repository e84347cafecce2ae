import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectCatalogue, selectIsCatalogueUnavailable } from '../../../machines/app/index.ts'
import { selectIsPageUnavailable } from '../../../machines/catalogue/index.ts'
import { PartUnavailable } from '../../ui/components/feedback/RetryCard.tsx'
import { useApp } from '../../ui/context.ts'
import css from './Title.module.css'

/** The page's chart could not be fetched; it may be on its way as long as it has not failed. */
export const useIsUnavailable = (): boolean => {
  const app = useApp()
  const catalogue = useSelector(app, selectCatalogue)
  const isPageUnavailable = useSelector(
    catalogue,
    snapshot => snapshot !== undefined && selectIsPageUnavailable(snapshot),
  )
  return useSelector(app, selectIsCatalogueUnavailable) || isPageUnavailable
}

export const Unavailable = () => {
  const app = useApp()
  const intl = useIntl()
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
