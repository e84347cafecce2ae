import { useSelector } from '@xstate/react'
import { FormattedMessage, useIntl } from 'react-intl'
import { selectCurrentProgramme, selectNow } from '../../../machines/lineup/index.ts'
import { type BannerItem, bannerPicture } from '../../../models/banner.ts'
import type { Channel } from '../../../models/channel.ts'
import { slideWords } from '../../../models/liveHome.ts'
import { pathOf } from '../../../models/page.ts'
import { progressAt } from '../../../models/programme.ts'
import { Hero } from '../../ui/components/banner/Hero.tsx'
import { LinkButton } from '../../ui/components/basics/Button.tsx'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { Icon } from '../../ui/components/basics/Icon.tsx'
import { Progress } from '../../ui/components/basics/Progress.tsx'
import { TimeRange } from '../../ui/intl/TimeRange.tsx'
import { useLanguage } from '../../ui/useLanguage.ts'
import type { LineupActor } from '../players/actors.ts'
import css from './LiveHero.module.css'

type LiveHeroProps = {
  readonly channel: Channel
  /** What the operator says of the channel; without it the channel stands for itself. */
  readonly item: BannerItem | undefined
  readonly lineup: LineupActor
}

/** The banner of a channel. */
export const LiveHero = ({ channel, item, lineup }: LiveHeroProps) => {
  const intl = useIntl()
  const language = useLanguage()
  const { logicalChannelId: id, logicalChannelName: name, iconUrl, liveAuthority } = channel
  const programme = useSelector(lineup, selectCurrentProgramme(id))
  const now = useSelector(lineup, selectNow)
  const { title, line, text, picture, start, stop } = slideWords(item, programme, language, now) ?? { title: name }
  const times = start !== undefined && stop !== undefined ? { start, stop } : undefined
  return (
    <Hero
      picture={picture ?? (item && bannerPicture(item))}
      mark={<ChannelLogo src={iconUrl} name={name} size="picture" />}
      eyebrow={
        <>
          <ChannelLogo src={iconUrl} name={name} size="small" />
          <span>{name}</span>
          {!liveAuthority && (
            <span className={css.locked}>
              <Icon name="lock" />
              {intl.formatMessage({ id: 'channel.locked', defaultMessage: 'not in your plan' })}
            </span>
          )}
        </>
      }
      title={title}
      facts={
        <>
          {line && <p>{line}</p>}
          {times && (
            <p className={css.times}>
              <span>
                <TimeRange {...times} />
              </span>
              <Progress value={progressAt(times, now)} kind="live" />
            </p>
          )}
        </>
      }
      text={text}
    >
      <LinkButton to={pathOf({ page: 'liveTv', params: { id } })} variant="primary" icon="play" filledIcon>
        <FormattedMessage id="banner.watchNow" defaultMessage="Watch now" />
      </LinkButton>
    </Hero>
  )
}
