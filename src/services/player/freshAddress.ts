import type { StreamToken } from './engine.ts'

/** The address with the token of this moment. */
export type FreshAddress = (address: string) => string

/** Playlists name others with the token that they were asked with: any of those known so far is replaced (LIVE-16). */
export const freshAddress = (token: Pick<StreamToken, 'current'>): FreshAddress => {
  const known = new Set<string>()
  const fresh: FreshAddress = address => {
    const current = encodeURIComponent(token.current())
    if (current !== '') known.add(current)
    const written = [...known].find(each => address.includes(each))
    return written === undefined ? address : address.replaceAll(written, current)
  }
  fresh('')
  return fresh
}
