/** Joins the class names that hold. */
export const cx = (...names: ReadonlyArray<string | false | undefined>): string => names.filter(Boolean).join(' ')
