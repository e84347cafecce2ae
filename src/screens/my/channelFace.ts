import type { Channel } from '../../../models/channel.ts'
import type { ChannelFace } from '../../ui/components/purchase/ChannelFaces.tsx'

export const channelFace = ({ logicalChannelId, logicalChannelName, iconUrl }: Channel): ChannelFace => ({
  id: logicalChannelId,
  name: logicalChannelName,
  logo: iconUrl,
})
