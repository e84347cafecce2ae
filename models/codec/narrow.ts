import * as t from 'io-ts'

const that = <A>(name: string, is: (input: unknown) => input is A): t.Type<A> =>
  new t.Type(
    name,
    is,
    (input, context) => (is(input) ? t.success(input) : t.failure(input, context)),
    value => value,
  )

/** A number from one to another. */
export const between = (name: string, least: number, most: number) =>
  that(name, (input): input is number => typeof input === 'number' && input >= least && input <= most)

/** A text of one form. */
export const matching = (name: string, pattern: RegExp) =>
  that(name, (input): input is string => typeof input === 'string' && pattern.test(input))

/** A file of the app's own origin, without a sign that could say more in a style. */
export const OwnFile = matching('OwnFile', /^\/[\w-][\w./-]{0,200}$/)
