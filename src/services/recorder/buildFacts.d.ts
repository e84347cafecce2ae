/** Made by scripts/lib/buildFacts.ts. */
declare module 'virtual:build-facts' {
  /** Of package.json, and of the revision where there is one. */
  export const version: string
  /** When that revision was committed, in UTC. */
  export const time: string
  /** By chart its hash, as in docs/statecharts/hashes.json. */
  export const hashes: Readonly<Record<string, string>>
}
