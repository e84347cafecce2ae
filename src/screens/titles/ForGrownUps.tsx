import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectLineup } from '../../../machines/app/index.ts'
import { selectTitleKidsMode } from '../../../machines/titleDetail/index.ts'
import { HOME, pathOf } from '../../../models/page.ts'
import { Button, LinkButton } from '../../ui/components/basics/Button.tsx'
import { EmptyState } from '../../ui/components/feedback/EmptyState.tsx'
import { useApp } from '../../ui/context.ts'
import type { TitleActor } from './actors.ts'
import { InPlaceOfTitle } from './InPlaceOfTitle.tsx'
import css from './Title.module.css'

const KidsDialog = lazy(() => import('../tools/index.tsx').then(tools => ({ default: tools.KidsDialog })))

/** In kids mode, in place of a title that is not rated for children: the PIN opens it (AHEAD-22). */
export const ForGrownUps = ({ page }: { readonly page: TitleActor }) => {
  const intl = useIntl()
  const kids = useSelector(page, selectTitleKidsMode)
  const lineup = useSelector(useApp(), selectLineup)
  return (
    <InPlaceOfTitle>
      <EmptyState
        title={intl.formatMessage({ id: 'title.closed.title', defaultMessage: 'Not available in kids mode' })}
        text={intl.formatMessage({
          id: 'title.closed',
          defaultMessage: 'This title is not rated for children. A grown-up can open it with the PIN.',
        })}
        action={
          <div className={css.ways}>
            <LinkButton to={pathOf(HOME)} variant="primary">
              <FormattedMessage id="title.closed.home" defaultMessage="Back to home" />
            </LinkButton>
            <Button icon="lock" onPress={() => kids?.send({ type: 'viewer.openKidsMode' })}>
              <FormattedMessage id="kids.leave" defaultMessage="Leave kids mode" />
            </Button>
          </div>
        }
      />
      {kids && lineup && (
        <Suspense>
          <KidsDialog kids={kids} lineup={lineup} />
        </Suspense>
      )}
    </InPlaceOfTitle>
  )
}
