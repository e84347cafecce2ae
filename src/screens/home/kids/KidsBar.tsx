import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectKidsMode } from '../../../../machines/app/index.ts'
import { pathOf } from '../../../../models/page.ts'
import { Button } from '../../../ui/components/basics/Button.tsx'
import { IconLink } from '../../../ui/components/basics/IconButton.tsx'
import { VisuallyHidden } from '../../../ui/components/basics/VisuallyHidden.tsx'
import { Mascot } from '../../../ui/components/kids/Mascot.tsx'
import { useApp } from '../../../ui/context.ts'
import css from './KidsBar.module.css'

/** In place of the header over the home page for children: a welcome, the search, and the way out by PIN (AHEAD-22). */
export const KidsBar = () => {
  const intl = useIntl()
  const kids = useSelector(useApp(), selectKidsMode)
  return (
    <div className={css.bar}>
      <Mascot />
      <h1>
        <span>
          <FormattedMessage id="kids.hello" defaultMessage="Hello!" />
        </span>{' '}
        <span>
          <FormattedMessage id="kids.question" defaultMessage="What shall we watch?" />
        </span>
      </h1>
      <IconLink
        icon="search"
        label={intl.formatMessage({ id: 'nav.search', defaultMessage: 'Search' })}
        to={pathOf({ page: 'search', params: {} })}
      />
      <span className={css.leave}>
        {/* its code comes when the page rests */}
        <Button icon="lock" disabled={kids === undefined} onPress={() => kids?.send({ type: 'viewer.openKidsMode' })}>
          <span className={css.word} aria-hidden="true">
            <FormattedMessage id="kids.out" defaultMessage="Leave" />
          </span>
          <VisuallyHidden>
            <FormattedMessage id="kids.leave" defaultMessage="Leave kids mode" />
          </VisuallyHidden>
        </Button>
      </span>
    </div>
  )
}
