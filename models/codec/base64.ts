import * as t from 'io-ts'
import { text } from './text.ts'

const FORM = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/
const Bounded = text('Base64', 1_048_576)
const isBase64 = (input: unknown): input is string => Bounded.is(input) && input !== '' && FORM.test(input)

/** Bytes as base64 text: at least one byte, at most 768 KiB. */
export const Base64: t.Type<string, string> = new t.Type(
  'Base64',
  isBase64,
  (input, context) => (isBase64(input) ? t.success(input) : t.failure(input, context)),
  value => value,
)
