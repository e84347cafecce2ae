import { useSelector } from '@xstate/react'
import { useIntl } from 'react-intl'
import { selectCanKeepWatching, selectChannel } from '../../../machines/livePlayer/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import type { LivePlayerActor } from '../players/actors.ts'

/** Content that is gone for good (LIVE-09). */
export const Gone = ({ player }: { readonly player: LivePlayerActor }) => {
  const intl = useIntl()
  const channel = useSelector(player, selectChannel)
  const dismiss = (): void => player.send({ type: 'viewer.dismiss' })
  return (
    <Dialog
      title={channel?.logicalChannelName ?? intl.formatMessage({ id: 'live.title', defaultMessage: 'Live TV' })}
      size={400}
      onClose={dismiss}
      footer={
        <Button variant="primary" onPress={dismiss}>
          {intl.formatMessage({ id: 'ok', defaultMessage: 'OK' })}
        </Button>
      }
    >
      <p>
        {intl.formatMessage({
          id: 'live.gone',
          defaultMessage: 'This content is no longer available. Pick another one.',
        })}
      </p>
    </Dialog>
  )
}

/** The broadcast of what is watched behind live has ended (LIVE-03). The picture goes on meanwhile. */
export const Over = ({ player }: { readonly player: LivePlayerActor }) => {
  const intl = useIntl()
  const canKeepWatching = useSelector(player, selectCanKeepWatching)
  const returnToLive = (): void => player.send({ type: 'viewer.backToLive' })
  const keepWatching = (): void => player.send({ type: 'viewer.keepWatching' })
  return (
    <Dialog
      title={intl.formatMessage({
        id: 'timeShift.over',
        defaultMessage: 'The live broadcast of this program has ended, do you want to return to live?',
      })}
      size={400}
      onClose={canKeepWatching ? keepWatching : returnToLive}
      footer={
        <>
          {canKeepWatching && (
            <Button onPress={keepWatching}>
              {intl.formatMessage({ id: 'timeShift.keepWatching', defaultMessage: 'Keep watching' })}
            </Button>
          )}
          <Button variant="primary" onPress={returnToLive}>
            {intl.formatMessage({ id: 'timeShift.returnToLive', defaultMessage: 'Return to live' })}
          </Button>
        </>
      }
    >
      {!canKeepWatching && (
        <p>
          {intl.formatMessage({
            id: 'timeShift.noCatchUp',
            defaultMessage: 'Replay on this channel is not in your plan.',
          })}
        </p>
      )}
    </Dialog>
  )
}
