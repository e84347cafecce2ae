import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { selectCatalogue, selectIsCatalogueUnavailable } from '../../../machines/app/index.ts'
import { selectIsPageUnavailable } from '../../../machines/catalogue/index.ts'
import { PartUnavailable } from '../../ui/components/feedback/RetryCard.tsx'
import { useApp } from '../../ui/context.ts'

/** The code of the page did not come: it is asked for again on demand, or when the network is back. */
const usePageUnavailable = (): boolean => {
  const app = useApp()
  const isUnavailable = useSelector(app, selectIsCatalogueUnavailable)
  const catalogue = useSelector(app, selectCatalogue)
  return (
    useSelector(catalogue, snapshot => snapshot !== undefined && selectIsPageUnavailable(snapshot)) || isUnavailable
  )
}

const PageUnavailable = () => {
  const app = useApp()
  const intl = useIntl()
  return (
    <PartUnavailable
      part="CATALOGUE"
      title={intl.formatMessage({ id: 'page.unavailable', defaultMessage: 'This page could not be loaded' })}
      onRetry={() => app.send({ type: 'viewer.retry' })}
    />
  )
}

/** Until the page's chart runs: what stands in its place, or that it does not come. */
export const PageWaits = ({ children }: { readonly children?: ReactNode }) =>
  usePageUnavailable() ? <PageUnavailable /> : children
