import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { ProgrammeOffer } from '../../../../models/programmeOffer.ts'
import { formatTime } from '../../intl/format.ts'
import { Button, LinkButton } from '../basics/Button.tsx'
import { VisuallyHidden } from '../basics/VisuallyHidden.tsx'

export type ProgrammeActionProps = {
  readonly offer: ProgrammeOffer
  /** The programme, for those who do not see which row the button stands in. */
  readonly title: string
  /** When it begins, in ms: one day may show it twice. */
  readonly start: number | undefined
  /** Where it plays from its beginning, or as it runs. */
  readonly to: string
  /** A guest logs in, a user sees the plans (ROLE-05). */
  readonly audience: 'guest' | 'user'
  readonly reminded: boolean
  readonly onRemind: () => void
  readonly onPlans: () => void
  /** Why there is nothing to play (EPG-07). */
  readonly onProblem: () => void
  /** The one action of its view; else one among many. */
  readonly primary?: boolean
}

type NamedProps = Pick<ProgrammeActionProps, 'title' | 'start'> & { readonly children: ReactNode }

const Named = ({ title, start, children }: NamedProps) => (
  <>
    {children} <VisuallyHidden>{start === undefined ? title : `${title}, ${formatTime(start)}`}</VisuallyHidden>
  </>
)

/** The one button of a programme (EPG-05): play, watch, remind, or the way to the right that is missing. */
export const ProgrammeAction = ({
  offer,
  title,
  start,
  to,
  reminded,
  primary = false,
  ...props
}: ProgrammeActionProps) => {
  const look = primary ? ({ variant: 'primary' } as const) : ({ variant: 'secondary', size: 'small' } as const)
  switch (offer) {
    case 'replay':
      return (
        <LinkButton {...look} to={to} icon="replay">
          <Named title={title} start={start}>
            <FormattedMessage id="programme.replay" defaultMessage="Replay" />
          </Named>
        </LinkButton>
      )
    case 'watch':
      return (
        <LinkButton {...look} to={to} icon="play" filledIcon>
          <Named title={title} start={start}>
            <FormattedMessage id="programme.watch" defaultMessage="Watch" />
          </Named>
        </LinkButton>
      )
    case 'remind':
      return (
        <Button
          {...look}
          {...(!primary && { variant: 'outline' })}
          {...(primary && reminded && { variant: 'secondary' })}
          icon="bell"
          filledIcon={reminded}
          pressed={reminded}
          onPress={props.onRemind}
        >
          <Named title={title} start={start}>
            {reminded ? (
              <FormattedMessage id="programme.reminded" defaultMessage="Reminder set" />
            ) : (
              <FormattedMessage id="programme.remind" defaultMessage="Remind me" />
            )}
          </Named>
        </Button>
      )
    case 'locked':
      return (
        <Button {...look} icon="lock" onPress={props.onPlans}>
          <Named title={title} start={start}>
            {props.audience === 'guest' ? (
              <FormattedMessage id="header.login" defaultMessage="Log in" />
            ) : (
              <FormattedMessage id="live.seePlans" defaultMessage="See plans" />
            )}
          </Named>
        </Button>
      )
    default:
      return (
        <Button variant="text" {...(!primary && { size: 'small' })} icon="info" onPress={props.onProblem}>
          <Named title={title} start={start}>
            <FormattedMessage id="programme.noReplay" defaultMessage="No replay" />
          </Named>
        </Button>
      )
  }
}
