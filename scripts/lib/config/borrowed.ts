import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, fileOf, isElsewhere, MANIFEST, picturesOf, readManifest } from './files.ts'
import type { Problem } from './schema.ts'

/** Seen of every brand, whatever the manifest names. */
const ALWAYS = ['login.svg', 'favicon.svg', 'icons/apple-touch-icon.png']

/** What a brand in this folder still has of `ours`, whose files come with a build. */
export const borrowed = ({ brand }: Config, folder: string, ours: string): ReadonlyArray<Problem> => {
  const [own, { name, ...rest } = {}] = [readManifest(folder), readManifest(ours)]
  if (brand?.name === name) return []
  const { name: called, ...manifest } = own ?? { ...rest, name: brand?.name ?? name }
  const isOurs = (file: string): boolean => {
    const [theirs, here] = [join(folder, file), join(ours, file)]
    return existsSync(here) && (!existsSync(theirs) || readFileSync(here).equals(readFileSync(theirs)))
  }
  const named = picturesOf(manifest)
    .map(([, address]) => address)
    .filter(address => !isElsewhere(address))
  const mend = brand?.name === undefined ? 'give brand.name' : 'say your own name in it'
  return [
    ...(called === name ? [{ path: MANIFEST, text: `calls the installed app ${name}: ${mend}` }] : []),
    ...[...new Set([...ALWAYS, ...named.map(fileOf)])].filter(isOurs).map(path => ({
      path,
      text: `is still ${name}’s: lay one of your own beside config.json`,
    })),
  ]
}
