const decodeText = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** The pairs of an address's query; a part that cannot be read is left out, the last of equal names wins. */
export const parseQuery = (query: string): Readonly<Record<string, string>> => {
  const pairs = query
    .split('&')
    .filter(pair => pair !== '')
    .map(pair => pair.split(/=(.*)/s))
    .map(([name = '', value = '']) => [decodeText(name), decodeText(value)] as const)
  return Object.fromEntries(
    pairs.filter((pair): pair is readonly [string, string] => pair[0] !== undefined && pair[1] !== undefined),
  )
}

/** Percent-encodes any text; half of a surrogate pair, which no address can hold, becomes U+FFFD. */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))

/** `?a=1&b=2`, or nothing when there are no pairs. */
export const queryText = (pairs: ReadonlyArray<readonly [string, string]>): string =>
  pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${encodeText(name)}=${encodeText(value)}`).join('&')}`
