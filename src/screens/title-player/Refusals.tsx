import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl'
import { selectAccess } from '../../../machines/app/index.ts'
import {
  type Problem,
  selectTitleFailure,
  selectTitleOverlay,
  selectTitleProblem,
  type VodFailure,
} from '../../../machines/vodPlayer/index.ts'
import { Button } from '../../ui/components/basics/Button.tsx'
import { Dialog } from '../../ui/components/feedback/Dialog.tsx'
import { Refused } from '../../ui/components/feedback/Refused.tsx'
import { PlayerError } from '../../ui/components/live/PlayerError.tsx'
import { useApp } from '../../ui/context.ts'
import { lazyScreen } from '../../ui/lazyScreen.ts'
import { isPlayRefusal, type PlayRefusal } from '../players/playRefusal.ts'
import type { TitlePlayerActor } from './actors.ts'
import { useNames } from './names.ts'

const PlayRefused = lazyScreen(() => import('../players/refused/PlayRefused.tsx').then(part => part.PlayRefused))

const causes: Readonly<Record<Exclude<VodFailure['reason'], PlayRefusal['reason']>, MessageDescriptor>> =
  defineMessages({
    noPlaysourceUrl: {
      id: 'noPlaysourceUrl',
      defaultMessage: 'The operator did not say where this title plays from.',
    },
    network: {
      id: 'film.failed.network',
      defaultMessage: 'The network does not answer. Playback continues when it is back.',
    },
    media: { id: 'film.failed.media', defaultMessage: 'This browser could not play this title.' },
    stalled: { id: 'film.failed.stalled', defaultMessage: 'The video stalled, and loading it again did not help.' },
    protected: { id: 'film.failed.protected', defaultMessage: 'This browser cannot play protected titles.' },
    licence: { id: 'film.failed.licence', defaultMessage: 'We could not get the key to this title.' },
    operator: { id: 'film.failed.operator', defaultMessage: 'Our service did not deliver this title.' },
    resource: { id: 'film.failed.resource', defaultMessage: 'The video of this title was not found.' },
    over: { id: 'film.failed.resource', defaultMessage: 'The video of this title was not found.' },
    timeShift: { id: 'film.failed.resource', defaultMessage: 'The video of this title was not found.' },
  })

const problems: Readonly<Record<Problem, MessageDescriptor>> = defineMessages({
  sourceInvalid: { id: 'source.invalid', defaultMessage: 'Video source is invalid' },
  sourceMissing: { id: 'source.missing', defaultMessage: 'Video source is missing' },
  notYetAvailable: { id: 'source.notYet', defaultMessage: 'This program is not yet available' },
  unavailable: { id: 'source.unavailable', defaultMessage: 'Unavailable source' },
})

const close = (player: TitlePlayerActor) => () => player.send({ type: 'viewer.closePlayer' })

/** The way to a right, or what went wrong and what can be done; nothing where the title plays. */
export const Refusal = ({ player }: { readonly player: TitlePlayerActor }) => {
  const intl = useIntl()
  const app = useApp()
  const isUser = useSelector(app, snapshot => selectAccess(snapshot) === 'user')
  const failure = useSelector(player, selectTitleFailure)
  const overlay = useSelector(player, selectTitleOverlay)
  const { title } = useNames(player)
  if (overlay === 'failed' && failure !== undefined) {
    const { reason } = failure
    if (isPlayRefusal(reason))
      return (
        <Suspense>
          <PlayRefused
            of="titles"
            name={title}
            failure={{ ...failure, reason }}
            onRetry={() => player.send({ type: 'viewer.retry' })}
            onPickAnother={close(player)}
          />
        </Suspense>
      )
    return (
      <PlayerError
        title={
          title === ''
            ? intl.formatMessage({ id: 'film.failed', defaultMessage: 'This title could not be played' })
            : intl.formatMessage({ id: 'film.failed.title', defaultMessage: '{title} could not be played' }, { title })
        }
        cause={failure.words ?? intl.formatMessage(causes[reason])}
        actions={[
          {
            label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }),
            onPress: () => player.send({ type: 'viewer.retry' }),
          },
          {
            label: intl.formatMessage({ id: 'film.pickAnother', defaultMessage: 'Pick another title' }),
            onPress: close(player),
          },
        ]}
        code={failure.code}
      />
    )
  }
  return (
    <Refused
      title={
        isUser
          ? intl.formatMessage({ id: 'film.noAuthority', defaultMessage: '{title} is not in your plan' }, { title })
          : intl.formatMessage({ id: 'logInToWatch', defaultMessage: 'Log in to watch {name}' }, { name: title })
      }
      text={
        isUser
          ? intl.formatMessage({ id: 'film.noAuthority.user', defaultMessage: 'This title comes with another plan.' })
          : intl.formatMessage({ id: 'film.noAuthority.guest', defaultMessage: 'It comes with a plan.' })
      }
      actions={
        <>
          <Button variant="primary" onPress={() => app.send({ type: 'viewer.seePlans' })}>
            {isUser ? (
              <FormattedMessage id="live.seePlans" defaultMessage="See plans" />
            ) : (
              <FormattedMessage id="header.login" defaultMessage="Log in" />
            )}
          </Button>
          <Button variant="picture" onPress={close(player)}>
            <FormattedMessage id="film.pickAnother" defaultMessage="Pick another title" />
          </Button>
        </>
      }
    />
  )
}

/** There is nothing to be played: it is said, and that is the end of it (LIVE-09, VOD-14). */
export const Nothing = ({ player }: { readonly player: TitlePlayerActor }) => {
  const intl = useIntl()
  const isGone = useSelector(player, snapshot => selectTitleOverlay(snapshot) === 'gone')
  const problem = useSelector(player, selectTitleProblem) ?? 'unavailable'
  const { title } = useNames(player)
  return (
    <Dialog
      title={
        title === ''
          ? intl.formatMessage({ id: 'film.failed', defaultMessage: 'This title could not be played' })
          : title
      }
      size={400}
      onClose={close(player)}
      footer={
        <Button variant="primary" onPress={close(player)}>
          {intl.formatMessage({ id: 'ok', defaultMessage: 'OK' })}
        </Button>
      }
    >
      <p>
        {isGone
          ? intl.formatMessage({
              id: 'live.gone',
              defaultMessage: 'This content is no longer available. Pick another one.',
            })
          : intl.formatMessage(problems[problem])}
      </p>
    </Dialog>
  )
}
