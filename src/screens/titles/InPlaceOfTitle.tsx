import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import css from './Title.module.css'

/** What stands where a title would: dark as its picture, as the header lies over it in either theme. */
export const InPlaceOfTitle = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.failed} data-surface="picture">
    <VisuallyHidden>
      <h1>
        <FormattedMessage id="nav.vod" defaultMessage="Films" />
      </h1>
    </VisuallyHidden>
    {children}
  </div>
)
