import { useSelector } from '@xstate/react'
import { FormattedMessage } from 'react-intl'
import { selectCurrentProgramme } from '../../../machines/lineup/index.ts'
import { type Channel, isAudio } from '../../../models/channel.ts'
import { textsIn } from '../../../models/programme.ts'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { VisuallyHidden } from '../../ui/components/basics/VisuallyHidden.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import { playAddress } from '../programmes/offers.ts'
import { FirstFew } from './FirstFew.tsx'
import { Marked } from './Marked.tsx'
import css from './Search.module.css'

type LineProps = { readonly lineup: LineupActor; readonly keyword: string; readonly channel: Channel }

const Line = ({ lineup, keyword, channel }: LineProps) => {
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(channel.logicalChannelId))
  return (
    <li>
      <ChannelLogo src={channel.iconUrl} name={channel.logicalChannelName} locked={!channel.liveAuthority} />
      <span className={css.words}>
        <b>
          {channel.channelSeq} <Marked query={keyword} text={channel.logicalChannelName} />
        </b>
        <small>{programme && textsIn(programme, language).title}</small>
      </span>
      <WatchButton channel={channel} />
    </li>
  )
}

type WatchButtonProps = { readonly channel: Channel; readonly primary?: boolean }

export const WatchButton = ({ channel, primary = false }: WatchButtonProps) => (
  <LinkButton
    size={primary ? 'normal' : 'small'}
    variant={primary ? 'primary' : 'secondary'}
    to={playAddress(channel)}
    icon="play"
    filledIcon
  >
    {isAudio(channel) ? (
      <FormattedMessage id="programme.listen" defaultMessage="Listen" />
    ) : (
      <FormattedMessage id="programme.watch" defaultMessage="Watch" />
    )}{' '}
    <VisuallyHidden>{channel.logicalChannelName}</VisuallyHidden>
  </LinkButton>
)

type ChannelsProps = {
  readonly title: string
  readonly lineup: LineupActor
  readonly channels: ReadonlyArray<Channel>
  /** What was searched for, lit in the names. */
  readonly keyword?: string
  /** So many stand there at first. */
  readonly few?: number
}

/** Channels with what is on, to be watched. */
export const Channels = ({ title, lineup, channels, keyword = '', few = channels.length }: ChannelsProps) => (
  <FirstFew title={title} items={channels} few={few}>
    {shown => (
      <ul className={css.rows}>
        {shown.map(channel => (
          <Line key={channel.logicalChannelId} lineup={lineup} keyword={keyword} channel={channel} />
        ))}
      </ul>
    )}
  </FirstFew>
)
