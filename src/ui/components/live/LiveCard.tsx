import { useIntl } from 'react-intl'
import { CARD_STILL_WIDTH } from '../../../../models/picture.ts'
import { TimeRange } from '../../intl/TimeRange.tsx'
import { ChannelLogo } from '../basics/ChannelLogo.tsx'
import { Link } from '../basics/Link.tsx'
import { Picture } from '../basics/Picture.tsx'
import { Progress } from '../basics/Progress.tsx'
import { Sign } from '../basics/Sign.tsx'
import { useSizedPicture } from '../basics/useSizedPicture.ts'
import css from './LiveCard.module.css'

type LiveCardProps = {
  readonly to: string
  readonly channelName: string
  readonly logo: string | undefined
  readonly picture: string | undefined
  readonly authorised: boolean
  /** Times in milliseconds, progress from 0 to 1 while it is on; without a programme the channel's own name is the title. */
  readonly programme:
    | { readonly title: string; readonly start: number; readonly stop: number; readonly progress?: number }
    | undefined
  /** Among the first that are seen: its picture does not wait. */
  readonly eager?: boolean
}

/** What is on now, as an item of a rail. */
export const LiveCard = ({ to, channelName, logo, picture, authorised, programme, eager = false }: LiveCardProps) => {
  const intl = useIntl()
  return (
    <li className={css.card} data-locked={!authorised || undefined}>
      <Link to={to} className={css.link}>
        <b>{programme?.title ?? channelName}</b>
        <small>
          {programme && (
            <>
              {channelName}, <TimeRange start={programme.start} stop={programme.stop} />
            </>
          )}
        </small>
        <Picture
          src={useSizedPicture(picture, CARD_STILL_WIDTH)}
          shape="still"
          eager={eager}
          instead={<ChannelLogo src={logo} name={channelName} size="picture" />}
        >
          {!authorised && (
            <Sign
              place="topRight"
              icon="lock"
              wordless
              label={intl.formatMessage({ id: 'channel.locked', defaultMessage: 'not in your plan' })}
            />
          )}
          {picture && (
            <span className={css.mark}>
              <ChannelLogo src={logo} name={channelName} size="small" />
            </span>
          )}
          {programme?.progress !== undefined && <Progress value={programme.progress} kind="live" onPicture />}
        </Picture>
      </Link>
    </li>
  )
}
