import { ShareKey, type ShareKeyProblem } from '../../../models/shareKey.ts'
import type { Services } from '../services.ts'
import { sealOf } from './seal.ts'

type Address = Pick<Window, 'location' | 'history'>

const IN_ADDRESS = /^#\/shareKey\/(.*)$/

/** The share key that a link brought: it does not stay in the address (ROUTE-14). */
const takenFromAddress = ({ location, history }: Address): string | undefined => {
  const shareKey = IN_ADDRESS.exec(location.hash)?.[1]
  if (shareKey !== undefined) history.replaceState(history.state, '', location.pathname + location.search)
  return shareKey
}

/**
 * Seals every body with the key that the person gave, that a link brought, or that is kept on the device; the first of
 * them is kept from now on. Why there is none, where there is none (MODE-04, E2EE-01).
 */
export const openSeal = async (
  { crypto, storage, sealBy }: Pick<Services, 'crypto' | 'storage' | 'sealBy'>,
  window: Address & Pick<Window, 'addEventListener'>,
  given: string | undefined,
): Promise<ShareKeyProblem | undefined> => {
  const kept = storage.value('device', 'shareKey', ShareKey)
  const brought = takenFromAddress(window)
  const shareKey = given?.trim() ?? brought ?? kept.read()
  if (shareKey === undefined) return 'missing'
  if (!ShareKey.is(shareKey)) return 'malformed'
  kept.write(shareKey)
  sealBy(await sealOf(crypto, shareKey))
  /** Another link with a key: the app begins anew with it. */
  window.addEventListener('hashchange', () => {
    if (IN_ADDRESS.test(window.location.hash)) window.location.reload()
  })
  return undefined
}
