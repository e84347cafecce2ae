/** Texts are trimmed this long after the last change (VALID-06, spec §5). */
export const TRIM_DELAY_MS = 300

export type TextFieldKind = 'text' | 'password'

/** What a field holds after it settled: text without its outer white space; a password exactly as typed. */
export const settled = (kind: TextFieldKind, value: string): string => (kind === 'password' ? value : value.trim())
