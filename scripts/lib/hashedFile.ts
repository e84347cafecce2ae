/** How much of its content's hash a built file has in its name. Short, as the shell holds every name. */
export const HASH_LETTERS = 7

const HASHED = new RegExp(`^assets/.+-[\\w-]{${HASH_LETTERS}}\\.\\w+$`)

/** `assets/name-hash.js`: a file that never changes under its name. */
export const isHashed = (file: string): boolean => HASHED.test(file)
