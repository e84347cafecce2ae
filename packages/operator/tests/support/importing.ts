import { endpoints } from '../../../../models/wire/index.ts'
import type { HeadEnd } from '../../index.ts'
import { ask, guest, must } from './client.ts'

/** What asks for every channel. */
export const EVERY_CHANNEL = {
  supportMosaic: false,
  supportVirtual: false,
  supportAudio: true,
  supportBroadCast: true,
  dataChecks: [],
}

/** What a guest sees of the line-up. */
export const channelsOf = async ({ origin }: HeadEnd) => {
  const { token } = await guest(origin)
  const { channelListInfo, channelColumnInfo } = await must(ask(origin, endpoints.channelList, EVERY_CHANNEL, token))
  const named = (name: string) => {
    const found = channelListInfo.channelList.find(({ logicalChannelName }) => logicalChannelName === name)
    if (found === undefined) throw new Error(`no channel "${name}"`)
    return found
  }
  return { token, channels: channelListInfo.channelList, columns: channelColumnInfo.columnList, named }
}

/** The live stream of a channel, as the app asks for it. */
export const liveOf = async (headEnd: HeadEnd, name: string): Promise<Response> => {
  const { named } = await channelsOf(headEnd)
  return fetch(`${headEnd.origin}/live/${named(name).physicalChannelList[0]?.liveStreamId}/index.m3u8?token=`)
}

/** The addresses that a playlist names, in its lines and its tags. */
export const addressesIn = (playlist: string): ReadonlyArray<string> =>
  playlist
    .split('\n')
    .flatMap(line => (line.startsWith('#') ? [...line.matchAll(/URI="([^"]+)"/g)].map(([, uri]) => uri ?? '') : [line]))
    .filter(line => line !== '')
