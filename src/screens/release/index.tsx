import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { ActorRefFrom } from 'xstate'
import { type releaseMachine, selectIsReleaseClosable, selectIsReleaseLoading } from '../../../machines/release.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { IconButton } from '../../ui/components/basics/IconButton.tsx'

export interface ReleaseProps {
  readonly release: ActorRefFrom<typeof releaseMachine>
}

/** Why the page is about to be loaded anew (AHEAD-17). */
export const ReleaseNews = () => (
  <FormattedMessage
    id="release.gone"
    defaultMessage="A new version is ready. It loads when you are not watching or typing."
  />
)

export const ReleaseActions = ({ release }: ReleaseProps) => {
  const intl = useIntl()
  const isClosable = useSelector(release, selectIsReleaseClosable)
  const isLoading = useSelector(release, selectIsReleaseLoading)
  return (
    <>
      <Button size="small" disabled={isLoading} onPress={() => release.send({ type: 'viewer.loadAnew' })}>
        <FormattedMessage id="release.load" defaultMessage="Load now" />
      </Button>
      {isClosable && (
        <IconButton
          icon="close"
          size="small"
          label={intl.formatMessage({ id: 'close', defaultMessage: 'Close' })}
          onPress={() => release.send({ type: 'viewer.closeNews' })}
        />
      )}
    </>
  )
}
