import * as t from 'io-ts'

const FORM = /^[A-Za-z0-9_-]{16,128}$/
const isShareKey = (input: unknown): input is string => typeof input === 'string' && FORM.test(input)

/** What the bodies of an operator in zero-trust mode are sealed with (contract, Zero-trust mode). */
export const ShareKey: t.Type<string, string> = new t.Type(
  'ShareKey',
  isShareKey,
  (input, context) => (isShareKey(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

/**
 * Why no body can be sealed: no key was given yet, it is none by its form, the operator has another one, or could not be
 * asked whether it fits.
 */
export type ShareKeyProblem = 'missing' | 'malformed' | 'refused' | 'unreachable'

const IN_LINK = /#\/shareKey\/(.*)/s

/** The share key that an address brings in its hash (ROUTE-14). */
export const shareKeyInLink = (address: string): string | undefined => IN_LINK.exec(address)?.[1]

/** What somebody pasted for the share key: the key, or the whole link that holds it. */
export const shareKeyIn = (text: string): string => shareKeyInLink(text.trim()) ?? text.trim()
