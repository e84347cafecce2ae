import * as t from 'io-ts'
import { LogicalChannelId } from '../channel.ts'

/** How a list names one of its channels. */
export const ChannelKey = t.strict({ logicalChannelId: LogicalChannelId }, 'ChannelKey')
