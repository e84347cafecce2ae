import * as t from 'io-ts'
import { lenient } from './optional.ts'

/** Text of at most `max` characters. Markup in it stays text: nothing in the app reads it as HTML. */
export const text = (name: string, max: number): t.Type<string, string> => {
  const is = (input: unknown): input is string => typeof input === 'string' && input.length <= max
  return new t.Type(
    name,
    is,
    (input, context) => (is(input) ? t.success(input) : t.failure(input, context)),
    value => value,
  )
}

/** A name, a title, a code, a header value. */
export const Text = text('Text', 4096)
/** A description, the body of a message, the text of a policy. */
export const LongText = text('LongText', 262_144)

/** A browser reads `/\` as `//`, which names another host. */
const ADDRESS = /^(?:https?:\/\/[^\s/?#]|\/(?![/\\]))\S*$/i
const isAddress = (input: unknown): input is string => Text.is(input) && ADDRESS.test(input)

/** A link or a picture: `http:`, `https:` or a path of the same origin; `javascript:` and its like are refused. */
export const WebAddress: t.Type<string, string> = new t.Type(
  'WebAddress',
  isAddress,
  (input, context) => (isAddress(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

const HOST = /^(?:https?|wss?):\/\/\S+$/i
const isHost = (input: unknown): input is string => Text.is(input) && HOST.test(input)

/** A host that streams come from, or where viewers meet. */
export const HostAddress: t.Type<string, string> = new t.Type(
  'HostAddress',
  isHost,
  (input, context) => (isHost(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)

/** An address that may be missing, null or empty on the wire. */
export const OptionalAddress: t.Type<string | undefined, string | undefined> = new t.Type(
  'WebAddress?',
  (input): input is string | undefined => input === undefined || isAddress(input),
  (input, context) =>
    input === undefined || input === null || input === '' ? t.success(undefined) : WebAddress.validate(input, context),
  value => value,
)

/** A picture: one that cannot be used is left out and its owner lives. */
export const Picture: t.Type<string | undefined, string | undefined> = lenient(OptionalAddress, undefined)
