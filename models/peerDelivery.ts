import { type Tracker, trackersOf } from './tracker.ts'

/** What must be said of delivery among viewers before anything of it is loaded (AHEAD-26). */
export interface PeerTerms {
  /** The deployment offers it. */
  readonly isOffered: boolean
  /** The person has agreed to it on this device. */
  readonly hasConsent: boolean
  /** The browser is told to save data: nobody's data is spent on others. */
  readonly sparesData: boolean
}

export const mayShare = ({ isOffered, hasConsent, sparesData }: PeerTerms): boolean =>
  isOffered && hasConsent && !sparesData

/** Where the viewers of a stream meet; `http` addresses are spoken to by WebSocket. */
export const meetingPlaces = (trackers: ReadonlyArray<Tracker>): ReadonlyArray<string> =>
  trackersOf(trackers, 'webRTC')
    .map(address => address.replace(/^http/i, 'ws'))
    .filter(address => /^wss?:\/\//i.test(address))

/** The name under which the viewers of a stream meet: its address without what is this viewer's own. */
export const swarmOf = (address: string): string => address.split(/[?#]/)[0] ?? ''

/** Bytes of a stream: those that other viewers gave, and all. */
export interface PeerShare {
  readonly fromPeers: number
  readonly total: number
}
