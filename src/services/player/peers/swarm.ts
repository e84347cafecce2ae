import type Hls from 'hls.js'
import type { HlsConfig } from 'hls.js'
import { HlsJsP2PEngine } from 'p2p-media-loader-hlsjs'
import { swarmOf } from '../../../../models/peerDelivery.ts'
import type { JoinSwarm } from './index.ts'

/**
 * Seconds before a segment is needed from which on only the host is asked, and up to which it is asked at all: what lies
 * beyond comes from other viewers, if they have it. So the picture stands further behind the edge, still as live as the
 * pill says.
 */
const URGENT = 4
const BY_HOST = 6
const BEHIND_EDGE = 14

type Loaders = Pick<HlsConfig, 'fLoader' | 'pLoader'>

/** Those who watch the same stream (AHEAD-26). Whatever they do not give comes from the host as ever. */
export const joinSwarm: JoinSwarm = ({ address, places, stunServers }) => {
  const engine = new HlsJsP2PEngine({
    core: {
      swarmId: swarmOf(address),
      announceTrackers: [...places],
      rtcConfig: { iceServers: stunServers.map(urls => ({ urls })) },
      highDemandTimeWindow: URGENT,
      httpDownloadTimeWindow: BY_HOST,
    },
  })
  let fromPeers = 0
  let total = 0
  engine.addEventListener('onChunkDownloaded', (bytes, source) => {
    total += bytes
    if (source === 'p2p') fromPeers += bytes
  })
  return {
    options: { ...(engine.getConfigForHlsJs() as Loaders), liveSyncDuration: BEHIND_EDGE },
    follow: (hls: Hls) => engine.bindHls(hls),
    share: () => ({ fromPeers, total }),
    leave: () => engine.applyDynamicConfig({ core: { isP2PDisabled: true } }),
  }
}
