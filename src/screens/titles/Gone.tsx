import { FormattedMessage } from 'react-intl'
import { useNavigate } from 'react-router'
import { HOME, pathOf } from '../../../models/page.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { TuningNeedle } from '../../ui/components/feedback/TuningNeedle.tsx'
import { Meanwhile } from '../lists/Meanwhile.tsx'
import css from './Gone.module.css'

/** In place of a title that the operator has no longer (LIVE-09): composed as its head was, and what there is to watch. */
export const Gone = () => {
  const navigate = useNavigate()
  return (
    <>
      <section className={css.gone} data-surface="picture">
        <TuningNeedle lost />
        <div role="alert">
          <h1>
            <FormattedMessage id="title.gone" defaultMessage="No longer in the catalogue" />
          </h1>
          <p>
            <FormattedMessage id="live.gone" defaultMessage="This content is no longer available. Pick another one." />
          </p>
          <div className={css.ways}>
            <Button variant="primary" onPress={() => navigate(pathOf(HOME), { replace: true })}>
              <FormattedMessage id="ok" defaultMessage="OK" />
            </Button>
            <LinkButton to={pathOf({ page: 'search', params: {} })} icon="search">
              <FormattedMessage id="nav.search" defaultMessage="Search" />
            </LinkButton>
          </div>
        </div>
      </section>
      <Meanwhile />
    </>
  )
}
