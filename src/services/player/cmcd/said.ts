import type { CmcdMode } from '../../../../models/deployment.ts'
import type { Asked } from '../engine.ts'

interface Told {
  readonly sessionId: string
  readonly contentId: string
  readonly mode: CmcdMode
}

/** What the first frame takes is asked for before an engine asks: a playlist, or whatever else is needed to begin. */
export const startRequest =
  ({ sessionId, contentId, mode }: Told) =>
  (address: string, isPlaylist: boolean): Asked => {
    const object = isPlaylist ? ['ot=m'] : []
    const [content, ...session] = [`cid="${contentId}"`, 'sf=h', `sid="${sessionId}"`]
    if (mode === 'query') {
      const said = [content, ...object, ...session, 'su', 'v=2'].join(',')
      return { address: `${address}${address.includes('?') ? '&' : '?'}CMCD=${encodeURIComponent(said)}`, headers: {} }
    }
    const headers = { 'CMCD-Request': 'su', 'CMCD-Session': [content, ...session, 'v=2'].join(',') }
    return { address, headers: isPlaylist ? { ...headers, 'CMCD-Object': 'ot=m' } : headers }
  }

/** shaka-player says one buffer where the standard wants a list of them, hls.js how long the head of segments lasts. */
const corrected = (said: string): string => {
  const listed = said.replace(/\bbl=(\d+)/, 'bl=($1)')
  return /\bot=i\b/.test(listed) ? listed.replace(/(^|,)d=\d+(,|$)/, '$1').replace(/,$/, '') : listed
}

const SAID = /([?&]CMCD=)([^&#]*)/

/** What an engine says, as the standard takes it. */
export const correct = ({ address, headers }: Asked): Asked => ({
  address: address.replace(SAID, (_, name: string, said: string) => {
    const text = decodeURIComponent(said.replaceAll('+', ' '))
    return name + encodeURIComponent(corrected(text))
  }),
  headers: Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, name.startsWith('CMCD-') ? corrected(value) : value]),
  ),
})

/** The address of what is asked for, without what is said beside it. */
export const withoutCmcd = (address: string): string =>
  address.replace(/([?&])CMCD=[^&#]*&?/, '$1').replace(/[?&](?=$|#)/, '')
