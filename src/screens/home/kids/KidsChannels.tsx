import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { selectCurrentProgramme, selectNow } from '../../../../machines/lineup/index.ts'
import type { Channel } from '../../../../models/channel.ts'
import { channelPictures, chosenFirst, type LiveHome, liveItems } from '../../../../models/liveHome.ts'
import { pathOf } from '../../../../models/page.ts'
import { progressAt, textsIn } from '../../../../models/programme.ts'
import { ChannelLogo } from '../../../ui/components/basics/ChannelLogo.tsx'
import { PictureCard } from '../../../ui/components/kids/PictureCard.tsx'
import { Rail } from '../../../ui/components/rows/Rail.tsx'
import { useLanguage } from '../../../ui/useLanguage.ts'
import type { LineupActor } from '../../players/actors.ts'
import { useSeenChannels } from '../../players/useSeenChannels.ts'
import { PER_RAIL } from '../ChannelRail.tsx'
import css from './KidsHome.module.css'

type KidsChannelProps = {
  readonly channel: Channel
  readonly lineup: LineupActor
  /** The operator's picture of what the channel shows, until its programme is known and where that has none. */
  readonly picture: string | undefined
}

const KidsChannel = ({ channel, lineup, picture }: KidsChannelProps) => {
  const { logicalChannelId: id, logicalChannelName: name, iconUrl, audioPosterList } = channel
  const language = useLanguage()
  const programme = useSelector(lineup, selectCurrentProgramme(id))
  const now = useSelector(lineup, selectNow)
  const still = programme?.picture ?? picture ?? audioPosterList[0]
  return (
    <PictureCard
      shape="wide"
      to={pathOf({ page: 'liveTv', params: { id } })}
      name={programme ? textsIn(programme, language).title : name}
      note={programme ? name : ''}
      progress={programme && { value: progressAt(programme, now), kind: 'live' }}
      picture={still}
      instead={<ChannelLogo src={iconUrl} name={name} size="picture" />}
      eager
    >
      {still && (
        <span className={css.mark}>
          <ChannelLogo src={iconUrl} name={name} size="small" />
        </span>
      )}
    </PictureCard>
  )
}

type KidsChannelsProps = {
  readonly lineup: LineupActor
  readonly home: LiveHome
  readonly channels: ReadonlyArray<Channel>
}

/** What children can watch at this moment, the operator's choice first. */
export const KidsChannels = ({ lineup, home, channels }: KidsChannelsProps) => {
  const intl = useIntl()
  const { shown, ids, pictures } = useMemo(() => {
    const chosen = [...liveItems(home.recommended, channels), ...liveItems(home.banners, channels)]
    const first = chosenFirst(chosen, channels).slice(0, PER_RAIL)
    return {
      shown: first,
      ids: first.map(({ logicalChannelId }) => logicalChannelId),
      pictures: channelPictures(chosen),
    }
  }, [home, channels])
  useSeenChannels(lineup, ids)
  return (
    <Rail
      title={intl.formatMessage({ id: 'home.onNow', defaultMessage: 'On now' })}
      {...(channels.length > PER_RAIL && { moreTo: pathOf({ page: 'liveTv', params: {} }) })}
    >
      {shown.map(channel => (
        <KidsChannel
          key={channel.logicalChannelId}
          channel={channel}
          lineup={lineup}
          picture={pictures.get(channel.logicalChannelId)}
        />
      ))}
    </Rail>
  )
}
