import { useSelector } from '@xstate/react'
import { defineMessages, useIntl } from 'react-intl'
import { selectAccess, selectNow, selectPurchase, selectSession } from '../../../../machines/app/index.ts'
import { selectPlans } from '../../../../machines/purchase.ts'
import { selectAccount } from '../../../../machines/session/index.ts'
import { once } from '../../../../models/once.ts'
import { inOneCurrency, sellsMore } from '../../../../models/plan.ts'
import type { ErrorAction, ErrorActions } from '../../../ui/components/feedback/ErrorCard.tsx'
import { PlayerError } from '../../../ui/components/live/PlayerError.tsx'
import { PlayingDevices } from '../../../ui/components/live/PlayingDevices.tsx'
import { useApp } from '../../../ui/context.ts'
import type { PlayRefusal } from '../playRefusal.ts'
import { type PictureOf, useViews } from '../useViews.ts'

const causes = {
  channels: defineMessages({
    blackout: {
      id: 'live.failed.blackout',
      defaultMessage: 'The rights to this programme do not cover the place where you are. Other channels keep playing.',
    },
    pickAnother: { id: 'live.pickAnother', defaultMessage: 'Pick another channel' },
  }),
  titles: defineMessages({
    blackout: {
      id: 'film.failed.blackout',
      defaultMessage: 'The rights to this title do not cover the place where you are.',
    },
    pickAnother: { id: 'film.pickAnother', defaultMessage: 'Pick another title' },
  }),
}

const full = defineMessages({
  named: {
    id: 'failed.tooManyDevices',
    defaultMessage:
      'As many devices as your plan allows are playing now. Play here, and the one that started first stops.',
  },
  unnamed: {
    id: 'failed.tooManyDevices.unnamed',
    defaultMessage: 'As many devices as your plan allows are playing now. Stop one of them, then try again.',
  },
})

/** Of a device of which nobody knows when it began. */
const LATEST = Number.MAX_SAFE_INTEGER

/** Until the plans have been asked for nobody knows: they may have more. */
const useMayBuyMore = (): boolean => {
  const app = useApp()
  const now = useSelector(app, selectNow)
  const plans = useSelector(useSelector(app, selectPurchase), snapshot => snapshot && selectPlans(snapshot))
  const account = useSelector(useSelector(app, selectSession), snapshot => snapshot && selectAccount(snapshot))
  if (plans === undefined || account === undefined) return true
  return sellsMore(inOneCurrency(plans, account.country), account.subscriptionList, now)
}

type PlayRefusedProps = {
  readonly of: PictureOf
  /** Of the channel or title. */
  readonly name: string
  readonly failure: PlayRefusal
  readonly onRetry: () => void
  readonly onPickAnother?: (() => void) | undefined
}

/** As many devices play as may, or the rights end where the viewer is: what can be done about it (AHEAD-46). */
export const PlayRefused = ({ of, name, failure, onRetry, onPickAnother }: PlayRefusedProps) => {
  const intl = useIntl()
  const app = useApp()
  const views = useViews(of)()
  const isUser = useSelector(app, snapshot => selectAccess(snapshot) === 'user')
  const mayBuyMore = useMayBuyMore()
  const isFull = failure.reason === 'tooManyDevices'
  const retry = { label: intl.formatMessage({ id: 'retry', defaultMessage: 'Try again' }), onPress: onRetry }
  const playing = once(failure.playing ?? [], ({ sessionId }) => sessionId)
  const [oldest] = playing.toSorted((one, other) => (one.since ?? LATEST) - (other.since ?? LATEST))
  const playInsteadOf = (sessionId: string) => {
    views?.playInsteadOf(sessionId)
    onRetry()
  }
  const playHere =
    oldest === undefined
      ? retry
      : {
          label: intl.formatMessage({ id: 'playHere', defaultMessage: 'Play here' }),
          onPress: () => playInsteadOf(oldest.sessionId),
        }
  const seePlans = {
    label: intl.formatMessage({ id: 'live.seePlans', defaultMessage: 'See plans' }),
    onPress: () => app.send({ type: 'viewer.seePlans' }),
  }
  const another: ReadonlyArray<ErrorAction> =
    onPickAnother === undefined ? [] : [{ label: intl.formatMessage(causes[of].pickAnother), onPress: onPickAnother }]
  const actionsOf = (): ErrorActions => {
    const [pickAnother] = another
    if (!isFull) return pickAnother ? [pickAnother, retry] : [retry]
    if (!isUser || !mayBuyMore) return pickAnother ? [playHere, pickAnother] : [playHere]
    return pickAnother ? [playHere, seePlans, pickAnother] : [playHere, seePlans]
  }
  return (
    <PlayerError
      title={
        isFull
          ? intl.formatMessage({ id: 'failed.tooManyDevices.title', defaultMessage: 'Playing on too many devices' })
          : intl.formatMessage({ id: 'failed.blackout.title', defaultMessage: '{name} cannot be shown here' }, { name })
      }
      cause={
        isFull
          ? intl.formatMessage(full[oldest === undefined ? 'unnamed' : 'named'])
          : (failure.words ?? intl.formatMessage(causes[of].blackout))
      }
      actions={actionsOf()}
      code={failure.code}
    >
      {playing.length > 0 && <PlayingDevices devices={playing} onStop={playInsteadOf} />}
    </PlayerError>
  )
}
