import { FormattedMessage } from 'react-intl'
import type { BannerItem } from '../../../models/banner.ts'
import { ChannelLogo } from '../../ui/components/basics/ChannelLogo.tsx'
import { formatDayAndTime } from '../../ui/intl/format.ts'

const Kind = ({ item: { metaType } }: { readonly item: BannerItem }) => {
  if (metaType === 'MOVIE') return <FormattedMessage id="banner.film" defaultMessage="Film" />
  return metaType && <FormattedMessage id="banner.series" defaultMessage="Series" />
}

/** Where a slide comes from, above its title: the channel and the time of what was on air, else what it is. */
export const BannerOrigin = ({ item }: { readonly item: BannerItem }) => {
  const { hasEpgSource, mediaVideoList, startTime } = item
  const [channel] = mediaVideoList
  if (!hasEpgSource) return <Kind item={item} />
  return (
    <>
      {channel && (
        <>
          <ChannelLogo src={channel.iconUrl} name={channel.logicChannelName} size="small" />
          <span>{channel.logicChannelName}</span>
        </>
      )}
      <span>
        <FormattedMessage
          id="banner.replayOnAir"
          defaultMessage="replay on air {time}"
          values={{ time: startTime !== undefined && <time key="time">{formatDayAndTime(startTime)}</time> }}
        />
      </span>
    </>
  )
}
