import { FormattedMessage, useIntl } from 'react-intl'
import { useNavigate } from 'react-router'
import { HOME, pathOf } from '../../../models/page.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { InPlaceOfTitle } from './InPlaceOfTitle.tsx'
import css from './Title.module.css'

/** In place of a title that the operator has no longer (LIVE-09). */
export const Gone = () => {
  const intl = useIntl()
  const navigate = useNavigate()
  return (
    <InPlaceOfTitle>
      <div role="alert">
        <EmptyState
          title={intl.formatMessage({ id: 'title.gone', defaultMessage: 'No longer in the catalogue' })}
          text={intl.formatMessage({
            id: 'live.gone',
            defaultMessage: 'This content is no longer available. Pick another one.',
          })}
          action={
            <div className={css.ways}>
              <Button variant="primary" onPress={() => navigate(pathOf(HOME), { replace: true })}>
                <FormattedMessage id="ok" defaultMessage="OK" />
              </Button>
              <LinkButton to={pathOf({ page: 'search', params: {} })} icon="search">
                <FormattedMessage id="nav.search" defaultMessage="Search" />
              </LinkButton>
            </div>
          }
        />
      </div>
    </InPlaceOfTitle>
  )
}
