/** Gives an object what the floor of television sets (package.json) lacks, unless it is there. */
export const fill = <Owner extends object, Name extends keyof Owner>(
  owner: Owner,
  name: Name,
  value: Owner[Name],
): void => {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}
