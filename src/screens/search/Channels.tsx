import { useSelector } from '@xstate/react'
import { useId, useMemo } from 'react'
import { FormattedMessage } from 'react-intl'
import { selectCurrentProgramme } from '../../../machines/lineup/index.ts'
import type { Channel } from '../../../models/channel.ts'
import { textsIn } from '../../../models/programme.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import { useSeenChannels } from '../players/useSeenChannels.ts'
import { playAddress } from '../programmes/offers.ts'
import css from './Search.module.css'

type LineProps = { readonly lineup: LineupActor; readonly channel: Channel; readonly to: string }

const Line = ({ lineup, channel, to }: LineProps) => {
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(channel.logicalChannelId))
  return (
    <li>
      <ChannelLogo src={channel.iconUrl} name={channel.logicalChannelName} locked={!channel.liveAuthority} />
      <span className={css.words}>
        <b>
          {channel.channelSeq} {channel.logicalChannelName}
        </b>
        <small>{programme && textsIn(programme, language).title}</small>
      </span>
      <LinkButton size="small" to={to} icon="play" filledIcon>
        <FormattedMessage id="programme.watch" defaultMessage="Watch" />{' '}
        <VisuallyHidden>{channel.logicalChannelName}</VisuallyHidden>
      </LinkButton>
    </li>
  )
}

type ChannelsProps = {
  readonly title: string
  readonly lineup: LineupActor
  readonly channels: ReadonlyArray<Channel>
}

/** As many as are looked through: whoever means another one types more of its name. */
const MOST = 12

/** Channels with what is on, to be watched. */
export const Channels = ({ title, lineup, channels }: ChannelsProps) => {
  const id = useId()
  const shown = useMemo(() => channels.slice(0, MOST), [channels])
  useSeenChannels(
    lineup,
    useMemo(() => shown.map(({ logicalChannelId }) => logicalChannelId), [shown]),
  )
  return (
    <section className={css.part} aria-labelledby={id}>
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
      </div>
      <ul className={css.rows}>
        {shown.map(channel => (
          <Line key={channel.logicalChannelId} lineup={lineup} channel={channel} to={playAddress(channel)} />
        ))}
      </ul>
    </section>
  )
}
