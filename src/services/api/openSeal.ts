import * as E from 'fp-ts/lib/Either.js'
import { errKind } from '../../../models/errCode.ts'
import { ShareKey, type ShareKeyProblem, shareKeyIn, shareKeyInLink } from '../../../models/shareKey.ts'
import { manifest } from '../../../models/wire/account.ts'
import type { CryptoService } from '../crypto/crypto.ts'
import { type Seal, sealOf } from '../crypto/seal.ts'
import type { Http } from '../http/types.ts'
import type { Stored } from '../storage/storage.ts'
import type { Tabs } from '../tabs/tabs.ts'

type OpenSealParts = {
  readonly crypto: CryptoService
  /** As the device keeps it. */
  readonly shareKey: Stored<string>
  readonly tabs: Tabs
  readonly http: Http
  readonly sealBy: (seal: Seal) => void
  readonly window: Pick<Window, 'location' | 'history' | 'addEventListener'>
  /** A link, or another tab, brought a share key while the page was open. */
  readonly onBrought: (shareKey: string) => void
}

/** The share key that a link brought: it does not stay in the address (ROUTE-14). */
const takenFromAddress = ({ location, history }: OpenSealParts['window']): string | undefined => {
  const shareKey = shareKeyInLink(location.hash)
  if (shareKey !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  return shareKey
}

/**
 * Opens the seal of all bodies: by the key that is given, that a link brought, or that is kept on the device. A new one is
 * tried first, and kept once an answer was opened with it (MODE-04, ROUTE-14, E2EE-01). The answer is why there is none.
 */
export const makeOpenSeal = ({ crypto, shareKey: kept, tabs, http, sealBy, window, onBrought }: OpenSealParts) => {
  /** Brought, and not yet tried. */
  let brought = takenFromAddress(window)
  window.addEventListener('hashchange', () => {
    const shareKey = takenFromAddress(window)
    if (shareKey !== undefined) onBrought(shareKey)
  })
  tabs.onStorage(key => {
    const shareKey = key === kept.name ? kept.read() : undefined
    if (shareKey !== undefined) onBrought(shareKey)
  })

  const problemOf = async (seal: Seal): Promise<ShareKeyProblem | undefined> => {
    const answer = await http.call(manifest, {}, { token: 'none', awaitedBy: 'nobody', isNeeded: true, seal })
    if (E.isRight(answer)) return undefined
    const { left } = answer
    return left.tag === 'refused' && errKind(left.errCode) === 'wrongShareKey' ? 'refused' : 'unreachable'
  }

  return async (given: string | undefined): Promise<ShareKeyProblem | undefined> => {
    const fresh = given === undefined ? brought : shareKeyIn(given)
    const shareKey = fresh ?? kept.read()
    brought = undefined
    if (shareKey === undefined) return 'missing'
    if (!ShareKey.is(shareKey)) return 'malformed'
    const seal = await sealOf(crypto, shareKey)
    if (fresh !== undefined) {
      const problem = await problemOf(seal)
      if (problem === 'unreachable') brought = fresh
      if (problem !== undefined) return problem
      kept.write(fresh)
    }
    sealBy(seal)
    return undefined
  }
}
