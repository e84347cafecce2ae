import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import { selectHasMoreFailed, selectIsLoadingMore } from '../../../machines/titleLists/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Spinner } from '../../ui/components/basics/Spinner.tsx'
import type { TitleListsActor } from './actors.ts'
import css from './Lists.module.css'

/** The end of what is known: the next page is on its way, or did not come. */
export const More = ({ lists }: { readonly lists: TitleListsActor }) => {
  const isLoading = useSelector(lists, selectIsLoadingMore)
  const hasFailed = useSelector(lists, selectHasMoreFailed)
  return (
    <div className={css.more}>
      {isLoading && <Spinner />}
      {hasFailed && (
        <Button icon="reload" onPress={() => lists.send({ type: 'viewer.retry' })}>
          <FormattedMessage id="list.moreFailed" defaultMessage="More could not be loaded. Try again" />
        </Button>
      )}
    </div>
  )
}
