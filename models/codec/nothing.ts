import * as t from 'io-ts'

/** The result of a call that only says whether it succeeded: whatever stands there is not read. */
export const Nothing: t.Type<undefined, undefined> = new t.Type(
  'Nothing',
  t.undefined.is,
  () => t.success(undefined),
  () => undefined,
)

/** A request without fields of its own. */
export const NoFields = t.strict({}, 'NoFields')
export type NoFields = t.TypeOf<typeof NoFields>
