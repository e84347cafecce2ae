import { playSessionEnd } from '../../../models/wire/trackers.ts'
import type { Http } from '../http/types.ts'

/** Has another device of the account give way to this one, before this one asks again (contract, Too many devices). */
export interface GiveWay {
  readonly wish: (sessionId: string) => void
  /** Whoever was wished to has been asked to; where that fails, the next answer says once more that too many play. */
  readonly settled: () => Promise<void>
}

export const makeGiveWay = (http: Http): GiveWay => {
  let wished: string | undefined
  return {
    wish: sessionId => {
      wished = sessionId
    },
    settled: async () => {
      const sessionId = wished
      wished = undefined
      if (sessionId !== undefined) await http.call(playSessionEnd, { sessionId }, { awaitedBy: 'nobody' })
    },
  }
}
